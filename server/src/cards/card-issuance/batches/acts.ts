import { printBatches } from '@console/contracts/cards/card-issuance/batches';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { invalidState, Refusal } from '../../../platform/http/refusal.ts';
import { requireVersion } from '../../../platform/http/stale-version.ts';
import { transition } from '../../lifecycle/transition.ts';
import { touch } from '../issuances/acts.ts';
import { audit, actionContext, guardHeadOffice, guardVendor, lockAll, seen, type Work } from '../work.ts';
import { cardsOf, lockBatch, presentBatch } from './batch.ts';

interface Item {
  readonly secureId: string;
  readonly version: number;
}

/**
 * The vendor reports a batch as printed. Cards spoiled permanently must be cancelled one by one before.
 * @throws Refusal PRINT_COUNT_MISMATCH
 */
export const markPrinted = (
  work: Work,
  context: Context<unknown, Item & { readonly printed: number; readonly spoiled: number }>,
) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, version, printed, spoiled } = context.body;
    await seen(tx, work.batches, context, secureId);
    const { actor, at } = await actionContext(tx, work, context);
    guardVendor(actor, 'mark-printed');
    const batch = await lockBatch(tx, secureId);
    requireVersion(batch, version, printBatches);
    if (batch.state !== 'FILE_TAKEN') throw invalidState(batch.state, 'mark-printed');
    if (printed + spoiled !== batch.quantity || spoiled !== batch.spoiled) {
      throw new Refusal('PRINT_COUNT_MISMATCH', {
        parameters: { printed, spoiled, quantity: batch.quantity, cancelled: batch.spoiled },
      });
    }
    await tx.updateTable('card_print_batch').set({ printed_at: at }).where('id', '=', secureId).execute();
    await touch(tx, 'card_print_batch', secureId, actor.name, at);
    await audit(tx, context, {
      action: 'MARK_PRINTED',
      entityId: batch.issuance_id,
      entityLabel: batch.batch_no,
      recordCount: printed,
    });
    return presentBatch(tx, secureId);
  });

/** Withdraws a whole batch before it is printed. @throws Refusal BATCH_PRINTED, INVALID_STATE */
export const withdrawBatch = (work: Work, context: Context<unknown, Item & { readonly reason: string }>) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, version, reason } = context.body;
    await seen(tx, work.batches, context, secureId);
    const { actor, at } = await actionContext(tx, work, context);
    guardHeadOffice(actor, 'withdraw');
    const cards = await lockAll(tx, await cardsOf(tx, secureId));
    const batch = await lockBatch(tx, secureId);
    requireVersion(batch, version, printBatches);
    if (batch.state === 'PRINTED') throw new Refusal('BATCH_PRINTED', { parameters: { batchNo: batch.batch_no } });
    if (batch.state === 'WITHDRAWN') throw invalidState(batch.state, 'withdraw');
    // Spoiled cards are already cancelled and lost cards have left the vendor. The rest is withdrawn together.
    const back = [...cards.values()]
      .filter(({ status }) => status !== 'Cancelled' && status !== 'Lost')
      .map(({ id }) => id);
    await transition(tx, {
      code: transitionCode.withdrawBatch,
      document: { kind: 'batch', id: secureId, no: batch.batch_no },
      actor,
      at,
      remark: reason,
      cards: back.map((cardId) => ({ cardId })),
    });
    await sql`update card_issuance_line set batch_id = null
      where batch_id = ${secureId} and card_id = any(${back}::uuid[])`.execute(tx);
    await tx.updateTable('card_print_batch').set({ withdrawn_at: at }).where('id', '=', secureId).execute();
    await touch(tx, 'card_print_batch', secureId, actor.name, at);
    await audit(tx, context, {
      action: 'WITHDRAW',
      entityId: batch.issuance_id,
      entityLabel: batch.batch_no,
      recordCount: back.length,
      reason,
    });
    return presentBatch(tx, secureId);
  });
