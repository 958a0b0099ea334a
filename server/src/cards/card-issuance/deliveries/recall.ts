import { deliveries } from '@console/contracts/cards/card-issuance/deliveries';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { invalidState, Refusal } from '../../../platform/http/refusal.ts';
import { requireVersion, staleVersion } from '../../../platform/http/stale-version.ts';
import { followCards } from '../../ecard-printing-records/follow.ts';
import { countIssuances } from '../../lifecycle/issuance-counts.ts';
import { transition } from '../../lifecycle/transition.ts';
import { freeFile, keepFile } from '../receipts/files.ts';
import { openLines } from '../receipts/receipt.ts';
import { audit, actionContext, guardVendor, lockAll, seen, type Work } from '../work.ts';
import { nameLines } from './store.ts';

const dayMs = 86_400_000;

interface Body {
  readonly secureId: string;
  readonly version: number;
  readonly reason: string;
  readonly returnNoteFileId?: string | null | undefined;
}

/**
 * The vendor takes a delivery back: within a day, or later with the courier's return note.
 * @throws Refusal RECALL_LATE, RECALL_RECEIVED
 */
export const recall = (work: Work, context: Context<unknown, Body>) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, version, reason, returnNoteFileId = null } = context.body;
    await seen(tx, work.deliveries, context, secureId);
    const { actor, at } = await actionContext(tx, work, context);
    guardVendor(actor, 'recall');
    await lockAll(
      tx,
      (await openLines(tx, secureId)).map((line) => line.card_id),
    );
    const delivery = await tx
      .selectFrom('card_delivery')
      .selectAll()
      .where('id', '=', secureId)
      .executeTakeFirstOrThrow();
    requireVersion(delivery, version, deliveries);
    if (delivery.state === 'RECALLED' || delivery.origin_vendor_code === null)
      throw invalidState(delivery.state, 'recall');
    if (delivery.pending !== delivery.sent) throw new Refusal('RECALL_RECEIVED');
    if (at.getTime() - Date.parse(delivery.dispatched_at) > dayMs && !returnNoteFileId)
      throw new Refusal('RECALL_LATE');
    if (returnNoteFileId)
      await freeFile(tx, returnNoteFileId, context.caller.username, ['image', 'pdf'], 'returnNoteFileId');
    const lines = await openLines(tx, secureId);
    const document = { kind: 'delivery', id: secureId, no: delivery.delivery_no } as const;
    await transition(tx, {
      code: delivery.mode === 'OFFICE' ? transitionCode.recallFromOffice : transitionCode.recallFromMember,
      document,
      actor,
      at,
      remark: reason,
      cards: lines.map((line) => ({ cardId: line.card_id })),
    });
    await sql`update card_delivery_line set closed_at = ${at} where delivery_id = ${secureId}`.execute(tx);
    await nameLines(
      tx,
      lines.map((line) => ({ cardId: line.card_id, lineId: null })),
    );
    await followCards(
      tx,
      lines.map((line) => line.card_id),
      'SELECTED',
      actor.name,
      at,
    );
    const issuances = await tx
      .selectFrom('card_delivery_line')
      .select('issuance_id')
      .distinct()
      .where('delivery_id', '=', secureId)
      .execute();
    await countIssuances(
      tx,
      issuances.flatMap((line) => line.issuance_id ?? []),
    );
    const changed = await tx
      .updateTable('card_delivery')
      .set({
        recalled_at: at,
        return_note_file_id: returnNoteFileId,
        version: sql`version + 1`,
        updated_by: actor.name,
        updated_at: at,
      })
      .where('id', '=', secureId)
      .where('version', '=', version)
      .returning(['id as secureId', 'version', 'state'])
      .executeTakeFirst();
    if (!changed) throw staleVersion(deliveries, secureId);
    if (returnNoteFileId) await keepFile(tx, returnNoteFileId, secureId);
    await audit(tx, context, {
      action: 'RECALL',
      entityType: 'card-issuance-delivery',
      entityId: secureId,
      entityLabel: delivery.delivery_no,
      recordCount: lines.length,
      reason,
    });
    return changed;
  });
