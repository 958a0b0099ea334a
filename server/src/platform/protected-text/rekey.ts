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

/** A row whose value is written with the current key. */
interface Written extends Renewed {
  readonly row: Row;
}

/** Writes rows in one statement. */
async function writeRows(
  tx: Tx,
  texts: ProtectedText,
  { table, column, hash, caseless }: SecretColumn,
  keys: readonly KeyColumn[],
  rows: readonly Written[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const hashes = rows.map(({ clear }) => (hash ? texts.hash(caseless ? clear.toLowerCase() : clear) : ''));
  const keyLists = keys.map((_, at) => sql`${rows.map(({ row }) => row.key[at])}::text[]`);
  const keyNames = keys.map((_, at) => sql.ref(`k${at}`));
  const isSame = keys.map(({ name, type }, at) => sql`t.${sql.ref(name)} = v.${sql.ref(`k${at}`)}::${sql.raw(type)}`);
  await sql`update ${sql.table(table)} t
    set ${sql.ref(column)} = ${first.row.json ? sql`v.value::jsonb` : sql`v.value`}
      ${hash ? sql`, ${sql.ref(hash)} = v.hash` : sql``}
    from unnest(${rows.map(({ value }) => value)}::text[], ${hashes}::text[], ${sql.join(keyLists)})
      v(value, hash, ${sql.join(keyNames)})
    where ${sql.join(isSame, sql` and `)}`.execute(tx);
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
      const fresh = found.rows.map((row) => ({ row, ...renewedValue(texts, row.value, among) }));
      unread.push(...fresh.filter(({ whole }) => !whole).map(({ row }) => ({ table, column, row: row.key.join(' ') })));
      const changed = fresh.filter(({ row, value }) => value !== row.value);
      await writeRows(tx, texts, secret, keys, changed);
      written += changed.length;
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
