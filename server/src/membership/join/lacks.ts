import type { MembershipLack } from '@console/contracts/membership/registration';
import { employedAs } from '@console/contracts/membership/membership/vocabulary';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/** What a member lacks before the membership begins (docs/model/membership.md#begin-of-a-membership). */
export async function lacksOf(db: Db | Tx, memberId: string): Promise<MembershipLack[]> {
  const approved = (type: string) => sql`exists (select from member_document d join photo_screening p
    on p.document_id = d.id and p.state = 'APPROVED' where d.member_id = m.id and d.current
      and d.document_type = ${type})`;
  const { rows } = await sql<Record<MembershipLack, boolean>>`
    select not ${approved('1')} as document1, not ${approved('2')} as document2,
      m.verification_step <> 'none' as "verificationStep",
      coalesce(m.marital_status = 'MARRIED' and m.spouse_name is null, false) as spouse,
      coalesce(m.occupation = any(${employedAs}) and m.employer_name is null, false) as employer
    from member m where m.id = ${memberId}`.execute(db);
  return Object.entries(rows[0] ?? {}).flatMap(([name, lacks]) => (lacks ? [name as MembershipLack] : []));
}
