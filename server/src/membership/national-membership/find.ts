import { mostFound, type NationalMember, type NationalQuery } from '@console/contracts/membership/national-membership';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { MemberCards } from './card-status.ts';

type Row = Omit<NationalMember, 'nik' | 'cardStatus'> & { readonly nikEncrypted: string };

/** The condition of a query; `null` when it names nobody. */
async function condition(
  db: Db,
  cards: MemberCards,
  texts: ProtectedText,
  query: NationalQuery,
): Promise<RawBuilder<unknown> | null> {
  const { nik, phone, custMainNo, custNo, memberNo, cardNo, name, birthDate } = query;
  if (nik) return sql`m.nik_hash = ${texts.hash(nik)}`;
  if (phone) return sql`m.phone_hash = ${texts.hash(phone)}`;
  if (custMainNo)
    return sql`m.id in (select id from member where cust_main_no = ${custMainNo}
      union all select member_id from silo_record where former_cust_main_no = ${custMainNo})`;
  if (custNo) return sql`m.id in (select member_id from member_cust_no where cust_no = ${custNo})`;
  if (memberNo) return sql`m.member_no = ${memberNo}`;
  if (cardNo) return sql`m.id = ${await cards.holderOf(db, cardNo)}::uuid`;
  if (!name || !birthDate) return null;
  const beginning = `${name.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`lower(m.name) like ${beginning} and m.birth_date = ${birthDate}::date`;
}

const fields = sql`m.id as "secureId", m.cust_main_no as "custMainNo", m.name, m.nik_encrypted as "nikEncrypted",
  array(select c.business_line from member_cust_no c where c.member_id = m.id
    order by array_position(array['SPEKTRA', 'NMC', 'UFI'], c.business_line)) as lines,
  b.office_code || ' ' || b.name as "homeBranch", m.risk_grade as "riskGrade", m.status`;

const shownRow = (texts: ProtectedText, { nikEncrypted, ...row }: Row, cardStatus: string | undefined) => ({
  ...row,
  nik: String(mask('nik', texts.decrypt(nikEncrypted))),
  cardStatus: cardStatus ?? null,
});

/** Members of every office that a query names, 20 at most; nobody for an empty query. */
export async function findNational(
  db: Db,
  cards: MemberCards,
  texts: ProtectedText,
  query: NationalQuery,
): Promise<NationalMember[]> {
  const where = await condition(db, cards, texts, query);
  if (!where) return [];
  const { rows } = await sql<Row>`select ${fields} from member m join branch_view b on b.id = m.branch_id
    where m.deleted_at is null and ${where} order by m.joined_at desc nulls last, m.id limit ${mostFound}`.execute(db);
  const statuses = await cards.statuses(
    db,
    rows.map(({ secureId }) => secureId),
  );
  return rows.map((row) => shownRow(texts, row, statuses.get(row.secureId)));
}
