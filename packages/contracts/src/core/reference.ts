import * as z from 'zod/mini';
import type { Field, Fields } from './field.ts';
import type { Text } from './text.ts';

/** What of a resource a field that refers to it needs. */
export interface Referable {
  readonly module: string;
  readonly path: string;
  readonly title: Text;
}

/** The resource that a field refers to. Its name is the field's title unless the contract says another. */
export interface Target {
  readonly module: string;
  readonly title: Text;
}

/** A record that another one refers to, as it comes with the answer. */
export interface Referred {
  readonly code: string;
  readonly name: string;
  /** False: the record was switched off or deleted after it was chosen. */
  readonly active: boolean;
}

const referred = z.object({ code: z.string(), name: z.string(), active: z.boolean() });

/** Fields of `F` that refer to one record of a known resource. */
export type ReferenceNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readonly target: Target } ? Name : never;
}[keyof F] &
  string;

/** What a record carries beside its ids: the records that they stand for, by field; `null` for an empty field. */
export type ReferencesOf<F extends Fields> = [ReferenceNames<F>] extends [never]
  ? unknown
  : { readonly references: { readonly [Name in ReferenceNames<F>]: Referred | null } };

/**
 * Names of the fields that refer to one record of a known resource.
 * @example
 * referenceNames(mras.fields); // ['regionId']
 */
export const referenceNames = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === 'reference' && fields[name].target !== undefined);

/** Schema of the records that the answer of a resource carries beside their ids. */
export const referencesSchema = (fields: Fields) => {
  const names = referenceNames(fields);
  return names.length === 0
    ? {}
    : { references: z.object(Object.fromEntries(names.map((name) => [name, z.nullable(referred)]))) };
};

/**
 * The record that a field of an answered record stands for; `null` when the field is empty or no reference.
 * @example
 * referredBy(record, 'regionId')?.name; // 'Jawa Barat'
 */
export const referredBy = (record: unknown, name: string): Referred | null =>
  (record as { readonly references?: Readonly<Record<string, Referred | null>> } | null)?.references?.[name] ?? null;

/** The code and name of a record, as choices and cells show it. */
export const referredText = ({ code, name }: Pick<Referred, 'code' | 'name'>): string =>
  code === '' || code === name ? name : `${code} - ${name}`;

/**
 * Fields whose choices depend on another one, by the field that they depend on.
 * @example
 * const fields = { mraId: reference(mras), mroId: reference(mros, { narrowedBy: { mraId: 'mraId' } }) };
 * dependants(fields, 'mraId'); // ['mroId']
 */
export const dependants = (fields: Fields, parent: string): string[] =>
  Object.entries<Field>(fields)
    .filter(([, { narrowedBy = {}, codeFrom }]) => [...Object.values(narrowedBy), codeFrom?.by].includes(parent))
    .map(([name]) => name);

/**
 * Parameters of the list of values of a field, from the other values of the form or filter.
 * @example
 * narrowedParameters(mros.fields.mraId, { regionId }); // { regionId }
 */
export const narrowedParameters = (
  { lovParameters = {}, narrowedBy = {} }: Field,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> => ({
  ...lovParameters,
  ...Object.fromEntries(
    Object.entries(narrowedBy).flatMap(([parameter, name]) => {
      const value = [values[name]].flat()[0];
      return typeof value === 'string' && value !== '' ? [[parameter, value]] : [];
    }),
  ),
});

/** The values with every field emptied whose parent changed, those that depend on it included. */
export function withoutOrphans<Value>(
  fields: Fields,
  values: Readonly<Record<string, Value>>,
  changed: string,
  empty: Value,
): Record<string, Value> {
  const next = { ...values };
  const pending = dependants(fields, changed);
  const seen = new Set([changed]);
  for (let name = pending.shift(); name !== undefined; name = pending.shift()) {
    if (seen.has(name)) continue;
    seen.add(name);
    next[name] = empty;
    pending.push(...dependants(fields, name));
  }
  return next;
}
