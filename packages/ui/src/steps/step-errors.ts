import type { FieldError } from '@console/contracts/core/errors';
import type { Resource } from '@console/contracts/core/resource';
import { checkOne, normalised } from '../form/check.ts';
import type { FormValues } from '../form/declaration.ts';

/**
 * Errors that keep a step open: those of its single fields, or else those of rules over several that name its fields.
 */
export function stepErrors(resource: Resource, names: readonly string[], values: FormValues): readonly FieldError[] {
  const single = names.map((name) => checkOne(resource, false, name, values, {})).filter((error) => error !== null);
  if (single.length > 0) return single;
  const record = normalised(resource.fields, values);
  return resource.rules.flatMap((rule) => rule(record)).filter(({ field }) => names.includes(field));
}
