import { randomUUID } from 'node:crypto';
import {
  replacements,
  type MadeReplacement,
  type ReplacementState,
  type WantedReplacement,
} from '@console/contracts/cards/replace-card-number';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import { lockCards, lockMembers, type CardMember, type LockedCard } from '../lifecycle/locked.ts';
import { proceed } from './issue.ts';
import {
  guardDead,
  guardNoneOpen,
  guardOldCard,
  guardSeen,
  lossOf,
  reasonOf,
  replacingActor,
  typeOf,
} from './guards.ts';

type Wanting = Context<unknown, WantedReplacement>;

/** The fee and its payment. @throws Refusal VALIDATION */
function feeOf({ feeMode, cashReceiptNo }: WantedReplacement, fee: number) {
  if (fee === 0) return { fee, fee_mode: null, cash_receipt_no: null };
  if (!feeMode) throw invalid({ field: 'feeMode', code: 'REQUIRED' });
  const receipt = cashReceiptNo?.trim() ?? '';
  if (feeMode === 'CASH' && receipt === '') throw invalid({ field: 'cashReceiptNo', code: 'REQUIRED' });
  return { fee, fee_mode: feeMode, cash_receipt_no: feeMode === 'CASH' ? receipt : null };
}

/** Checks the address for home delivery. @throws Refusal ADDRESS_INCOMPLETE */
async function guardAddress(tx: Tx, { memberId, result }: WantedReplacement, card: LockedCard): Promise<void> {
  if (result !== 'PRINT_HOME') return;
  const { address_encrypted: address, zip_code: zipCode } = await tx
    .selectFrom('member_view')
    .select(['address_encrypted', 'zip_code'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (!address || !zipCode) throw new Refusal('ADDRESS_INCOMPLETE', { parameters: { cardNo: card.card_no } });
}

async function insert(tx: Tx, context: Wanting, member: CardMember, card: LockedCard, at: Date) {
  const { body, caller } = context;
  const reason = await reasonOf(tx, body.resetReasonId);
  const type = await typeOf(tx, member.id, body.cardTypeId, body.result, at);
  const loss = await lossOf(tx, card.id);
  if (reason.loss_required && !loss) throw new Refusal('LOSS_REQUIRED', { parameters: { cardNo: card.card_no } });
  await guardAddress(tx, body, card);
  const paid = feeOf(body, reason.fee_charged && !loss?.fee_exempt ? type.replacement_fee : 0);
  const awaits =
    reason.approval_required ||
    (paid.fee_mode === 'WAIVED' && (await settingIn(tx, 'card.replacement.approval-fee-waiver')) === 'true');
  // A replacement that needs no approval leaves this state in the same transaction.
  const state: ReplacementState = 'PENDING_APPROVAL';
  const row = await tx
    .insertInto('card_replacement')
    .values({
      id: randomUUID(),
      replacement_no: await takeDocumentNumber(tx, 'RPL', at),
      member_id: member.id,
      branch_id: member.branch_id,
      old_card_id: card.id,
      new_card_id: null,
      card_type_id: type.id,
      reset_reason_id: body.resetReasonId,
      result: body.result,
      loss_id: loss?.id ?? null,
      ...paid,
      keep_expiry: reason.keep_expiry,
      state,
      editors: [caller.username],
      approver: null,
      decided_at: null,
      note: null,
      completed_at: null,
      created_by: caller.username,
      created_at: at,
      updated_by: caller.username,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, awaits };
}

/**
 * Requests a replacement of a member's card number. An e-card is issued at once, plastic waits for its hand-over or
 * number, and some requests wait for a second person. A repeated call returns the first request.
 * @throws Refusal of the guards, REPLACEMENT_OPEN, LOSS_REQUIRED, ADDRESS_INCOMPLETE
 */
export const requestReplacement = ({ db, now }: Services, context: Wanting): Promise<MadeReplacement> =>
  db.transaction().execute(async (tx) => {
    const { body } = context;
    const at = now();
    const actor = await replacingActor(tx, context);
    await guardSeen(tx, context, body.memberId);
    const member = (await lockMembers(tx, [body.memberId])).get(body.memberId) as CardMember;
    await guardNoneOpen(tx, member.id);
    const [card] = await lockCards(tx, [body.oldCardId]);
    if (!card || card.holder_member_id !== member.id) throw notFound();
    if (card.replaced_by_no)
      throw new Refusal('FOUND_AFTER_REPLACEMENT', { parameters: { cardNo: card.replaced_by_no } });
    guardOldCard(member, card);
    await guardDead(tx, member, card);
    const { row, awaits } = await insert(tx, context, member, card, at);
    const by = actorOf(context);
    await recordEntry(tx, {
      actor: by,
      module: replacements.module,
      action: 'CREATE',
      entityId: row.id,
      entityLabel: row.replacement_no,
      at,
    });
    const created = awaits
      ? { secureId: row.id, version: row.version, replacementNo: row.replacement_no, state: row.state, newCardNo: null }
      : await proceed(tx, row, card, { actor, by, at }, 'REQUEST');
    await context.remember(tx, created);
    return created;
  });
