import { sql } from 'kysely';
import { ConfigurationFault } from '../configuration/fault.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Db } from '../context.ts';
import { withStatementTimeout } from '../database/statement-timeout.ts';
import type { SecretColumn } from './columns.ts';
import { keptDataKey, readKey } from './data-key.ts';
import { keyId } from './protected-text.ts';

/** Minutes allowed to read a table of many millions of rows. */
const longestMinutes = 10;

/**
 * Columns that hold encrypted values only, by table. Other columns hold text that users typed: text that merely looks
 * encrypted must not keep the program from starting.
 */
function wholeColumns(secrets: readonly SecretColumn[]): ReadonlyMap<string, readonly string[]> {
  const tables = new Map<string, string[]>();
  for (const { table, column } of secrets.filter(({ among }) => !among))
    tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

/**
 * Ids of the data keys in use in the database; each table is read once. An older schema may lack some columns. Values
 * encrypted before keys had ids count as an empty id.
 */
export async function keyIdsInUse(db: Db, secrets: readonly SecretColumn[]): Promise<ReadonlySet<string>> {
  const { rows: existing } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema()`.execute(db);
  const known = new Set(existing.map(({ name }) => name));
  const ids = new Set<string>();
  for (const [table, all] of wholeColumns(secrets)) {
    const columns = all.filter((column) => known.has(`${table}.${column}`));
    if (columns.length === 0) continue;
    const texts = sql.join(columns.map((column) => sql`(${sql.ref(column)}::text)`));
    const { rows } = await withStatementTimeout(db, longestMinutes, (tx) =>
      sql<{ id: string }>`
        select distinct case when starts_with(held.text, 'v1.') then substr(held.text, 4, 8) else '' end as id
        from ${sql.table(table)}, lateral (values ${texts}) held(text) where held.text <> ''`.execute(tx),
    );
    for (const { id } of rows) ids.add(id);
  }
  return ids;
}

const whatToDo = 'give it as CONSOLE_DATA_KEY, or beside another one in CONSOLE_DATA_KEY_EARLIER';

/**
 * Compares the configured data keys with those in use in the database. Call it before anything is written and before a
 * key is generated: without the right key no one could sign in.
 * @throws ConfigurationFault with one sentence that names the id of the missing key
 */
export async function requireKeysInUse(
  db: Db,
  secrets: readonly SecretColumn[],
  { dataDirectory, dataKey, earlierDataKeys }: Pick<Configuration, 'dataDirectory' | 'dataKey' | 'earlierDataKeys'>,
): Promise<void> {
  const present = await keptDataKey(dataDirectory, dataKey);
  const earlier = earlierDataKeys.map((key) => readKey(key, 'CONSOLE_DATA_KEY_EARLIER'));
  const here = new Set([...(present ? [present] : []), ...earlier].map(keyId));
  const used = await keyIdsInUse(db, secrets);
  const missing = [...used].filter((id) => id !== '' && !here.has(id)).toSorted();
  if (missing.length > 0) {
    const keys = missing.length === 1 ? `the data key ${missing[0]}` : `the data keys ${missing.join(', ')}`;
    const are = missing.length === 1 ? 'is' : 'are';
    throw new ConfigurationFault(`The database is protected by ${keys}, which ${are} not here: ${whatToDo}.`);
  }
  if (!present && used.size > 0)
    throw new ConfigurationFault(
      `The database is protected by a data key, and none is here: give the present one as CONSOLE_DATA_KEY.`,
    );
}
