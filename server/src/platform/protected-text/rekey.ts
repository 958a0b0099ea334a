import { sql } from 'kysely';
import type { Db, Tx } from '../context.ts';
import type { SecretColumn } from './columns.ts';
import type { ProtectedText } from './protected-text.ts';

const batch = 500;
/** An encrypted value inside JSON or alone, by any key. */
const sealed = /v1\.[0-9a-f]{8}\.[A-Za-z0-9+/=]+/g;

/**
 * A row with a value that no configured key decrypts: it only looks encrypted, or was changed. It is left unchanged.
 */
export interface Unread {
  readonly table: string;
  readonly column: string;
  /** Its primary key. */
  readonly row: string;
}

/** The result of a key change. */
export interface Rekeyed {
  readonly written: number;
  readonly unread: readonly Unread[];
}

interface KeyColumn {
  readonly name: string;
  readonly type: string;
}

/** The primary key of a table; used to visit each row once and to report it. */
async function keyOf(db: Db, table: string): Promise<readonly KeyColumn[]> {
  const { rows } = await sql<KeyColumn>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_index i, unnest(i.indkey) with ordinality k(attnum, place)
    join pg_attribute a on a.attnum = k.attnum
    where i.indrelid = ${table}::regclass and i.indisprimary and a.attrelid = i.indrelid order by k.place`.execute(db);
  if (rows.length === 0) throw new Error(`The table ${table} holds secrets and has no primary key`);
  return rows;
}

/** A text encrypted with the current key; `null` when no configured key decrypts it. */
function renewed(texts: ProtectedText, text: string): { readonly clear: string; readonly fresh: string } | null {
  try {
    const clear = texts.decrypt(text);
    return { clear, fresh: texts.encrypt(clear) };
  } catch {
    return null;
  }
}

interface Renewed {
  readonly value: string;
  readonly clear: string;
  /** Whether every part could be decrypted. */
  readonly whole: boolean;
}

function renewedValue(texts: ProtectedText, value: string, among: true | undefined): Renewed {
  if (!among) {
    const one = renewed(texts, value);
    return { value: one?.fresh ?? value, clear: one?.clear ?? '', whole: one !== null };
  }
  let whole = true;
  const fresh = value.replace(sealed, (text) => {
    if (text.startsWith(texts.prefix)) return text;
    const one = renewed(texts, text);
    whole &&= one !== null;
    return one?.fresh ?? text;
  });
  return { value: fresh, clear: '', whole };
}

interface Row {
  readonly key: readonly string[];
  readonly value: string;
  readonly json: boolean;
}

async function writeRow(
  tx: Tx,
  texts: ProtectedText,
  { table, column, hash, caseless }: SecretColumn,
  { value, clear }: Renewed,
  { json, is }: { readonly json: boolean; readonly is: ReturnType<typeof sql> },
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${json ? sql`${value}::jsonb` : value}
    ${hash ? sql`, ${sql.ref(hash)} = ${texts.hash(caseless ? clear.toLowerCase() : clear)}` : sql``}
    where ${is}`.execute(tx);
}

async function rekeyColumn(db: Db, texts: ProtectedText, secret: SecretColumn): Promise<Rekeyed> {
  const { table, column, among } = secret;
  const name = sql.ref(column);
  const keys = await keyOf(db, table);
  const key = sql`(${sql.join(keys.map((one) => sql.ref(one.name)))})`;
  const valueOf = (row: readonly string[]) =>
    sql`(${sql.join(keys.map(({ type }, at) => sql`${row[at]}::${sql.raw(type)}`))})`;
  // Values from before keys had ids are encrypted again too.
  const stale = among
    ? sql`replace(${name}::text, ${texts.prefix}, '') ~ 'v1\\.[0-9a-f]{8}\\.'`
    : sql`${name} <> '' and not starts_with(${name}, ${texts.prefix})`;
  const unread: Unread[] = [];
  let written = 0;
  for (let last: readonly string[] | null = null; ;) {
    const after = last;
    const rows: readonly Row[] = await db.transaction().execute(async (tx) => {
      const found = await sql<Row>`
        select array[${sql.join(keys.map((one) => sql`${sql.ref(one.name)}::text`))}] as key, ${name}::text as value,
          pg_typeof(${name}) = 'jsonb'::regtype as json
        from ${sql.table(table)} where ${stale} ${after ? sql`and ${key} > ${valueOf(after)}` : sql``}
        order by ${sql.join(keys.map((one) => sql.ref(one.name)))} limit ${batch} for update`.execute(tx);
      for (const row of found.rows) {
        const fresh = renewedValue(texts, row.value, among);
        if (!fresh.whole) unread.push({ table, column, row: row.key.join(' ') });
        if (fresh.value === row.value) continue;
        await writeRow(tx, texts, secret, fresh, { json: row.json, is: sql`${key} = ${valueOf(row.key)}` });
        written += 1;
      }
      return found.rows;
    });
    last = rows.at(-1)?.key ?? null;
    if (rows.length < batch) return { written, unread };
  }
}

/**
 * Encrypts every stored secret again with the current data key and renews its keyed hash. It may be interrupted and run
 * again. A value that no configured key decrypts, such as user text that only looks encrypted, stays unchanged and is
 * reported. Rows found by hashes alone, such as pasted numbers, are deleted.
 * @param columns all columns with encrypted values; nothing else is changed
 */
export async function rekey(db: Db, texts: ProtectedText, columns: readonly SecretColumn[]): Promise<Rekeyed> {
  for (const { table } of columns.filter(({ byHashAlone }) => byHashAlone))
    await sql`delete from ${sql.table(table)}`.execute(db);
  const all: Rekeyed[] = [];
  for (const column of columns) all.push(await rekeyColumn(db, texts, column));
  return {
    written: all.reduce((sum, { written }) => sum + written, 0),
    unread: all.flatMap(({ unread }) => unread),
  };
}
