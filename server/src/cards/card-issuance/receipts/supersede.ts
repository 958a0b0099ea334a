import { sql } from 'kysely';
import type { Context, Tx } from '../../../platform/context.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { recordsReceipts } from '../definitions/deliveries.ts';
import { receivers } from '../definitions/delivery-scope.ts';
import { audit, actionContext, seen, type Work } from '../work.ts';
import { freeFile } from './files.ts';
import { storeReceipt, type ReceiptValues } from './receipt.ts';

interface Body extends ReceiptValues {
  readonly receiptId: string;
}

async function isReceiver(tx: Tx, { caller }: Pick<Context, 'caller'>, deliveryId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from card_delivery t where t.id = ${deliveryId} and ${receivers(caller)}`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * Replaces a receipt that has a wrong file. Both receipts stay; recorded counts do not change.
 * @throws Refusal RECEIPT_SUPERSEDED, RECEIPT_NO_USED, NOT_RECEIVER
 */
export const supersede = (work: Work, context: Context<unknown, Body>) =>
  context.db.transaction().execute(async (tx) => {
    const { body, caller } = context;
    const wrong = await tx
      .selectFrom('card_delivery_receipt')
      .selectAll()
      .where('id', '=', body.receiptId)
      .forUpdate()
      .executeTakeFirst();
    if (!wrong) throw notFound();
    await seen(tx, work.deliveries, context, wrong.delivery_id);
    const { mode, delivery_no: no } = await tx
      .selectFrom('card_delivery')
      .select(['mode', 'delivery_no'])
      .where('id', '=', wrong.delivery_id)
      .executeTakeFirstOrThrow();
    if (!recordsReceipts(mode, caller, await isReceiver(tx, context, wrong.delivery_id)))
      throw new Refusal('NOT_RECEIVER', { parameters: { cardNo: no } });
    const next = await tx
      .selectFrom('card_delivery_receipt')
      .select('id')
      .where('supersedes_id', '=', wrong.id)
      .executeTakeFirst();
    if (next) throw new Refusal('RECEIPT_SUPERSEDED', { parameters: { receiptNo: wrong.receipt_no } });
    await freeFile(tx, body.fileId, caller.username, ['image', 'pdf']);
    const { received, missing, damaged, returned } = wrong;
    const secureId = await storeReceipt(
      tx,
      wrong.delivery_id,
      body,
      { date: wrong.received_date, by: wrong.received_by },
      { received, missing, damaged, returned },
      await actionContext(tx, work, context),
      wrong.id,
    );
    await audit(tx, context, {
      action: 'SUPERSEDE',
      entityType: 'card-issuance-delivery',
      entityId: wrong.delivery_id,
      entityLabel: no,
      changes: [{ field: 'receiptNo', before: wrong.receipt_no, after: body.receiptNo }],
    });
    const answer = { secureId };
    await context.remember(tx, answer);
    return answer;
  });
