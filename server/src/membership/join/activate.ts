import { memberChangeRules } from '@console/contracts/membership/member-change';
import { employedAs } from '@console/contracts/membership/membership/vocabulary';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { applicantOf } from '../tiering-plafond/applicant.ts';
import { queueSms } from '../member-sms/outbox.ts';
import { movePlafond } from '../plafond/move.ts';
import { assess } from '../risk-profile/assess.ts';
import { limitOf } from '../tiering-plafond/compute.ts';

const dayMs = 86_400_000;
/** A limit is reviewed after a year. */
const limitDays = 365;

/** What belongs together is there together (docs/model/membership.md#member). */
const isComplete = sql<boolean>`(marital_status is distinct from 'MARRIED' or spouse_name is not null)
  and (occupation is null or not occupation = any(${employedAs}) or employer_name is not null)`;

/** Grants what the tiers allow in the lines of the program; without an NPWP no more than needs none. */
async function grantLimits(tx: Tx, memberId: string, memberNo: string, at: Date): Promise<void> {
  const { rows } = await sql<{ lines: BusinessLine[]; hasNpwp: boolean }>`
    select p.business_lines as lines, m.npwp_hash is not null as "hasNpwp"
    from member m join program_type p on p.id = m.program_type_id where m.id = ${memberId}`.execute(tx);
  const { lines, hasNpwp } = rows[0]!;
  const applicant = await applicantOf(tx, memberId);
  let left = hasNpwp ? Number.POSITIVE_INFINITY : memberChangeRules.npwpAbove;
  for (const line of lines) {
    const { tier, amount } = await limitOf(tx, line, applicant, jakartaDay(at));
    const granted = Math.min(amount, left);
    if (granted <= 0) continue;
    left -= granted;
    await movePlafond(tx, {
      memberId,
      line,
      move: { kind: 'GRANT' },
      amount: granted,
      reference: `JOIN-${memberNo}`,
      maker: 'SYSTEM',
      at,
      grant: { tierId: tier!.secureId, validUntil: jakartaDay(new Date(at.getTime() + limitDays * dayMs)) },
    });
  }
}

/**
 * Begins the membership of a pending member: the day of the approval is that of joining, the system rates the risk,
 * limits are granted by the tiers, and the member gets a message. Others are unchanged, and so is one whose spouse or
 * employer is still to be named.
 */
export async function activateMember(tx: Tx, texts: ProtectedText, memberId: string, at: Date): Promise<void> {
  const member = await tx
    .updateTable('member')
    .set(({ eb }) => ({
      status: 'active',
      joined_at: at,
      version: eb('version', '+', 1),
      updated_by: 'SYSTEM',
      updated_at: at,
    }))
    .where('id', '=', memberId)
    .where('status', '=', 'pending')
    .where(isComplete)
    .returning(['member_no', 'phone_encrypted', 'risk_grade'])
    .executeTakeFirst();
  if (!member) return;
  if (member.risk_grade === null) await assess(tx, texts, memberId, 'SYSTEM', at);
  await grantLimits(tx, memberId, member.member_no, at);
  await queueSms(tx, [{ memberId, phone: member.phone_encrypted, code: 'MEMBER_ACTIVATED' }], at);
}

/** A member passed a card verification: no step is left to do, and a pending membership begins. */
export async function passVerification(tx: Tx, texts: ProtectedText, memberId: string, at: Date): Promise<void> {
  await tx
    .updateTable('member')
    .set(({ eb }) => ({
      verification_step: 'none',
      version: eb('version', '+', 1),
      updated_by: 'SYSTEM',
      updated_at: at,
    }))
    .where('id', '=', memberId)
    .where('verification_step', '<>', 'none')
    .execute();
  await activateMember(tx, texts, memberId, at);
}
