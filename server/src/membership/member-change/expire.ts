import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';

const batch = 1_000;

/** Ends changes that nobody decided in their time; their fields are free again. */
export async function expireMemberChanges(db: Db, now: Date): Promise<{ done: number }> {
  let done = 0;
  for (;;) {
    const { rows } = await sql<{ ended: number }>`
      with due as (select id from member_change where state = 'PENDING' and expires_at <= ${now}
        limit ${batch} for update skip locked),
      ended as (update member_change c set state = 'EXPIRED', decided_at = ${now}, version = c.version + 1,
          updated_by = 'SYSTEM', updated_at = ${now} from due where c.id = due.id returning c.id),
      freed as (delete from member_change_claim f using ended where f.change_id = ended.id)
      select count(*)::int as ended from ended`.execute(db);
    const ended = rows[0]?.ended ?? 0;
    done += ended;
    if (ended < batch) return { done };
  }
}
