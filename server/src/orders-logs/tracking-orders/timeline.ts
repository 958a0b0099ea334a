import type { TrackedStep } from '@console/contracts/orders-logs/tracking-orders';
import type { Db } from '../../platform/context.ts';

/**
 * The steps of an order as its customer may hear them: who made one by kind, and why it was cancelled unless that was
 * for suspected fraud.
 */
export async function timelineOf(db: Db, orderId: string): Promise<TrackedStep[]> {
  const rows = await db
    .selectFrom('purchase_order_history as h')
    .innerJoin('purchase_order as o', 'o.id', 'h.order_id')
    .select([
      'h.no',
      'h.at',
      'h.from_status as from',
      'h.to_status as to',
      'h.by',
      'o.source_input as source',
      'o.cancel_reason_code as cancelReason',
    ])
    .where('h.order_id', '=', orderId)
    .orderBy('h.no')
    .execute();
  return rows.map(({ by, source, cancelReason, ...step }) => ({
    ...step,
    actor: by === 'SYSTEM' ? 'SYSTEM' : by === source ? 'CHANNEL' : 'STAFF',
    reason: step.to === 'CANCELLED' && cancelReason !== 'SUSPECTED_FRAUD' ? cancelReason : null,
  }));
}
