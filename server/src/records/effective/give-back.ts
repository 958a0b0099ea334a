import { sql } from 'kysely';
import { invalid } from '../../platform/http/refusal.ts';
import type { Tx } from '../../platform/context.ts';
import { follow } from '../resource/follow.ts';
import { sameBands, withoutOverlap } from '../resource/period-overlap.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { jakartaDay } from '../resource/phase.ts';
import type { Checked } from '../resource/check.ts';
import { reread, touch, updateRecord, type WriteOptions } from '../resource/write.ts';
import { standingOf } from './pending.ts';
import { startErrorsOf } from './pieces.ts';
import { dayAfter, dayText } from './rules.ts';

/** The day before the first live record that follows a day in the same key and bands; `null` for none. */
async function lastFreeDay(tx: Tx, registered: RegisteredResource, record: Row, after: string): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`select min(t.effective_from) as first
    from ${sql.table(registered.definition.table)} t where t.deleted_at is null and t.approval <> 'REJECTED'
      and t.id <> ${record.secureId} and t.effective_from > ${after}::date
      and ${sameBands(registered, record)}`.execute(tx);
  const first = rows[0]?.first ?? null;
  return first === null ? null : dayAfter(first, -1);
}

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;

/** The record before a successor, locked, while it still ends where the successor starts. */
async function endedBefore(
  tx: Tx,
  registered: RegisteredResource,
  successor: Row,
): Promise<{ readonly before: Row; readonly coveredTo: string | null } | null> {
  const { supersedes, coveredTo } = await standingOf(tx, registered, successor.secureId);
  const from = dayText(successor['effectiveFrom']);
  if (supersedes === null || (coveredTo !== null && coveredTo < from)) return null;
  const options = { of: 'detail', caller: null, lock: true } as const;
  const [before] = await findRecords(tx, registered, [supersedes], { type: 'all' }, options);
  return before && before['effectiveTo'] === dayAfter(from, -1) ? { before, coveredTo } : null;
}

/** Sets the end of a record, with its audit entry. */
async function moveEnd(
  tx: Tx,
  registered: RegisteredResource,
  before: Row,
  end: string | null,
  options: WriteOptions,
): Promise<void> {
  if (before['effectiveTo'] === end) return;
  await withoutOverlap(tx, registered, { values: before, own: [before.secureId], now: options.now }, () =>
    touch(tx, registered, [before.secureId], { effective_to: end }, options),
  );
  const after = await reread(tx, registered, before.secureId, options);
  await follow(tx, registered, [{ action: 'update', before, after }], options);
}

/**
 * Gives the record before a cancelled successor its end back, up to the next record that follows: no gap is left. One
 * that ended by itself, or was ended since, stays as it is.
 * @param cancelled a scheduled record, removed in the same transaction
 */
export async function giveBackEnd(
  tx: Tx,
  registered: RegisteredResource,
  cancelled: Row,
  options: WriteOptions,
): Promise<void> {
  const found = await endedBefore(tx, registered, cancelled);
  if (!found) return;
  const { before, coveredTo } = found;
  const lastDay = dayAfter(dayText(cancelled['effectiveFrom']), -1);
  const end = earlier(coveredTo, await lastFreeDay(tx, registered, before, lastDay));
  await moveEnd(tx, registered, before, end, options);
}

/**
 * Stores a changed record that has not started. Where another start leaves the record before it too short or too long,
 * that one ends on the day before the new start.
 * @throws Refusal VALIDATION for a start that the record in force leaves no room for
 */
export async function updateScheduled(
  tx: Tx,
  registered: RegisteredResource,
  scheduled: Row,
  checked: Checked,
  options: WriteOptions,
): Promise<Row> {
  const [old, from] = [dayText(scheduled['effectiveFrom']), dayText(checked.values['effectiveFrom'])];
  const found = old === from ? null : await endedBefore(tx, registered, scheduled);
  const write = () => updateRecord(tx, registered, scheduled, checked, options);
  if (!found) return write();
  const shared = await startErrorsOf(tx, registered, scheduled, checked.values);
  if (shared.length > 0) throw invalid(...shared);
  if (from <= jakartaDay(options.now)) throw invalid({ field: 'effectiveFrom', code: 'SUPERSEDE_TOO_EARLY' });
  const { before, coveredTo } = found;
  const end = earlier(coveredTo, dayAfter(from, -1));
  // Two records of a key never meet, not even between two writes.
  if (from < old) await moveEnd(tx, registered, before, end, options);
  const row = await write();
  if (from > old) await moveEnd(tx, registered, before, end, options);
  return row;
}
