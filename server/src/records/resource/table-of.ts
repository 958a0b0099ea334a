import type { Field, OfKind, ValueOf } from '@console/contracts/core/fields';
import type { ColumnType } from 'kysely';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

/** `programTypeIds` → `program_type_ids`, as `snakeCase` does at run time. */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** A field that the type of a contract knows. */
type Declared = Readonly<Record<string, Field>>;
type OrNull<F, Value> = F extends Field<infer V> ? (null extends V ? Value | null : Value) : never;
/** Read as one of the choices, written as any text: the table itself refuses others. */
type Chosen<F extends Field, Written> = ColumnType<ValueOf<F>, OrNull<F, Written>, OrNull<F, Written>>;

/** Kinds that are not stored as they travel. */
interface Stored<F extends Field> {
  readonly instant: null extends ValueOf<F> ? OptionalInstant : Instant;
  readonly choice: Chosen<F, string>;
  readonly choices: Chosen<F, string[]>;
  readonly object: unknown;
}
type ColumnOf<F extends Field> =
  F extends OfKind<infer Kind> ? (Kind extends keyof Stored<F> ? Stored<F>[Kind] : ValueOf<F>) : ValueOf<F>;

/**
 * The columns of a table that follow from the fields of its contract, beside `RecordColumns` and what is particular.
 * `modules.test.ts` compares them with the table itself.
 * @typeParam Protected personal numbers: stored as `<name>_encrypted` and `<name>_hash`
 * @example
 * interface CompanyTable extends RecordColumns, TableOf<typeof companies, 'npwp'> {}
 */
export type TableOf<R extends { readonly fields: Declared }, Protected extends keyof R['fields'] & string = never> = {
  [Name in Exclude<keyof R['fields'] & string, Protected> as SnakeCase<Name>]: ColumnOf<R['fields'][Name]>;
} & {
  [Name in Protected as `${SnakeCase<Name>}_${'encrypted' | 'hash'}`]: OrNull<R['fields'][Name], string>;
};
