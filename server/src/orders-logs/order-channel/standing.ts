import type { OrderStanding } from '@console/contracts/orders-logs/order-channel';
import type { Db } from '../../platform/context.ts';

/** Where an order stands, as other systems read it. */
export async function standingOf(db: Db, orderId: string): Promise<OrderStanding> {
  return db
    .selectFrom('purchase_order')
    .select([
      'appl_no as applNo',
      'status',
      'status_since as statusSince',
      'po_number as poNumber',
      'contract_no as contractNo',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}
