import { sql } from 'kysely';
import type { Db } from '../context.ts';
import type { Change } from './differences.ts';

/** One change of a record as the trail has it. */
export interface HistoryRow {
  readonly secureId: string;
  readonly at: Date;
  readonly username: string;
  readonly name: string;
  readonly action: string;
  readonly reason: string | null;
  readonly changes: readonly Change[];
}

/**
 * Successful changes of a record, the latest first. Personal data was masked when they were written.
 * @param before the last entry that the client has; older ones follow
 * @param limit most rows, from 1
 * @example
 * const entries = await changesOf(db, { module: 'mra', entityId, before: null }, 20);
 */
export async function changesOf(
  db: Db,
  { module, entityId, before }: { readonly module: string; readonly entityId: string; readonly before: string | null },
  limit: number,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select e.id as "secureId", e.at, e.username, e.actor_name as name, e.action, e.reason, e.changes
      from audit_entry e
    where e.entity_id = ${entityId} and e.module = ${module} and e.outcome = 'success'
      and e.action not in ('READ', 'REVEAL')
      and (${before}::uuid is null
        or (e.at, e.id) < (select l.at, l.id from audit_entry l where l.id = ${before}::uuid))
    order by e.at desc, e.id desc limit ${limit}`.execute(db);
  return rows;
}
