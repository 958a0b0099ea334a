import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { openPickUp } from '../../card-pickup-records/open.ts';
import { followCards } from '../../ecard-printing-records/follow.ts';
import { transition } from '../../lifecycle/transition.ts';
import { countDelivery } from '../deliveries/store.ts';
import { audit, actionContext, lockAll, seen, type Work } from '../work.ts';
import { openLines } from './receipt.ts';

/** A branch confirms cards that came back from its members. Each opens a pick-up at the counter. */
export const confirmInHand = (
  work: Work,
  context: Context<
    unknown,
    { readonly secureId: string; readonly version: number; readonly lineIds: readonly string[] }
  >,
) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, version, lineIds } = context.body;
    await seen(tx, work.deliveries, context, secureId);
    const { actor, at } = await actionContext(tx, work, context);
    const wanted = new Set(lineIds);
    const lines = (await openLines(tx, secureId)).filter(({ id }) => wanted.has(id));
    if (lines.length < wanted.size) throw notFound();
    await lockAll(
      tx,
      lines.map((line) => line.card_id),
    );
    const now = (await openLines(tx, secureId)).filter(({ id }) => wanted.has(id));
    const unexpected = lines.find(({ id }) => now.find((line) => line.id === id)?.result !== 'RETURNED');
    if (unexpected) throw new Refusal('NOT_RETURNED', { parameters: { cardNo: unexpected.card_no } });
    const { delivery_no: no } = await tx
      .selectFrom('card_delivery')
      .select('delivery_no')
      .where('id', '=', secureId)
      .executeTakeFirstOrThrow();
    const ids = lines.map((line) => line.card_id);
    await transition(tx, {
      code: transitionCode.confirmInHand,
      document: { kind: 'delivery', id: secureId, no },
      actor,
      at,
      cards: ids.map((cardId) => ({ cardId })),
    });
    await sql`update card_delivery_line set closed_at = ${at} where id = any(${[...wanted]}::uuid[])`.execute(tx);
    await followCards(tx, ids, 'RETURNED', actor.name, at);
    await openPickUp(tx, ids, { actor, at });
    await audit(tx, context, {
      action: 'CONFIRM_IN_HAND',
      entityType: 'card-issuance-delivery',
      entityId: secureId,
      entityLabel: no,
      recordCount: ids.length,
    });
    return countDelivery(tx, secureId, actor.name, at, version);
  });
