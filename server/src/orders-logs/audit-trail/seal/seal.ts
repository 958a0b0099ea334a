import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { toWireInstant } from '../../../platform/database/type-parsers.ts';

const dayMs = 86_400_000;
const batch = 1_000;

const startOf = (day: string): number => Date.parse(`${day}T00:00:00+07:00`);
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

interface Line {
  readonly id: string;
  readonly at: string;
  readonly line: string;
}

/** The next entries of a day, each as a text that includes all of its columns. */
async function linesAfter(db: Db, day: string, last: Line | null): Promise<Line[]> {
  const [from, to] = [new Date(startOf(day)), new Date(startOf(day) + dayMs)];
  const { rows } = await sql<Line>`
    select id, extract(epoch from at)::text as at, extract(epoch from at)::text || (to_jsonb(e) - 'at')::text as line
      from audit_entry e
    where at >= ${from} and at < ${to}
      and (${last?.id ?? null}::uuid is null
      or (at, id) > (to_timestamp(${last?.at ?? '0'}::numeric), ${last?.id ?? null}::uuid))
    order by at, id limit ${batch}`.execute(db);
  return rows;
}

/** Number and digest of a day's entries, chained to the seal of the previous day. */
async function digestOf(db: Db, day: string, previous: string): Promise<{ entries: number; digest: string }> {
  const hash = createHash('sha256').update(previous);
  let entries = 0;
  for (
    let lines = await linesAfter(db, day, null);
    lines.length > 0;
    lines = await linesAfter(db, day, lines.at(-1)!)
  ) {
    for (const { line } of lines) hash.update('\n').update(line);
    entries += lines.length;
    if (lines.length < batch) break;
  }
  return { entries, digest: hash.digest('hex') };
}

const previousOf = async (db: Db, day: string): Promise<string> =>
  (
    await db
      .selectFrom('audit_seal')
      .select('digest')
      .where('day', '<', day)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.digest ?? '';

/** Seals every past day that is not sealed yet. @returns how many. */
export async function sealDays(db: Db, now: Date): Promise<number> {
  const last = await db.selectFrom('audit_seal').select('day').orderBy('day', 'desc').limit(1).executeTakeFirst();
  const first = await db
    .selectFrom('audit_entry')
    .select((row) => row.fn.min('at').as('at'))
    .executeTakeFirst();
  if (!first?.at) return 0;
  const today = toWireInstant(now).slice(0, 10);
  let sealed = 0;
  for (
    let day = last ? dayAfter(last.day) : toWireInstant(new Date(first.at)).slice(0, 10);
    day < today;
    day = dayAfter(day)
  ) {
    const { entries, digest } = await digestOf(db, day, await previousOf(db, day));
    await db
      .insertInto('audit_seal')
      .values({ day, entries, digest, sealed_at: now, broken_at: null })
      .onConflict((known) => known.doNothing())
      .execute();
    sealed += 1;
  }
  return sealed;
}

export interface Verification {
  readonly state: 'open' | 'sealed' | 'broken';
  /** Counted now, and at the time of sealing. */
  readonly entries: number;
  readonly sealedEntries: number | null;
  readonly sealedAt: string | null;
}

/**
 * Computes a day's seal again and compares. A changed, missing or added entry, or a changed earlier seal, breaks it.
 */
export async function verifyDay(db: Db, day: string, now: Date): Promise<Verification> {
  const seal = await db.selectFrom('audit_seal').selectAll().where('day', '=', day).executeTakeFirst();
  const { entries, digest } = await digestOf(db, day, await previousOf(db, day));
  if (!seal) return { state: 'open', entries, sealedEntries: null, sealedAt: null };
  const broken = seal.digest !== digest || seal.entries !== entries;
  if (broken && !seal.broken_at)
    await db.updateTable('audit_seal').set({ broken_at: now }).where('day', '=', day).execute();
  return { state: broken ? 'broken' : 'sealed', entries, sealedEntries: seal.entries, sealedAt: seal.sealed_at };
}
