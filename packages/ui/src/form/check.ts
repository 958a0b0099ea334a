import type { FieldError } from '@console/contracts/core/errors';
import type { Field, Fields } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import { checkField, checkRecord, normalise } from '@console/contracts/core/validation';
import type { FormValues } from './declaration.ts';
import { sameValue } from './state.ts';

/**
 * True when what the services gave need not be judged again: fixed values of an update, and personal data that came
 * masked and was left as it is.
 */
export const leftAsGiven = (field: Field, updating: boolean, value: unknown, initial: unknown): boolean =>
  updating && (field.immutable === true || (field.personal !== undefined && sameValue(value, initial)));

/** Every field's value as it is sent. */
export const normalised = (fields: Fields, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, normalise(field, values[name])]));

/** Checks one field on leaving it; the rule is the one of the services. */
export const checkOne = (
  resource: Resource,
  updating: boolean,
  name: string,
  values: FormValues,
  initial: FormValues,
): FieldError | null => {
  const field = resource.fields[name]!;
  return leftAsGiven(field, updating, values[name], initial[name]) ? null : checkField(name, field, values[name]);
};

/** Checks the whole form by the rules of the services: every field, then, when all are right, the rules over several. */
export function checkAll(
  resource: Resource,
  updating: boolean,
  values: FormValues,
  initial: FormValues,
): readonly FieldError[] {
  const judged = Object.fromEntries(
    Object.entries(resource.fields).filter(
      ([name, field]) => !leftAsGiven(field, updating, values[name], initial[name]),
    ),
  );
  const checked = checkRecord(judged, values);
  if (!checked.ok) return checked.errors;
  const record = normalised(resource.fields, values);
  return resource.rules.flatMap((rule) => rule(record));
}
