import { sql } from 'kysely';
import { addSeedOtps, addSeedTransactions } from '../../../membership/index.ts';
import type { Tx } from '../../../platform/context.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import type { Seed } from '../../../platform/database/seed.ts';
import { maskPayload } from '../../../platform/personal-data/payload.ts';
import { messageNoOf, orderfullPayload, payloadHashOf } from '../../orders/step-logs.ts';
import type { Order } from '../../orders/move.ts';
import { answerOf, requestOf, seededMessages, seedOtps, seedRejects, seedTransactions } from './of-orders.ts';
import { seedErrors, seedRuns } from './of-programs.ts';
import { loggedOrders, ofOrder, type LoggedOrder } from './orders.ts';

/** Jobs whose seeded runs are shown. */
const jobs = [
  'audit-seal',
  'core-feed',
  'rate-gap-check',
  'document-expiry',
  'promo-status',
  'promo-quota',
  'po-expire',
  'po-archive',
  'po-sms',
  'ccm-remind',
];

async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
}

async function messagesOf(tx: Tx, orders: readonly LoggedOrder[]) {
  const messages = seededMessages(orders);
  const ids = [...new Set(messages.map(({ order }) => order.id))];
  const { rows: whole } = await sql<Order>`select * from purchase_order where id = any(${ids}::uuid[])`.execute(tx);
  const { rows: items } = await sql<{
    id: string;
    items: object[];
  }>`select order_id as id, jsonb_agg(jsonb_build_object(
      'no', no, 'name', name, 'brand', brand, 'type', type, 'conditionCode', condition_code, 'qty', qty,
      'unitPrice', unit_price) order by no) as items
    from purchase_order_item where order_id = any(${ids}::uuid[]) group by 1`.execute(tx);
  const outlets = await tx.selectFrom('outlet_view').select(['id', 'code']).execute();
  const codes = new Map(outlets.map(({ id, code }) => [id, code]));
  const orderById = new Map(whole.map((order) => [order.id, order]));
  const itemsById = new Map(items.map((each) => [each.id, each.items]));
  return messages.map((message, i) => {
    const { order, type, when } = message;
    const row = orderById.get(order.id)!;
    const outletCode = codes.get(row.store_id ?? row.dealer_id ?? '') ?? null;
    const payload = orderfullPayload(row, itemsById.get(order.id) ?? [], outletCode);
    const at = new Date(when);
    return {
      id: seedId('orderfull-message', `${order.id} ${type}`),
      ...ofOrder(order, at, type === 'PO_ISSUED' ? requestOf(order) : seedId('request', `${order.applNo} ${type}`)),
      version: 1,
      order_id: order.id,
      message_type: type,
      message_no: messageNoOf(order.applNo, type),
      payload: maskPayload(payload),
      payload_hash: payloadHashOf(payload, row),
      ...answerOf(message, i),
      created_by: 'SYSTEM',
      created_at: at.toISOString(),
      updated_by: 'SYSTEM',
      updated_at: at.toISOString(),
    };
  });
}

/** Rows of all kinds about the seeded orders, faults and runs (docs/model/orders-logs.md#transaction-log). */
export const seed: Seed = {
  name: 'transaction-log',
  async run(tx, { date }) {
    const orders = await loggedOrders(tx);
    await addSeedTransactions(tx, seedTransactions(orders));
    await addSeedOtps(tx, seedOtps(orders));
    await insertRows(tx, 'reject_log', seedRejects(orders));
    await insertRows(tx, 'orderfull_message', await messagesOf(tx, orders));
    await insertRows(tx, 'error_log', seedErrors(orders, date));
    await insertRows(tx, 'scheduler_log', seedRuns(jobs, date));
  },
};
