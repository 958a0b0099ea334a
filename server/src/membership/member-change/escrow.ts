import { businessLines, type BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import { escrowRules, type EscrowState } from '@console/contracts/membership/escrow';
import { escrowFields, memberSections, type MemberSectionName } from '@console/contracts/membership/member-change';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { invalidState, Refusal } from '../../platform/http/refusal.ts';
import { likeness } from '../../platform/likeness.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { openEscrow } from '../escrow/open.ts';
import { postEscrow, requireReversible, reverseEscrow } from '../escrow/post.ts';
import type { StoredAccount } from './account-values.ts';
import type { Effective } from './apply.ts';
import type { Checked } from './checks.ts';
import type { MovedValues } from './values.ts';

/** The adjustment that a change of escrow asks for; out below 0. */
export function adjustmentIn(moved: MovedValues): { readonly line: BusinessLine; readonly amount: number } | undefined {
  for (const { value: line } of businessLines) {
    const adjustment = moved[escrowFields[line]];
    if (adjustment) return { line, amount: Number(adjustment.after) };
  }
  return undefined;
}

/** @throws Refusal ESCROW_FROZEN, ESCROW_INSUFFICIENT */
export function requireAdjustable({ state, available }: Pick<StoredAccount, 'state' | 'available'>, amount: number) {
  if (amount > 0) return;
  if (state === 'FROZEN') throw new Refusal('ESCROW_FROZEN');
  if (-amount > available) throw new Refusal('ESCROW_INSUFFICIENT', { parameters: { available } });
}

/** The name of a payout account is that of the member, but for what banks leave out. */
function payoutFaults({ member, moved }: Checked, account: StoredAccount): FieldError[] {
  const name = moved.payoutAccountName ? moved.payoutAccountName.after : account.payout_account_name;
  const found = likeness(member.name, String(name ?? ''));
  const least = escrowRules.payoutLikeness;
  return found >= least
    ? []
    : [{ field: 'payoutAccountName', code: 'ESCROW_NAME_DIFFERS', parameters: { likeness: found, least } }];
}

/**
 * The rules of an escrow account, at the request and again at the approval.
 * @throws Refusal ESCROW_CLOSED, INVALID_STATE, ESCROW_MEMBER_BLOCKED, ESCROW_NOT_EMPTY, those of an adjustment and of
 *   a reversal
 */
export async function escrowFaults(tx: Tx, checked: Checked): Promise<FieldError[]> {
  const { member, section, moved, now } = checked;
  const account = member.account!;
  const { from } = memberSections[section].account!;
  if (account.state === 'CLOSED') throw new Refusal('ESCROW_CLOSED');
  if (from && !from.includes(account.state)) throw invalidState(account.state, section);
  if (section === 'escrowPayout') return payoutFaults(checked, account);
  if (section === 'escrow') requireAdjustable(account, adjustmentIn(moved)!.amount);
  if (section === 'escrowUnfreeze' && member.status === 'blocked') throw new Refusal('ESCROW_MEMBER_BLOCKED');
  if (section === 'escrowClose' && account.balance > 0)
    throw new Refusal('ESCROW_NOT_EMPTY', { parameters: { balance: account.balance } });
  if (section === 'escrowReverse') {
    const seqNo = Number(moved.escrowReversal!.after);
    if (!moved.escrowReversedAmount) return [{ field: 'escrowReversal', code: 'NOT_FOUND' }];
    const movement = await requireReversible(tx, account.id, seqNo);
    const { reversibleDays: days } = escrowRules;
    if (now.getTime() - Date.parse(movement.at) > days * 86_400_000)
      throw new Refusal('ESCROW_TOO_OLD', { parameters: { days } });
    requireAdjustable(account, Number(moved.escrowReversedAmount.after));
  }
  return [];
}

async function store(tx: Tx, { id }: StoredAccount, values: object, { by, now }: Effective): Promise<void> {
  await tx
    .updateTable('escrow_account')
    .set({ ...values, version: sql`version + 1`, updated_by: by, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Puts an approved change of an account in force. @throws Refusal of `postEscrow` */
async function applyToAccount(tx: Tx, texts: ProtectedText, effective: Effective, account: StoredAccount) {
  const { id, section, moved, maker, by, now } = effective;
  const posted = { escrowId: account.id, reference: `CHANGE-${id}`, source: 'CMS', maker, approver: by, at: now };
  if (section === 'escrow') {
    const { amount } = adjustmentIn(moved)!;
    await postEscrow(tx, { ...posted, kind: amount > 0 ? 'ADJUST_IN' : 'ADJUST_OUT', amount: Math.abs(amount) });
  }
  if (section === 'escrowReverse') await reverseEscrow(tx, { ...posted, seqNo: Number(moved.escrowReversal!.after) });
  if (moved.escrowState) {
    const state = moved.escrowState.after as EscrowState;
    await store(tx, account, { state, frozen_by_block: false }, effective);
  }
  if (section === 'escrowPayout') {
    const { payoutBank: bank, payoutAccountNo: number, payoutAccountName: name } = moved;
    const values = {
      payout_changed_at: now,
      ...(bank ? { payout_bank: bank.after } : {}),
      ...(number ? { payout_account_encrypted: texts.encrypt(String(number.after)) } : {}),
      ...(name ? { payout_account_name: name.after } : {}),
    };
    await store(tx, account, values, effective);
  }
}

/** What follows from a change of money held. @throws Refusal ESCROW_EXISTS, those of `postEscrow` */
export async function applyEscrow(tx: Tx, texts: ProtectedText, effective: Effective): Promise<void> {
  const { member, moved, by, now } = effective;
  if (member.account) return applyToAccount(tx, texts, effective, member.account);
  const line = moved.escrowLine!.after as BusinessLine;
  await openEscrow(tx, texts, { member, line, by, at: now });
}

/** Whether a section is about money held. */
export const isOfEscrow = (section: MemberSectionName): boolean => memberSections[section].group === 'ESCROW';
