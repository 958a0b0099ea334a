import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { jakartaDay } from '../../../records/resource/phase.ts';

/** Members moved in one transaction. */
const batch = 1_000;

/** Moves some members whose database type is over; members that somebody else changes now wait for the next night. */
async function moveSome(db: Db, now: Date): Promise<number> {
  const today = sql`${jakartaDay(now)}::date`;
  const { rows } = await sql<{ moved: number }>`
    with due as (
      select m.id, m.database_type_id as old, y.next_type_id as new
      from database_type y join member m
        on m.database_type_id = y.id and m.database_type_since <= ${today} - y.validity_days
      where y.validity_days is not null and m.deleted_at is null and m.status <> 'closed'
      limit ${batch} for update of m skip locked),
    moved as (
      update member m set database_type_id = due.new, database_type_since = ${today}, version = m.version + 1,
        updated_by = 'SYSTEM', updated_at = ${now}
      from due where m.id = due.id returning m.id)
    , kept as (
      insert into member_database_type_history (id, member_id, created_by, created_at, updated_by, updated_at,
        database_type_old, database_type_new, reset_by, reset_date)
      select gen_random_uuid(), due.id, 'SYSTEM', ${now}, 'SYSTEM', ${now}, due.old, due.new, 'SYSTEM', ${now}
      from due join moved on moved.id = due.id returning 1)
    select count(*)::int as moved from kept`.execute(db);
  return rows[0]?.moved ?? 0;
}

/**
 * Members whose database type was valid for its days go to the next type (docs/model/membership.md#database-types).
 * Each batch is whole or absent, so that a run after one that was stopped continues where it ended.
 */
export async function expireDatabaseTypes(db: Db, now: Date, signal?: AbortSignal) {
  let done = 0;
  for (;;) {
    signal?.throwIfAborted();
    const moved = await moveSome(db, now);
    done += moved;
    if (moved < batch) return { read: done, done };
  }
}
