import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { bestScoreOf, compare, named, storePairs } from '../membership-silo/score.ts';

/**
 * Proposes to the stewards that a new member and the namesake are one customer: for each customer number of the
 * namesake the record of the line, with the new member as a candidate.
 */
export async function proposeSilo(
  tx: Tx,
  texts: ProtectedText,
  { namesakeId, memberId, by, now }: { namesakeId: string; memberId: string; by: string; now: Date },
): Promise<void> {
  // Without the NIK: two members whose NIKs differ would never be looked at.
  await sql`insert into silo_record (id, source_line, cust_no, name, birth_date, phone_encrypted, phone_hash,
      branch_id, cust_main_no, state, matched_at, created_by, created_at, updated_by, updated_at)
    select gen_random_uuid(), c.business_line, c.cust_no, m.name, m.birth_date, m.phone_encrypted, m.phone_hash,
      m.branch_id, m.cust_main_no, 'CANDIDATE', ${now}, ${by}, ${now}, ${by}, ${now}
    from member m join member_cust_no c on c.member_id = m.id where m.id = ${namesakeId}
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ id: string }>`select s.id from silo_record s
    join member_cust_no c on c.business_line = s.source_line and c.cust_no = s.cust_no
    where c.member_id = ${namesakeId} and s.state in ('UNLINKED', 'CANDIDATE')`.execute(tx);
  for (const { id } of rows) {
    await storePairs(tx, await compare(tx, texts, named([id], memberId)));
    await tx
      .updateTable('silo_record')
      .set({ state: 'CANDIDATE', best_score: await bestScoreOf(tx, id), updated_by: by, updated_at: now })
      .where('id', '=', id)
      .execute();
  }
}
