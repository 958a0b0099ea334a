import type { OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import { poCancellations, type PoLine } from '@console/contracts/orders-logs/po-status';
import { sql, type Selectable } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import type { PurchaseOrderTable } from './table.ts';

type Order = Selectable<PurchaseOrderTable>;

/**
 * Ends the request to cancel an issued order when the order goes another way: goods that were received, and orders that
 * expired, are cancelled by nobody.
 */
export async function endCancellation(tx: Tx, order: Order, to: OrderState, at: Date): Promise<void> {
  if (order.status !== 'PO_ISSUED' || to === 'CANCELLED') return;
  const { rows } = await sql<{ id: string }>`update po_cancellation set state = 'OUTDATED', decided_at = ${at},
      version = version + 1, updated_by = 'SYSTEM', updated_at = ${at}
    where order_id = ${order.id} and state = 'WAITING' returning id`.execute(tx);
  for (const { id } of rows)
    await recordChange(tx, {
      actor: systemActor('order-moved'),
      module: poCancellations[order.business_line as PoLine].module,
      action: 'END',
      entityId: id,
      entityLabel: order.appl_no,
      before: { state: 'WAITING' },
      after: { state: 'OUTDATED' },
      reason: `Order ${to}`,
      at,
    });
}
