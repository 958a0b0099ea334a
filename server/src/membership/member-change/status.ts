import { memberSections, type MemberSectionName } from '@console/contracts/membership/member-change';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalidState, Refusal } from '../../platform/http/refusal.ts';
import { isPhoneBarred } from '../blacklist-phone-number/check.ts';
import { memberOrders } from '../member/orders.ts';
import type { StoredMember } from './values.ts';

/** @throws Refusal MEMBER_HAS_OPEN_PO */
async function requireNoOrder(app: Application, tx: Tx, { id }: StoredMember): Promise<void> {
  const count = (await memberOrders(app).current.countOpen(tx, [id])).get(id) ?? 0;
  if (count > 0) throw new Refusal('MEMBER_HAS_OPEN_PO', { parameters: { count } });
}

async function hasRiskEnded(tx: Tx, { current_risk_profile_id: id }: StoredMember): Promise<boolean> {
  if (id === null) return false;
  const profile = await tx.selectFrom('risk_profile').select('state').where('id', '=', id).executeTakeFirst();
  return profile?.state === 'EXPIRED';
}

/** @throws Refusal MEMBER_NOT_SETTLED, MEMBER_HAS_FAMILY */
async function requireSettled(tx: Tx, { id }: StoredMember): Promise<void> {
  const { rows } = await sql<{ used: number; reserved: number; escrow: number; family: boolean }>`select
      (select coalesce(sum(used), 0)::float8 from member_plafond where member_id = ${id}) as used,
      (select coalesce(sum(reserved_orders + reserved_family), 0)::float8 from member_plafond
        where member_id = ${id}) as reserved,
      (select coalesce(sum(balance), 0)::float8 from escrow_account where member_id = ${id}) as escrow,
      exists (select from family_financing where ${id} in (main_member_id, family_member_id)
        and state not in ('TERMINATED', 'REJECTED', 'EXPIRED')) as family`.execute(tx);
  const { used, reserved, escrow, family } = rows[0]!;
  if (used > 0 || escrow > 0) throw new Refusal('MEMBER_NOT_SETTLED', { parameters: { used, escrow } });
  if (family || reserved > 0) throw new Refusal('MEMBER_HAS_FAMILY');
}

/**
 * Asks whether a member may make a step between states, at the request and again at the approval.
 * @throws Refusal INVALID_STATE, MEMBER_HAS_OPEN_PO, PHONE_BLACKLISTED, RISK_EXPIRED, MEMBER_NOT_SETTLED,
 *   MEMBER_HAS_FAMILY
 */
export async function requireStep(
  app: Application,
  tx: Tx,
  section: MemberSectionName,
  member: StoredMember,
): Promise<void> {
  const { from } = memberSections[section].step!;
  if (!from.includes(member.status)) throw invalidState(member.status, section);
  if (section === 'deactivate' || section === 'close') await requireNoOrder(app, tx, member);
  if (section === 'reactivate') {
    if (await isPhoneBarred(tx, member.phone_hash)) throw new Refusal('PHONE_BLACKLISTED');
    if (member.risk_grade === null || (await hasRiskEnded(tx, member))) throw new Refusal('RISK_EXPIRED');
  }
  if (section === 'close') await requireSettled(tx, member);
}
