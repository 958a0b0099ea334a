import type { FieldError } from '@console/contracts/core/errors';
import { missingFor, type Resource } from '@console/contracts/core/resource';

/**
 * Fields that an update would empty although every transition into the record's state requires them: a published record
 * keeps what it needed to be published.
 */
export function requiredByState(
  { states }: Pick<Resource, 'states'>,
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): FieldError[] {
  const entering = Object.values(states?.transitions ?? {}).filter(({ to }) => to === before[states?.field ?? '']);
  const lacking = entering.map(({ requires }) => missingFor(requires, values));
  const [first = [], ...others] = lacking;
  return first
    .filter((field) => others.every((names) => names.includes(field)))
    .map((field) => ({ field, code: 'REQUIRED' }));
}
