import { randomUUID } from 'node:crypto';
import { longestDispatch, type HomeReady } from '@console/contracts/cards/card-issuance/deliver';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import type { Context, Tx } from '../../../platform/context.ts';
import { invalid, notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { ProtectedText } from '../../../platform/protected-text/protected-text.ts';
import type { Sql } from '../../../records/resource/definition.ts';
import { closePickUps } from '../../card-pickup-records/close.ts';
import { takeDocumentNumbers } from '../../documents/number.ts';
import type { ActionContext } from '../../lifecycle/request.ts';
import { countIssuances } from '../../lifecycle/issuance-counts.ts';
import { transition } from '../../lifecycle/transition.ts';
import { followCards } from '../../ecard-printing-records/follow.ts';
import { audit, actionContext, guardVendor, lockAll, seen, type Work } from '../work.ts';
import { homeCards, type HomeCard } from './home-ready.ts';
import { awbOf, nameLines, nameOffices, storeDelivery, takeAwbs } from './store.ts';
import { sendable, type Origin } from './member-plan.ts';

const refusals: Readonly<Record<HomeReady['problems'][number], string>> = {
  ADDRESS: 'ADDRESS_INCOMPLETE',
  ZIP_CODE: 'ADDRESS_INCOMPLETE',
  PHONE: 'ADDRESS_INCOMPLETE',
  HELD: 'CARD_ON_HOLD',
  ATTEMPTS_USED: 'ATTEMPTS_USED',
  NOT_REDELIVERABLE: 'NOT_REDELIVERABLE',
  ADDRESS_UNCHANGED: 'ADDRESS_FIX_REQUIRED',
};

function guard(cards: readonly HomeCard[]): void {
  const stopped = cards.find(({ problems }) => problems.some((problem) => problem !== 'HELD'));
  const [problem] = stopped?.problems.filter((each) => each !== 'HELD') ?? [];
  // When a hold blocks the card, the transition refuses with the name of the hold's document.
  if (stopped && problem) throw new Refusal(refusals[problem], { parameters: { cardNo: stopped.cardNo } });
}

export interface HomeDispatch {
  readonly origin: Origin;
  readonly courierCode: string;
  readonly lines: readonly { readonly cardId: string; readonly awbNo: string }[];
}

/** Groups cards by the vendor or branch that sends them, because a delivery has one origin. */
function byOrigin(cards: readonly HomeCard[], origin: Origin): HomeCard[][] {
  const groups = new Map<string, HomeCard[]>();
  for (const card of cards) {
    const key = origin === 'VENDOR' ? '' : card.branchId;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

/** Sends cards to their members, from the vendor or a branch. @param which condition that limits the cards */
export async function dispatchHome(
  tx: Tx,
  texts: ProtectedText,
  context: Pick<Context, 'caller'>,
  action: Omit<ActionContext, 'document'>,
  { origin, courierCode, lines }: HomeDispatch,
  which: Sql,
) {
  const { actor, at } = action;
  const awbs = new Map(lines.map(({ cardId, awbNo }) => [cardId, awbOf(awbNo)] as const));
  if (awbs.size < lines.length) throw invalid({ field: 'lines', code: 'DUPLICATE' });
  const locked = await lockAll(tx, [...awbs.keys()]);
  const cards = await homeCards(
    tx,
    texts,
    sendable(context, origin, sql`${which} and c.id = any(${[...awbs.keys()]}::uuid[])`),
    longestDispatch,
  );
  if (cards.length < awbs.size) {
    const missing = [...awbs.keys()]
      .map((id) => locked.get(id))
      .find((card) => card && !cards.some(({ cardId }) => cardId === card.id));
    throw missing
      ? new Refusal('CARD_STATUS_CONFLICT', {
          parameters: {
            cardNo: missing.card_no,
            status: missing.status,
            expected: origin === 'VENDOR' ? 'Printing' : 'Branch',
          },
        })
      : notFound();
  }
  guard(cards);
  const groups = byOrigin(cards, origin);
  const numbers = await takeDocumentNumbers(tx, 'DLV', at, groups.length);
  const deliveries: { secureId: string; deliveryNo: string; sent: number; issuanceId: string }[] = [];
  for (const [index, group] of groups.entries()) {
    const document = { kind: 'delivery', id: randomUUID(), no: numbers[index] as string } as const;
    const parcels = group.map((card) => ({
      id: randomUUID(),
      cardId: card.cardId,
      issuanceId: card.issuanceId,
      home: {
        memberId: card.memberId,
        recipientName: card.recipientName,
        address: texts.encrypt(card.address ?? ''),
        zipCode: card.zipCode,
        phone: texts.encrypt(card.phone ?? ''),
        awbNo: awbs.get(card.cardId) as string,
        attemptNo: card.attemptNo,
      },
    }));
    await takeAwbs(
      tx,
      courierCode,
      parcels.map(({ id, home }) => ({ owner: id, awbNo: home.awbNo })),
    );
    const vendorCode = locked.get(parcels[0]!.cardId)?.vendor_code as string;
    await storeDelivery(
      tx,
      { document, actor, at },
      {
        origin: origin === 'VENDOR' ? { vendorCode } : { branchId: group[0]!.branchId },
        destination: null,
        courierCode,
        awbNo: null,
        sealNo: null,
        lines: parcels,
      },
    );
    const moves = parcels.map(({ id, cardId }) => ({ cardId, lineId: id }));
    await transition(tx, {
      code: origin === 'VENDOR' ? transitionCode.sendToMember : transitionCode.resendToMember,
      document,
      actor,
      at,
      cards: moves,
    });
    if (origin === 'BRANCH')
      await closePickUps(
        tx,
        moves.map(({ cardId }) => cardId),
        { state: 'REDELIVERED', actor, at },
      );
    await nameLines(tx, moves);
    await followCards(
      tx,
      moves.map(({ cardId }) => cardId),
      'SENT',
      actor.name,
      at,
    );
    deliveries.push({
      secureId: document.id,
      deliveryNo: document.no,
      sent: group.length,
      issuanceId: group[0]!.issuanceId,
    });
  }
  await nameOffices(
    tx,
    deliveries.map(({ secureId }) => secureId),
  );
  await countIssuances(tx, [...new Set(cards.map(({ issuanceId }) => issuanceId))]);
  return deliveries;
}

/** Sends cards of one issuance to their members. */
export const dispatchCustomer = (
  work: Work,
  texts: ProtectedText,
  context: Context<unknown, HomeDispatch & { readonly secureId: string }>,
) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, origin } = context.body;
    await seen(tx, work.issuances, context, secureId);
    const action = await actionContext(tx, work, context);
    if (origin === 'VENDOR') guardVendor(action.actor, 'dispatch-customer');
    const deliveries = await dispatchHome(tx, texts, context, action, context.body, sql`l.issuance_id = ${secureId}`);
    for (const { deliveryNo, sent } of deliveries)
      await audit(tx, context, { action: 'DISPATCH', entityId: secureId, entityLabel: deliveryNo, recordCount: sent });
    await context.remember(tx, { deliveries });
    return { deliveries };
  });
