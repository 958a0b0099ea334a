import { sql } from 'kysely';
import type { Db } from '../context.ts';

/** A part of a log that is kept by month; the rest takes rows of months without a part of their own. */
export interface LogPart {
  readonly name: string;
  /** When its last row is before; null of the rest. */
  readonly until: Date | null;
}

const jakarta = (column: string) => `date_trunc('month', (${column}) at time zone 'Asia/Jakarta')`;

/**
 * Turns a log into one with a part for each month of Jakarta, so that old months are dropped as a whole. The rows that
 * it has stay in one part, which ends with this month. For migrations; views of the log are made again by the caller.
 * @param log a table with the columns `id` and `at`
 */
export async function keepByMonth(db: Db, log: string): Promise<void> {
  const first = `${log}_first`;
  const { rows: indexes } = await sql<{ name: string; text: string }>`select c.relname as name,
      pg_get_indexdef(i.indexrelid) as text
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${log}::regclass and not i.indisprimary`.execute(db);
  const { rows: triggers } = await sql<{ text: string }>`select pg_get_triggerdef(t.oid) as text from pg_trigger t
    where t.tgrelid = ${log}::regclass and not t.tgisinternal`.execute(db);
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table ${log} rename to ${first}`);
  await run(`alter table ${first} drop constraint ${log}_pkey`);
  for (const { name } of indexes) await run(`alter index ${name} rename to ${name}_first`);
  await run(`create table ${log} (like ${first} including defaults including constraints) partition by range (at)`);
  await run(`alter table ${log} add primary key (id, at)`);
  for (const { text } of [...indexes, ...triggers]) await run(text);
  const { rows } = await sql<{ until: string }>`select (${sql.raw(jakarta(`greatest(now(), max(at))`))}
      + interval '1 month')::text || '+07' as until from ${sql.table(first)}`.execute(db);
  await run(`alter table ${log} attach partition ${first} for values from (minvalue) to ('${rows[0]!.until}')`);
  await run(`create table ${log}_rest partition of ${log} default`);
}

/** The parts of a log, the oldest first, the rest last. */
export async function partsOfLog(db: Db, log: string): Promise<readonly LogPart[]> {
  const { rows } = await sql<{ name: string; bound: string }>`select c.relname as name,
      pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${log}::regclass`.execute(db);
  return rows
    .map(({ name, bound }): LogPart => {
      const until = /TO \('([^']+)'\)/.exec(bound)?.[1];
      return { name, until: until === undefined ? null : new Date(until) };
    })
    .toSorted((a, b) => (a.until?.getTime() ?? Infinity) - (b.until?.getTime() ?? Infinity));
}

/** The first instant of the month of Jakarta so many months after that of `at`. */
export function monthStart(at: Date, after = 0): Date {
  const local = new Date(at.getTime() + 7 * 3_600_000);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + after, 1) - 7 * 3_600_000);
}

/**
 * The month of Jakarta of an instant, as parts are named.
 * @example monthName(new Date('2026-02-28T18:00Z')); // '2026_03'
 */
export const monthName = (at: Date): string =>
  new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 7).replace('-', '_');

/**
 * Makes the part of the month that begins at `from`, with the rows that the rest has of it.
 * @returns whether it was missing
 */
export async function makeMonth(db: Db, log: string, from: Date): Promise<boolean> {
  const parts = await partsOfLog(db, log);
  if (parts.some(({ until }) => until !== null && until > from)) return false;
  const name = `${log}_${monthName(from)}`;
  const until = monthStart(from, 1);
  await db.transaction().execute(async (tx) => {
    await sql`create table ${sql.table(name)} (like ${sql.table(log)} including all)`.execute(tx);
    await sql`with moved as (delete from ${sql.table(`${log}_rest`)} where at >= ${from} and at < ${until} returning *)
      insert into ${sql.table(name)} select * from moved`.execute(tx);
    await sql
      .raw(
        `alter table ${log} attach partition ${name} for values from ('${from.toISOString()}')
          to ('${until.toISOString()}')`,
      )
      .execute(tx);
  });
  return true;
}
