import { pickUpImageBytes, pickUps, type HandOverBody } from '@console/contracts/cards/card-pickup';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import type { Updateable } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';
import { cardNoOf } from '../card-no.ts';
import { claimFiles } from '../../records/files/claim-files.ts';
import { lockCards } from '../lifecycle/locked.ts';
import { transition } from '../lifecycle/transition.ts';
import { sendMemberSms } from '../messages/member-sms.ts';
import { replacementAtCounter } from '../replace-card-number/at-counter.ts';
import { endReplaced, settleReplacement, type StoredReplacement } from '../replace-card-number/complete.ts';
import { inherited } from '../replace-card-number/issue.ts';
import { notifyReplaced } from '../replace-card-number/notify.ts';
import { replacedECard } from '../card-pickup-records/allowed.ts';
import { counterActor, documentOf, guardState, lockPickUp, movePickUp, type StoredPickUp } from './row.ts';
import type { PickUpTable } from '../card-pickup-records/table.ts';
import { verifiedOtp } from '../../membership/index.ts';

type Completing = Context<unknown, HandOverBody>;
const letterBytes = 5 * 1024 * 1024;

/** Checks of the person at the counter, for storage. @throws Refusal IDENTITY_UNCHECKED, PROXY_LETTER_REQUIRED */
async function checksOf(
  tx: Tx,
  row: StoredPickUp,
  body: HandOverBody,
  texts: ProtectedText,
  at: Date,
): Promise<Updateable<PickUpTable>> {
  const otp = await verifiedOtp(tx, { purpose: 'PICKUP', subjectId: row.id }, at);
  if (!body.ktpSeen || (otp === null && !body.faceManual)) throw new Refusal('IDENTITY_UNCHECKED');
  const isProxy = body.collector === 'PROXY';
  if (isProxy && !(body.proxyName && body.proxyNik && body.proxyRelation && body.proxyLetter))
    throw new Refusal('PROXY_LETTER_REQUIRED');
  return {
    collector: body.collector,
    ktp_seen: true,
    face_manual: body.faceManual,
    // No provider compares faces at the counter; a score from the client would prove nothing.
    face_score: null,
    otp_verified_at: otp,
    photo: body.photo,
    signature: body.signature,
    proxy_name: isProxy ? (body.proxyName ?? null) : null,
    proxy_nik: isProxy && body.proxyNik ? texts.encrypt(body.proxyNik) : null,
    proxy_relation: isProxy ? (body.proxyRelation ?? null) : null,
    proxy_letter: isProxy ? (body.proxyLetter ?? null) : null,
  };
}

/**
 * Locks the new card and the e-card or replaced card that ends with the hand-over, in id order, before either changes.
 */
async function lockBoth(tx: Tx, row: StoredPickUp, replacement: StoredReplacement | null): Promise<string | null> {
  const member = await tx
    .selectFrom('member_view')
    .select(['id', 'member_no', 'status', 'program_type_id'])
    .where('id', '=', row.member_id)
    .executeTakeFirstOrThrow();
  const replaced = replacement
    ? replacement.old_card_id
    : row.type === 'STOCK'
      ? await replacedECard(tx, member)
      : null;
  await lockCards(tx, [row.card_id, ...(replaced ? [replaced] : [])].toSorted());
  return replaced;
}

async function handOver(tx: Tx, context: Completing, texts: ProtectedText, at: Date) {
  const { body, caller } = context;
  const row = await lockPickUp(tx, body, context);
  const actor = await counterActor(tx, context, row.branch_id);
  if (
    row.state === 'EXPIRED' ||
    (row.state === 'WAITING' && row.deadline !== null && row.deadline < toWireInstant(at).slice(0, 10))
  )
    throw new Refusal('PICKUP_EXPIRED');
  guardState(row, 'complete', ['WAITING', 'IN_PROGRESS']);
  const cardNo = cardNoOf(body.cardNo, 'cardNo');
  const card = await tx.selectFrom('card').select('card_no').where('id', '=', row.card_id).executeTakeFirstOrThrow();
  if (card.card_no !== cardNo) throw new Refusal('WRONG_CARD');
  const checks = await checksOf(tx, row, body, texts, at);
  const images = { kinds: ['image'] as const, maximumBytes: pickUpImageBytes };
  await claimFiles(tx, {
    module: pickUps.module,
    recordId: row.id,
    username: caller.username,
    files: [
      { field: 'photo', fileId: body.photo, ...images },
      { field: 'signature', fileId: body.signature, ...images },
      {
        field: 'proxyLetter',
        fileId: checks.proxy_letter as string | null,
        kinds: ['image', 'pdf'],
        maximumBytes: letterBytes,
      },
    ],
  });
  const document = documentOf(row);
  const replacement = row.replacement_id ? await replacementAtCounter(tx, row.replacement_id, row.member_id) : null;
  const replaced = await lockBoth(tx, row, replacement);
  const { expiryDate } = replacement ? await inherited(tx, replacement, at) : {};
  if (replacement) await endReplaced(tx, replacement, { actor, at });
  else if (replaced)
    await transition(tx, { code: transitionCode.cancelNumber, document, actor, at, cards: [{ cardId: replaced }] });
  await transition(tx, {
    code: transitionCode.handOver,
    document,
    actor,
    at,
    cards: [
      {
        cardId: row.card_id,
        at: { kind: 'BRANCH', id: row.branch_id },
        memberId: row.member_id,
        ...(replaced ? { replacesCardId: replaced } : {}),
        ...(expiryDate ? { expiryDate } : {}),
      },
    ],
  });
  const moved = await movePickUp(
    tx,
    row,
    context,
    { action: 'COMPLETE', at },
    {
      ...checks,
      replaces_ecard: replaced !== null && replacement === null,
      state: 'COMPLETED',
      closed_at: at,
      closed_by: caller.username,
    },
  );
  if (replacement) await settleReplacement(tx, replacement, row.card_id, { by: actorOf(context), at }, 'COMPLETE');
  await context.remember(tx, moved);
  return { moved, memberId: row.member_id, cardNo, replacementId: row.replacement_id };
}

/**
 * Hands the card over and notifies the member by SMS.
 * @throws Refusal of the checks above and of the hand-over transition
 */
export async function completePickUp(services: Services, texts: ProtectedText, context: Completing) {
  const at = services.now();
  const { moved, memberId, cardNo, replacementId } = await services.db
    .transaction()
    .execute((tx) => handOver(tx, context, texts, at));
  const date = toWireInstant(at).slice(0, 10).split('-').toReversed().join('-');
  void sendMemberSms(services, texts, {
    memberId,
    code: 'CARD_PICKED_UP',
    values: { cardNumber: printedCardNumber(cardNo).slice(-4), date },
  });
  if (replacementId) void notifyReplaced(services, [replacementId]);
  return moved;
}
