import type { SiloCandidate } from '@console/contracts/membership/membership-silo';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';

/** Most members that are shown beside a record. */
const most = 20;

type Row = Omit<SiloCandidate, 'nik' | 'phone'> & { readonly nikEncrypted: string; readonly phoneEncrypted: string };

/** Members that may be the customer of a record, with what agrees; the accepted one first, then by score. */
export async function candidatesOf(db: Db, texts: ProtectedText, siloId: string): Promise<SiloCandidate[]> {
  const { rows } = await sql<Row>`
    select m.member_no as "memberNo", m.name, m.nik_encrypted as "nikEncrypted", m.birth_date as "birthDate",
      m.phone_encrypted as "phoneEncrypted", b.office_code || ' ' || b.name as branch,
      m.cust_main_no as "custMainNo", m.status, c.state, c.score,
      array(select n.business_line from member_cust_no n where n.member_id = m.id
        order by array_position(array['SPEKTRA', 'NMC', 'UFI'], n.business_line)) as lines,
      jsonb_build_object('nik', c.nik, 'name', c.name, 'birthDate', c.birth_date, 'phone', c.phone,
        'motherMaidenName', c.mothers_name) as points
    from silo_candidate c join member m on m.id = c.member_id join branch_view b on b.id = m.branch_id
    where c.silo_id = ${siloId}
    order by c.state = 'ACCEPTED' desc, c.state = 'OPEN' desc, c.score desc, m.member_no limit ${most}`.execute(db);
  return rows.map(({ nikEncrypted, phoneEncrypted, birthDate, ...row }) => ({
    ...row,
    nik: String(mask('nik', texts.decrypt(nikEncrypted))),
    birthDate: String(mask('birthDate', birthDate)),
    phone: String(mask('phone', texts.decrypt(phoneEncrypted))),
  }));
}
