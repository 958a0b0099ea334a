import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import { guardSecondPerson } from '../../../people/rights/second-person.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RegisteredResource } from '../../../records/resource/registered.ts';
import { recordEvent } from '../../lifecycle/events.ts';
import type { CardDocument } from '../../lifecycle/request.ts';
import { cancelAtVendor, lockForCancellation } from '../issuances/cancel-at-vendor.ts';
import { audit, actionContext, guardHeadOffice, guardVendor, lockAll, type Work } from '../work.ts';
import { lineOf, reporterOf } from './read.ts';

interface Item {
  readonly secureId: string;
  readonly cardId: string;
  readonly version: number;
}
type With<Rest> = Context<unknown, Item & Rest>;

const present = (tx: Tx, id: string) =>
  tx.selectFrom('card').select(['id as cardId', 'version', 'status']).where('id', '=', id).executeTakeFirstOrThrow();

async function batchOf(tx: Tx, batchId: string | null, cardNo: string, status: string): Promise<CardDocument> {
  const batch =
    batchId === null
      ? undefined
      : await tx.selectFrom('card_print_batch').select(['id', 'batch_no']).where('id', '=', batchId).executeTakeFirst();
  if (!batch) throw new Refusal('CARD_STATUS_CONFLICT', { parameters: { cardNo, status, expected: 'Printing' } });
  return { kind: 'batch', id: batch.id, no: batch.batch_no };
}

/** Records that a plastic was spoiled and is printed again; the card stays in Printing. */
export const reportSpoiled = (work: Work, lines: RegisteredResource, context: With<{ readonly note: string }>) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, cardId, version, note } = context.body;
    const line = await lineOf(tx, lines, context, secureId, cardId);
    const { actor, at } = await actionContext(tx, work, context);
    guardVendor(actor, 'spoiled');
    const card = (await lockAll(tx, [cardId])).get(cardId)!;
    if (card.status !== 'Printing')
      throw new Refusal('CARD_STATUS_CONFLICT', {
        parameters: { cardNo: card.card_no, status: card.status, expected: 'Printing' },
      });
    await recordEvent(
      tx,
      'REPRINT',
      {
        document: await batchOf(tx, line.batch_id, card.card_no, card.status),
        actor,
        at,
        remark: note,
        cards: [{ cardId, version }],
      },
      (locked) => ({ print_count: locked.print_count + 1 }),
    );
    await audit(tx, context, { action: 'SPOILED', entityId: secureId, entityLabel: card.card_no, reason: note });
    return present(tx, cardId);
  });

/** Cancels a card that has no plastic. */
export const cancelCard = (work: Work, lines: RegisteredResource, context: With<{ readonly reason: string }>) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, cardId, version, reason } = context.body;
    await lineOf(tx, lines, context, secureId, cardId);
    const { actor, at } = await actionContext(tx, work, context);
    guardHeadOffice(actor, 'cancel-card');
    const { issuance_no: no } = await tx
      .selectFrom('card_issuance')
      .select('issuance_no')
      .where('id', '=', secureId)
      .executeTakeFirstOrThrow();
    await cancelAtVendor(tx, context, await lockForCancellation(tx, [cardId]), {
      code: transitionCode.cancelUnprinted,
      document: { kind: 'issuance', id: secureId, no },
      actor,
      at,
      remark: reason,
      cards: [{ cardId, version }],
    });
    await audit(tx, context, { action: 'CANCEL_CARD', entityId: secureId, entityLabel: no, reason });
    return present(tx, cardId);
  });

/**
 * Cancels a card whose plastic was spoiled, as the second person after the vendor who reported it. The member's
 * document returns to the queue for another number.
 * @throws Refusal SPOILAGE_NOTE_MISSING, SELF_APPROVAL, APPROVER_DEPENDENT, MAKER_RIGHTS_LOST
 */
export const cancelSpoiled = (work: Work, lines: RegisteredResource, context: With<{ readonly reason: string }>) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, cardId, version, reason } = context.body;
    const line = await lineOf(tx, lines, context, secureId, cardId);
    const { actor, at } = await actionContext(tx, work, context, true);
    const burnable = await lockForCancellation(tx, [cardId]);
    const card = burnable.cards.get(cardId)!;
    const document = await batchOf(tx, line.batch_id, card.card_no, card.status);
    const reporter = await reporterOf(tx, cardId, line.batch_id);
    if (reporter === null) throw new Refusal('SPOILAGE_NOTE_MISSING', { parameters: { cardNo: card.card_no } });
    await guardSecondPerson(tx, {
      secondPerson: 'independent',
      makers: [reporter],
      decider: context.caller,
      now: at,
    });
    await cancelAtVendor(tx, context, burnable, {
      code: transitionCode.cancelSpoiled,
      document,
      actor,
      at,
      remark: reason,
      cards: [{ cardId, version }],
    });
    await tx
      .updateTable('card_print_batch')
      .set({ spoiled: sql`spoiled + 1`, version: sql`version + 1`, updated_by: actor.name, updated_at: at })
      .where('id', '=', document.id)
      .execute();
    await audit(tx, context, {
      action: 'CANCEL_SPOILED',
      entityId: secureId,
      entityLabel: `${document.no} ${card.card_no}`,
      reason,
    });
    return present(tx, cardId);
  });
