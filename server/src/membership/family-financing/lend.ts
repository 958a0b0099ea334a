import { familyRules } from '@console/contracts/membership/family-financing';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { movePlafond } from '../plafond/move.ts';
import type { Loan } from './rules.ts';
import type { FamilyFinancingTable } from './table.ts';

export type Stored = Selectable<FamilyFinancingTable>;

/** What the rules ask about a stored request. */
export const loanOf = (stored: Stored, subLimit = stored.sub_limit_approved ?? stored.sub_limit_requested): Loan => ({
  id: stored.id,
  mainId: stored.main_member_id,
  familyId: stored.family_member_id,
  line: stored.business_line,
  subLimit,
  kkAgrees: stored.main_kk_hash === stored.family_kk_hash,
  certificate: stored.certificate,
});

/** Who makes the movements, and who approves them. */
export interface By {
  readonly maker: string;
  readonly approver: string | null;
  readonly at: Date;
}

/** The last day of a loan that begins at a time. */
export const lastDayOf = (at: Date): string => {
  const day = new Date(`${jakartaDay(at)}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + familyRules.months);
  return day.toISOString().slice(0, 10);
};

/**
 * Reserves the sub-limit of the main member, grants it to the family member, who then is of the family program.
 * @throws Refusal PLAFOND_INSUFFICIENT
 */
export async function lend(tx: Tx, stored: Stored, validUntil: string, by: By): Promise<void> {
  const of = { line: stored.business_line, amount: stored.sub_limit_approved!, reference: stored.request_no, ...by };
  await movePlafond(tx, { ...of, memberId: stored.main_member_id, move: { kind: 'RESERVE', of: 'family' } });
  const grant = { tierId: null, validUntil };
  await movePlafond(tx, { ...of, memberId: stored.family_member_id, move: { kind: 'GRANT' }, grant });
  await setProgram(tx, stored.family_member_id, 'KLG', by);
}

async function setProgram(tx: Tx, memberId: string, code: string, { maker, at }: By): Promise<void> {
  await sql`update member set program_type_id = p.id, version = member.version + 1, updated_by = ${maker},
      updated_at = ${at}
    from program_type p where p.code = ${code} and member.id = ${memberId} and member.program_type_id <> p.id`.execute(
    tx,
  );
}

/** Whether the family member owes nothing and has no order in progress. */
export async function isSettled(tx: Tx, stored: Stored): Promise<boolean> {
  const plafond = await tx
    .selectFrom('member_plafond')
    .select(['used', 'reserved_orders'])
    .where('member_id', '=', stored.family_member_id)
    .where('business_line', '=', stored.business_line)
    .forUpdate()
    .executeTakeFirst();
  return !plafond || (plafond.used === 0 && plafond.reserved_orders === 0);
}

/** Takes the sub-limit back: it expires for the family member and is released for the main one. */
export async function takeBack(tx: Tx, stored: Stored, by: By): Promise<void> {
  const of = { line: stored.business_line, amount: stored.sub_limit_approved!, reference: stored.request_no, ...by };
  await movePlafond(tx, { ...of, memberId: stored.family_member_id, move: { kind: 'EXPIRE' } });
  await movePlafond(tx, { ...of, memberId: stored.main_member_id, move: { kind: 'RELEASE', of: 'family' } });
}
