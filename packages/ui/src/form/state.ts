import { sameValue } from '../value/same-value.ts';
import type { FieldError } from '@console/contracts/core/errors';
import type { Fields } from '@console/contracts/core/fields';
import { normalise } from '@console/contracts/core/validation';
import type { FormValues } from './declaration.ts';
import { rootOf } from './refusal.ts';

export interface FormState {
  /** The start values: those of the record, or of an empty one. */
  readonly initial: FormValues;
  readonly values: FormValues;
  readonly errors: Readonly<Record<string, FormFault>>;
}

/** The errors of a field: the first one, and those of its parts, whose `field` is a path such as `lines[0].amount`. */
export interface FormFault extends FieldError {
  readonly parts?: readonly FieldError[];
}

export type FormEvent =
  | { readonly type: 'changed'; readonly name: string; readonly value: unknown }
  | { readonly type: 'checked'; readonly name: string; readonly value: unknown; readonly error: FormFault | null }
  | { readonly type: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly type: 'rebased'; readonly initial: FormValues }
  | { readonly type: 'replaced'; readonly initial: FormValues; readonly values: FormValues };

/** Values of a form without a record: flags are false, lists empty, the rest blank. */
export const emptyValues = (fields: Fields): FormValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, normalise(field, null)]));

/** The values of a record that the form edits. */
export const valuesOf = (fields: Fields, record: FormValues): FormValues =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, record[name] ?? normalise(fields[name]!, null)]));

export const initialState = (initial: FormValues): FormState => ({ initial, values: initial, errors: {} });

const without = <Value>(entries: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => key !== name));

/** Errors grouped by field; a field shows only the first. */
export function byField(errors: readonly FieldError[]): Record<string, FormFault> {
  const faults: Record<string, FormFault> = {};
  for (const error of errors) {
    const root = rootOf(error.field);
    const { parts = [], ...first }: FormFault = faults[root] ?? error;
    faults[root] = error.field === root ? { ...first, parts } : { ...first, parts: [...parts, error] };
  }
  return faults;
}

/** The value at a path such as `lines[0].amount`. */
const partOf = (value: unknown, path: string): unknown =>
  [...path.matchAll(/\[(\d+)\]|\.(\w+)/g)].reduce<unknown>(
    (at, [, index, name]) => (at as Record<string, unknown> | null | undefined)?.[(index ?? name)!],
    value,
  );

/** Errors of parts that a change left as they were; none when parts were added or removed, which moves the others. */
function remainingFaults(fault: FormFault | undefined, before: unknown, after: unknown): readonly FieldError[] {
  const parts = fault?.parts ?? [];
  const moved = Array.isArray(before) && Array.isArray(after) && before.length !== after.length;
  return moved ? [] : parts.filter(({ field }) => sameValue(partOf(before, field), partOf(after, field)));
}

/** The number of errors shown: for a field with parts, one for each faulty part. */
export const countFaults = (errors: FormState['errors']): number =>
  Object.values(errors).reduce(
    (sum, { parts = [] }) => sum + Math.max(1, new Set(parts.map(({ field }) => field)).size),
    0,
  );

export function reduce(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'changed': {
      // The error was about the old value; the new one is checked when the field is left.
      const parts = remainingFaults(state.errors[event.name], state.values[event.name], event.value);
      const [first] = parts;
      return {
        ...state,
        values: { ...state.values, [event.name]: event.value },
        errors: first ? { ...state.errors, [event.name]: { ...first, parts } } : without(state.errors, event.name),
      };
    }
    case 'checked': {
      const errors = event.error ? { ...state.errors, [event.name]: event.error } : without(state.errors, event.name);
      return { ...state, values: { ...state.values, [event.name]: event.value }, errors };
    }
    case 'refused':
      return { ...state, errors: byField(event.errors) };
    case 'rebased':
      return { ...state, initial: event.initial };
    case 'replaced':
      return { initial: event.initial, values: event.values, errors: {} };
  }
}

/** Names of the fields whose normalised value differs from the start value. */
export const changedFields = (fields: Fields, { initial, values }: Pick<FormState, 'initial' | 'values'>): string[] =>
  Object.keys(fields).filter(
    (name) => !sameValue(normalise(fields[name]!, values[name]), normalise(fields[name]!, initial[name])),
  );
