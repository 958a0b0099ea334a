import type { NationalDetail, PlafondBand } from '@console/contracts/membership/national-membership';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { isPhoneBarred } from '../blacklist-phone-number/check.ts';
import type { MemberCards } from './card-status.ts';
import { findNational } from './find.ts';

const million = 1_000_000;

/** What is left of a limit, without its amount. */
export function bandOf(available: number): PlafondBand {
  if (available <= 0) return 'NONE';
  if (available < 5 * million) return 'BELOW_5';
  if (available < 15 * million) return 'FROM_5';
  return available <= 30 * million ? 'FROM_15' : 'ABOVE_30';
}

/** A member of any office, as every office may see it. @throws Refusal NOT_FOUND */
export async function showNational(
  db: Db,
  cards: MemberCards,
  texts: ProtectedText,
  memberId: string,
): Promise<NationalDetail> {
  const member = await db
    .selectFrom('member')
    .select(['member_no', 'birth_date', 'phone_encrypted', 'phone_hash'])
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!member) throw notFound();
  const [[row], custNos, plafonds] = await Promise.all([
    findNational(db, cards, texts, { memberNo: member.member_no }),
    sql<NationalDetail['custNos'][number]>`select business_line as line, cust_no as "custNo", since
      from member_cust_no where member_id = ${memberId}
      order by array_position(array['SPEKTRA', 'NMC', 'UFI'], business_line)`.execute(db),
    db
      .selectFrom('member_plafond')
      .select(['business_line', 'available'])
      .where('member_id', '=', memberId)
      .orderBy('business_line')
      .execute(),
  ]);
  if (!row) throw notFound();
  return {
    ...row,
    memberNo: member.member_no,
    birthYear: member.birth_date.slice(0, 4),
    phone: String(mask('phone', texts.decrypt(member.phone_encrypted))),
    custNos: custNos.rows,
    plafonds: plafonds.map(({ business_line: line, available }) => ({ line, band: bandOf(available) })),
    phoneBarred: await isPhoneBarred(db, member.phone_hash),
  };
}
