import type { PhotoLine } from '@console/contracts/orders-logs/photos-screening';
import { finalOrderStates, type OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { PhotoSubject } from '../../records/photos/kind.ts';
import { lockedOrder } from '../orders/move.ts';

/** An order that can still change, locked. @throws Refusal PO_ARCHIVED, PO_FINAL */
export async function lockGoing(tx: Tx, orderId: string) {
  const order = await lockedOrder(tx, orderId);
  if ((finalOrderStates as readonly OrderState[]).includes(order.status)) throw new Refusal('PO_FINAL');
  return order;
}

/**
 * The order whose photo comes, locked.
 * @throws Refusal VALIDATION for one that is unknown in the scope, PO_ARCHIVED, PO_FINAL
 */
export async function orderOf(
  tx: Tx,
  line: PhotoLine,
  { applNo, serialNo }: { readonly applNo: string; readonly serialNo?: string | null },
  scope: Scope,
): Promise<PhotoSubject> {
  const found = await tx
    .selectFrom('purchase_order')
    .select('id')
    .where('appl_no', '=', applNo)
    .where('business_line', '=', line)
    .where(inBranches(scope, 'branch_id'))
    .executeTakeFirst();
  if (!found) throw invalid({ field: 'applNo', code: 'NOT_FOUND' });
  const order = await lockGoing(tx, found.id);
  return {
    branchId: order.branch_id,
    source: order.source_input,
    label: applNo,
    columns: { order_id: order.id, business_line: line, serial_no: serialNo ?? null },
  };
}
