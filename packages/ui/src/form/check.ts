import type { FieldError } from '@console/contracts/core/errors';
import type { Field, Fields } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import { checkField, checkRecord, kept, normalise } from '@console/contracts/core/validation';
import { todayInJakarta } from '../formats/dates.ts';
import type { FormValues } from './declaration.ts';
import { byField, type FormFault } from './state.ts';
import { sameValue } from '../value/same-value.ts';

/**
 * True for values of the record that are not checked again: fixed fields of an update, and unchanged personal data,
 * which arrives masked.
 */
export const needsNoCheck = (field: Field, updating: boolean, value: unknown, initial: unknown): boolean =>
  updating && (field.immutable === true || (field.personal !== undefined && sameValue(value, initial)));

/** All values as they are sent: normalised, sheets without rows that say nothing. */
export const normalised = (fields: Fields, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, kept(field, normalise(field, values[name]))]),
  );

/** Checks one field when it is left, by the rule that the services use; of several parts, each. */
export const checkOne = (
  resource: Resource,
  updating: boolean,
  name: string,
  values: FormValues,
  initial: FormValues,
): FormFault | null => {
  const field = resource.fields[name]!;
  if (needsNoCheck(field, updating, values[name], initial[name])) return null;
  // The cells of a sheet say their own faults while it is in use.
  if (field.kind !== 'object' || field.sheet) return checkField(name, field, values[name]);
  const checked = checkRecord({ [name]: field }, values);
  return checked.ok ? null : (byField(checked.errors)[name] ?? null);
};

/** Checks the whole form by the rules of the services: each field, then, if all are valid, the rules over several. */
export function checkAll(
  resource: Resource,
  updating: boolean,
  values: FormValues,
  initial: FormValues,
): readonly FieldError[] {
  const checkedFields = Object.fromEntries(
    Object.entries(resource.fields).filter(
      ([name, field]) => !needsNoCheck(field, updating, values[name], initial[name]),
    ),
  );
  const checked = checkRecord(checkedFields, values);
  if (!checked.ok) return checked.errors;
  const record = normalised(resource.fields, values);
  const known = { before: updating ? (initial as typeof record) : null, today: todayInJakarta() };
  return resource.rules.flatMap((rule) => rule(record, known));
}
