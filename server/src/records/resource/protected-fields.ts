import type { FieldError } from '@console/contracts/core/errors';
import type { RecordOf, Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Of } from './declared-names.ts';
import type { Definition, Save, View } from './definition.ts';
import { snakeCase } from './snake-case.ts';

/**
 * The columns of protected values, as a seed writes them.
 * @example
 * protectedColumns(texts, { npwp: '012345678901000' }); // { npwp_encrypted: '…', npwp_hash: '…' }
 */
export const protectedColumns = <Column extends string, Value extends string | null>(
  texts: ProtectedText,
  values: Readonly<Record<Column, Value>>,
): { [Name in `${Column}_encrypted` | `${Column}_hash`]: Value extends null ? string | null : string } =>
  Object.fromEntries(
    Object.entries<string | null>(values).flatMap(([column, value]) => [
      [`${column}_encrypted`, value === null ? null : texts.encrypt(value)],
      [`${column}_hash`, value === null ? null : texts.hash(value)],
    ]),
  ) as never;

/**
 * Stores fields encrypted in `<column>_encrypted`, with the keyed hash by which the full value is found and kept unique
 * in `<column>_hash` (ADR 8). The unique index of a field is `<table>_<column>_hash_key`.
 * @example define(companies, protectedFields(companies, texts, ['npwp'], { table: 'company' }));
 */
export function protectedFields<R extends Resource>(
  _resource: R,
  texts: ProtectedText,
  names: readonly (keyof R['fields'] & string)[],
  definition: Definition<R>,
): Definition<R> {
  const each = <Value>(value: (column: string) => Value) =>
    Object.fromEntries(names.map((name) => [name, value(snakeCase(name))])) as Of<keyof R['fields'] & string, Value>;
  return {
    ...definition,
    columns: { ...definition.columns, ...each((column) => sql.ref(`t.${column}_encrypted`)) },
    uniqueIndexes: { ...each((column) => `${definition.table}_${column}_hash_key`), ...definition.uniqueIndexes },
    async load(db: Db | Tx, records: RecordOf<R>[], view: View) {
      for (const record of records as Record<string, unknown>[])
        for (const name of names) record[name] = record[name] == null ? null : texts.decrypt(record[name] as string);
      await definition.load?.(db, records, view);
    },
    async beforeSave(tx: Tx, save: Save<R>): Promise<readonly FieldError[] | void> {
      const values: Record<string, unknown> = save.values;
      for (const name of names) {
        const value = values[name] as string | null;
        if (save.before && value === (save.before as Record<string, unknown>)[name]) continue;
        save.store[`${snakeCase(name)}_encrypted`] = value === null ? null : texts.encrypt(value);
        save.store[`${snakeCase(name)}_hash`] = value === null ? null : texts.hash(value);
      }
      return definition.beforeSave?.(tx, save);
    },
  };
}
