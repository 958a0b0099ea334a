import { randomUUID } from 'node:crypto';
import type { OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import {
  salesMovableStates,
  type PoLine,
  type PoSalesPerson,
  type poSales,
} from '@console/contracts/orders-logs/po-status';
import { salesPeopleOf } from '../../branches-stores/index.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { eachRecord, type StepHooksOf } from '../../records/steps/hooks.ts';
import type { Order } from '../orders/move.ts';
import { orderOf, requireLive } from './steps.ts';

const movable: readonly OrderState[] = salesMovableStates;

type Sold = Pick<Order, 'business_line' | 'branch_id' | 'dealer_id' | 'sales_code'>;

/** Who an order may be moved to: everybody who may have sold it, but for who has it. */
export async function salesChoicesOf(db: Db | Tx, order: Sold): Promise<PoSalesPerson[]> {
  const { business_line: line, branch_id: branchId, dealer_id: dealerId } = order;
  const people = await salesPeopleOf(db, { line, branchId, dealerId });
  return people.filter(({ salesCode }) => salesCode !== order.sales_code);
}

/** What the steps of orders of sales check and write (docs/model/orders-logs.md#po-status-of-sales). */
export const salesStepHooks = (line: PoLine): StepHooksOf<typeof poSales> => ({
  reassign: {
    rules: eachRecord(async (each, { tx, values: { salesCode } }) => {
      const order = await orderOf(tx, each);
      requireLive(order);
      if (!movable.includes(order.held_from ?? order.status)) throw new Refusal('SALES_LOCKED');
      if (salesCode === order.sales_code) throw invalid({ field: 'salesCode', code: 'SALES_UNCHANGED' });
      const choices = await salesChoicesOf(tx, order);
      if (!choices.some((person) => person.salesCode === salesCode))
        throw invalid({ field: 'salesCode', code: line === 'NMC' ? 'SALES_NOT_IN_DEALER' : 'SALES_NOT_IN_BRANCH' });
    }),
    perform: eachRecord((each, { values: { salesCode } }) => {
      each.store['sales_code'] = salesCode;
      each.entry = { lines: [{ field: 'salesCode', before: each.record.salesCode, after: salesCode }] };
    }),
    effects: eachRecord(async ({ record }, { tx, caller, now, values: { salesCode, reason } }) => {
      await tx
        .insertInto('purchase_order_sales')
        .values({
          id: randomUUID(),
          order_id: record.secureId,
          from_code: record.salesCode,
          to_code: salesCode,
          at: now,
          by: caller.username,
          reason,
        })
        .execute();
    }),
  },
});
