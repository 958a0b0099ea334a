import type { OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import type { Updateable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Order, OrderMove } from './move.ts';
import { nextPoNumber } from './po-number.ts';
import type { PurchaseOrderTable } from './table.ts';

/** What a step that leads to a state stores besides it. */
export async function columnsOfStep(
  tx: Tx,
  order: Order,
  to: OrderState,
  { values = {}, at }: Pick<OrderMove, 'values' | 'at'>,
) {
  const left: Updateable<PurchaseOrderTable> = { held_from: null, hold_reason: null };
  switch (to) {
    case 'ON_HOLD':
      return { held_from: order.status as never, hold_reason: values.holdReason ?? null };
    case 'PO_ISSUED':
      return { ...left, po_number: await nextPoNumber(tx, order.appl_no, at) };
    case 'DELIVERED':
      return { delivered_at: at, bast_file_id: values.bastFileId ?? null };
    case 'DISBURSED':
      return { disbursed_at: at, contract_no: values.contractNo ?? null };
    case 'CANCELLED':
      return {
        ...left,
        cancel_reason_code: values.cancelReasonCode ?? null,
        cancel_note: values.cancelNote ?? null,
      };
    case 'REJECTED':
      return { reject_code: values.rejectCode ?? null };
    default:
      return left;
  }
}
