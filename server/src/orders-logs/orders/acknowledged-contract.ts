import type { Db, Tx } from '../../platform/context.ts';

/** The contract with which the core system acknowledged the delivery of an order; `null` before. */
export async function acknowledgedContract(db: Db | Tx, orderId: string): Promise<string | null> {
  const message = await db
    .selectFrom('orderfull_message')
    .select('core_ref')
    .where('order_id', '=', orderId)
    .where('message_type', '=', 'DELIVERED')
    .where('status', '=', 'ACKED')
    .executeTakeFirst();
  return message?.core_ref ?? null;
}
