import { sql } from 'kysely';
import type { Db } from '../context.ts';
import type { SecretColumn } from './columns.ts';
import type { ProtectedText } from './protected-text.ts';

const batch = 500;
/** A secret inside JSON or alone, by whatever key. */
const sealed = /v1\.[0-9a-f]{8}\.[A-Za-z0-9+/=]+/g;

async function rekeyColumn(
  db: Db,
  texts: ProtectedText,
  { table, column, hash, among, caseless }: SecretColumn,
): Promise<number> {
  const name = sql.ref(column);
  // Text of before keys had ids is written anew too.
  const stale = among
    ? sql`replace(${name}::text, ${texts.prefix}, '') ~ 'v1\\.[0-9a-f]{8}\\.'`
    : sql`${name} <> '' and not starts_with(${name}, ${texts.prefix})`;
  let done = 0;
  for (;;) {
    const count = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ row: string; value: string; json: boolean }>`
        select ctid::text as row, ${name}::text as value, pg_typeof(${name}) = 'jsonb'::regtype as json
        from ${sql.table(table)} where ${stale} limit ${batch} for update`.execute(tx);
      for (const { row, value, json } of rows) {
        const clear = among ? '' : texts.decrypt(value);
        const fresh = among
          ? value.replace(sealed, (text) => texts.encrypt(texts.decrypt(text)))
          : texts.encrypt(clear);
        await sql`update ${sql.table(table)} set ${name} = ${json ? sql`${fresh}::jsonb` : fresh}
          ${hash ? sql`, ${sql.ref(hash)} = ${texts.hash(caseless ? clear.toLowerCase() : clear)}` : sql``}
          where ctid = ${row}::tid`.execute(tx);
      }
      return rows.length;
    });
    done += count;
    if (count < batch) return done;
  }
}

/**
 * Writes every secret at rest anew under the present data key, with its keyed hash. It may be ended and begun again at
 * any place. What is found by hashes alone, such as pasted numbers, is forgotten.
 * @param columns every secret at rest
 * @returns how many were written
 */
export async function rekey(db: Db, texts: ProtectedText, columns: readonly SecretColumn[]): Promise<number> {
  for (const { table } of columns.filter(({ byHashAlone }) => byHashAlone))
    await sql`delete from ${sql.table(table)}`.execute(db);
  let done = 0;
  for (const column of columns) done += await rekeyColumn(db, texts, column);
  return done;
}
