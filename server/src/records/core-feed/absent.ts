import { absentRuns } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { labelOf } from '../resource/label.ts';
import { findRecords } from '../resource/read.ts';
import { followStatus } from './apply-rows.ts';
import { attempt, everything, markConflict, type Feed, type Outcome } from './feed.ts';

const reason = 'Tidak ada di core';
/** Records that one transaction looks at, each of which it may switch off. */
const step = 100;

export interface AbsentStep extends Outcome {
  /** Last record that was looked at; `null` at the end. */
  readonly last: string | null;
}

/**
 * Counts one more full run for records that the run did not see, in the order of their ids, and switches off those that
 * core lacked three times in a row. Nothing is deleted.
 */
export async function countAbsent(tx: Tx, feed: Feed, after: string | null): Promise<AbsentStep> {
  const { registered, runId } = feed;
  const table = sql.table(registered.definition.table);
  const { rows: looked } = await sql<{ id: string; seen: boolean }>`
    select id, core_run is not distinct from ${runId}::uuid as seen from ${table}
    where deleted_at is null and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${step}`.execute(tx);
  const missed = looked.filter(({ seen }) => !seen).map(({ id }) => id);
  const { rows: gone } = await sql<{ id: string }>`
    with counted as (
      update ${table} set core_absent = least(core_absent + 1, ${absentRuns}), core_run = ${runId}
      where id = any(${missed}::uuid[]) returning id, core_absent, core_status)
    select id from counted where core_absent >= ${absentRuns} and core_status = 'active' order by id`.execute(tx);
  const conflicts: Outcome['conflicts'][number][] = [];
  let changed = 0;
  for (const { id } of gone) {
    const [record] = await findRecords(tx, registered, [id], everything, { of: 'detail', caller: null, lock: true });
    if (!record) continue;
    const faults = await attempt(tx, async () => {
      await followStatus(tx, feed, record, 'inactive', reason);
      await sql`update ${table} set core_status = 'inactive' where id = ${id}`.execute(tx);
    });
    if (faults) {
      await markConflict(tx, feed, id, { faults, isAbsent: true });
      conflicts.push({ row: null, label: labelOf(registered, record), errors: faults });
    } else changed += 1;
  }
  return { changed, conflicts, last: looked.length < step ? null : (looked.at(-1)?.id ?? null) };
}
