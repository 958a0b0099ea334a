import { orderRules } from '@console/contracts/orders-logs/orders/machine';
import { finalOrderStates, type OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import { openFlag, raiseRedFlag } from '../orders/flags.ts';

/** Flags an order that its customer denies, which holds it; one that is over, archived or flagged stays as it is. */
export async function flagDenied(
  tx: Tx,
  orderId: string,
  note: string,
  by: { readonly by: string; readonly actor: Actor; readonly at: Date },
): Promise<void> {
  const order = await tx
    .selectFrom('purchase_order')
    .select(['status', 'archived_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const isOver = (finalOrderStates as readonly OrderState[]).includes(order.status) || order.archived_at !== null;
  if (isOver || (await openFlag(tx, orderId, 'DENIED_CONFIRMATION'))) return;
  await raiseRedFlag(tx, orderId, { code: 'DENIED_CONFIRMATION', note: note.slice(0, orderRules.longestNote) }, by);
}
