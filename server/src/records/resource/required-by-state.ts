import type { FieldError } from '@console/contracts/core/errors';
import { missingFor, type Resource } from '@console/contracts/core/resource';

/**
 * Fields that an update would empty although every step into the record's state requires them: a published record
 * keeps what it needed to be published.
 */
export function requiredByState(
  { states, steps }: Pick<Resource, 'states' | 'steps'>,
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): FieldError[] {
  const state = states && before[states.field];
  const entering = Object.values(steps).filter(({ to }) => state !== undefined && to === state);
  const lacking = entering.map(({ requires }) => missingFor(requires, values));
  const [first = [], ...others] = lacking;
  return first
    .filter((field) => others.every((names) => names.includes(field)))
    .map((field) => ({ field, code: 'REQUIRED' }));
}
