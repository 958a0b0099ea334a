import type { NationalDetail, PastDueBand, PlafondBand } from '@console/contracts/membership/national-membership';
import { sql } from 'kysely';
import type { MemberContract } from '@console/contracts/membership/membership/calls';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { isPhoneBarred } from '../blacklist-phone-number/check.ts';
import type { MemberOrders } from '../member/orders.ts';
import { contractsOf } from '../payment-history/contracts.ts';
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

const pastDueOf = (days: number): PastDueBand => (days <= 0 ? 'NONE' : days <= 30 ? 'UP_TO_30' : 'ABOVE_30');

/** What the contracts of a line say without amounts: where the latest was made, how many run, the worst delay. */
function contractsIn(contracts: readonly MemberContract[], line: string) {
  const own = contracts.filter((contract) => contract.line === line);
  return {
    branch: own.find(({ branch }) => branch !== null)?.branch ?? null,
    activeContracts: own.filter(({ outstanding }) => outstanding !== null && outstanding > 0).length,
    worstPastDue: pastDueOf(Math.max(0, ...own.map(({ worstDaysPastDue }) => worstDaysPastDue))),
  };
}

/** Whether a scope covers the branch of a member. */
const covers = async (db: Db, scope: Scope, memberId: string): Promise<boolean> =>
  (await sql`select from member t where t.id = ${memberId} and ${inBranches(scope, sql`t.branch_id`)}`.execute(db)).rows
    .length > 0;

export interface Sources {
  readonly cards: MemberCards;
  readonly orders: MemberOrders;
  readonly texts: ProtectedText;
  readonly scope: Scope;
  readonly now: Date;
}

/** A member of any office, as every office may see it. @throws Refusal NOT_FOUND */
export async function showNational(
  db: Db,
  { cards, orders, texts, scope, now }: Sources,
  memberId: string,
): Promise<NationalDetail> {
  const member = await db
    .selectFrom('member')
    .select(['member_no', 'birth_date', 'phone_encrypted', 'phone_hash'])
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!member) throw notFound();
  const [[row], custNos, plafonds, contracts, inScope] = await Promise.all([
    findNational(db, cards, texts, { memberNo: member.member_no }),
    sql<
      Pick<NationalDetail['custNos'][number], 'line' | 'custNo' | 'since'>
    >`select business_line as line, cust_no as "custNo", since
      from member_cust_no where member_id = ${memberId}
      order by array_position(array['SPEKTRA', 'NMC', 'UFI'], business_line)`.execute(db),
    db
      .selectFrom('member_plafond')
      .select(['business_line', 'available'])
      .where('member_id', '=', memberId)
      .orderBy('business_line')
      .execute(),
    contractsOf(db, orders, memberId, now),
    covers(db, scope, memberId),
  ]);
  if (!row) throw notFound();
  return {
    ...row,
    memberNo: member.member_no,
    birthYear: member.birth_date.slice(0, 4),
    phone: String(mask('phone', texts.decrypt(member.phone_encrypted))),
    custNos: custNos.rows.map((custNo) => ({ ...custNo, ...contractsIn(contracts, custNo.line) })),
    plafonds: plafonds.map(({ business_line: line, available }) => ({ line, band: bandOf(available) })),
    phoneBarred: await isPhoneBarred(db, member.phone_hash),
    inScope,
  };
}
