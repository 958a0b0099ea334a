import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { follow } from '../resource/follow.ts';
import { sameBands, withoutOverlap } from '../resource/period-overlap.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { reread, touch, type WriteOptions } from '../resource/write.ts';
import { standingOf } from './pending.ts';
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
  const { supersedes, coveredTo } = await standingOf(tx, registered, cancelled.secureId);
  const from = dayText(cancelled['effectiveFrom']);
  if (supersedes === null || (coveredTo !== null && coveredTo < from)) return;
  const [before] = await findRecords(
    tx,
    registered,
    [supersedes],
    { type: 'all' },
    { of: 'detail', caller: null, lock: true },
  );
  const lastDay = dayAfter(from, -1);
  if (!before || before['effectiveTo'] !== lastDay) return;
  await withoutOverlap(tx, registered, { values: before, own: [before.secureId], now: options.now }, async () => {
    const end = earlier(coveredTo, await lastFreeDay(tx, registered, before, lastDay));
    await touch(tx, registered, [before.secureId], { effective_to: end }, options);
  });
  const after = await reread(tx, registered, before.secureId, options);
  await follow(tx, registered, [{ action: 'update', before, after }], options);
}
