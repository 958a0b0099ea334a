import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import type { SetLine } from './set-line.ts';

interface Switched {
  readonly setNo: string;
  readonly actor: Actor;
  readonly now: Date;
  readonly today: string;
}

const noted = ({ actor, now }: Switched) =>
  sql`version = version + 1, updated_by = ${actor.username}, updated_at = ${now}`;

/** Ends the rows of earlier sets of the same insurer, coverage and group the day before a set begins. */
async function endEarlier(tx: Tx, line: SetLine<never>, switched: Switched): Promise<void> {
  const [table, packages, covers] = [sql.table(line.table), sql.table(line.packages), sql.ref(line.covers)];
  await sql`
    update ${table} earlier set effective_to = s.start - 1, ${noted(switched)}
    from (select distinct ${sql.ref(`n.${line.covers}`)} as covers, n.holds_from as start, p.insurer_name, p.coverage
      from ${table} n join ${packages} p on p.id = n.insurance_id
      where n.set_no = ${switched.setNo} and n.deleted_at is null) s
    where earlier.set_no <> ${switched.setNo} and earlier.deleted_at is null and earlier.status = 'active'
      and earlier.${covers} = s.covers and earlier.holds_from < s.start
      and (earlier.effective_to is null or earlier.effective_to >= s.start)
      and earlier.insurance_id in (select id from ${packages} p2
        where p2.insurer_name = s.insurer_name and p2.coverage = s.coverage)`.execute(tx);
}

/** The last day of rows `own` of a set: the day before a later set of the same insurer, coverage and group begins. */
const lastDay = (line: SetLine<never>) => {
  const [table, packages, covers] = [sql.table(line.table), sql.table(line.packages), sql.ref(line.covers)];
  return sql`(select min(later.holds_from) - 1 from ${table} later join ${packages} lp on lp.id = later.insurance_id
    where later.set_no <> own.set_no and later.deleted_at is null and later.status = 'active'
      and later.${covers} = own.${covers} and later.holds_from > own.holds_from
      and exists (select 1 from ${packages} op where op.id = own.insurance_id
        and op.insurer_name = lp.insurer_name and op.coverage = lp.coverage))`;
};

/** A set that begins later than this one ends it. */
const endBeforeLater = (tx: Tx, line: SetLine<never>, { setNo }: Switched) =>
  sql`update ${sql.table(line.table)} own set effective_to = ${lastDay(line)}
    where own.set_no = ${setNo} and own.deleted_at is null`.execute(tx);

/** Lets the rows that ended the day before hold on, after the set that was to follow them was switched off. */
const reopenEarlier = (tx: Tx, line: SetLine<never>, start: string, switched: Switched) =>
  sql`update ${sql.table(line.table)} own set effective_to = ${lastDay(line)}, ${noted(switched)}
    where own.effective_to = ${start}::date - 1 and own.status = 'active' and own.deleted_at is null
      and own.effective_to is distinct from ${lastDay(line)}`.execute(tx);

/** Switches a whole set on, ends the one before, in the transaction that switched one of its rows on. */
export async function switchOn(tx: Tx, line: SetLine<never>, switched: Switched): Promise<void> {
  const { setNo, actor, now, today } = switched;
  const { numUpdatedRows } = (
    await tx
      .updateTable(line.table)
      .set({ holds_from: sql`greatest(effective_from, ${today}::date)` as never, status: 'active' })
      .where('set_no', '=', setNo)
      .where('deleted_at', 'is', null)
      .execute()
  )[0]!;
  await endEarlier(tx, line, switched);
  await endBeforeLater(tx, line, switched);
  await recordEntry(tx, {
    actor,
    module: line.module,
    action: 'ACTIVATE_SET',
    entityLabel: setNo,
    recordCount: Number(numUpdatedRows),
    at: now,
  });
}

/**
 * Switches a whole set off: it holds to yesterday at most. One that was still to begin waits again, as if it had never
 * been switched on.
 */
export async function switchOff(tx: Tx, line: SetLine<never>, switched: Switched): Promise<void> {
  const { setNo, today } = switched;
  const table = sql.table(line.table);
  const { rows } = await sql<{ start: string | null }>`
    select max(holds_from) as start from ${table} where set_no = ${setNo} and deleted_at is null`.execute(tx);
  const start = rows[0]?.start ?? null;
  const isStillToBegin = start !== null && start > today;
  const period = isStillToBegin
    ? sql`holds_from = null, effective_to = null`
    : sql`effective_to = least(effective_to, greatest(${dayAfter(today, -1)}::date, holds_from))`;
  await sql`
    update ${table} set status = 'inactive', ${period}, ${noted(switched)}
    where set_no = ${setNo} and deleted_at is null`.execute(tx);
  if (isStillToBegin) await reopenEarlier(tx, line, start, switched);
}
