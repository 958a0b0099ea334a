import type { PoParts } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import { salesNameOf } from '../../branches-stores/index.ts';
import { reservationOf } from '../../membership/index.ts';
import type { Db } from '../../platform/context.ts';
import { promoOfOrder } from '../../promos-products/index.ts';
import type { Order } from '../orders/move.ts';

async function itemsOf(db: Db, orderId: string): Promise<PoParts['items']> {
  return db
    .selectFrom('purchase_order_item')
    .select(['no', 'name', 'brand', 'type', 'condition_code as conditionCode', 'qty', 'unit_price as unitPrice'])
    .where('order_id', '=', orderId)
    .orderBy('no')
    .execute();
}

async function stepsOf(db: Db, orderId: string): Promise<PoParts['steps']> {
  return db
    .selectFrom('purchase_order_history')
    .select(['no', 'from_status as from', 'to_status as to', 'at', 'by', 'approver', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('no')
    .execute();
}

async function flagsOf(db: Db, orderId: string): Promise<PoParts['flags']> {
  const rows = await db
    .selectFrom('purchase_order_flag')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('raised_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    secureId: row.id,
    code: row.code,
    note: row.note,
    raisedBy: row.raised_by,
    raisedAt: row.raised_at,
    clearedBy: row.cleared_by,
    clearedAt: row.cleared_at,
    clearNote: row.clear_note,
  }));
}

async function messagesOf(db: Db, orderId: string): Promise<PoParts['messages']> {
  return db
    .selectFrom('purchase_order_message')
    .select(['id as secureId', 'code', 'state', 'by', 'at', 'sent_at as sentAt', 'cause'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

async function cancellationOf(db: Db, orderId: string): Promise<PoParts['cancellation']> {
  const row = await db
    .selectFrom('po_cancellation')
    .select([
      'id as secureId',
      'version',
      'cancel_reason_code as cancelReasonCode',
      'note',
      'created_by as madeBy',
      'created_at as madeAt',
    ])
    .where('order_id', '=', orderId)
    .where('state', '=', 'WAITING')
    .executeTakeFirst();
  return row ?? null;
}

const salesMovesOf = (db: Db, orderId: string): Promise<PoParts['salesMoves']> =>
  db
    .selectFrom('purchase_order_sales')
    .select(['from_code as from', 'to_code as to', 'at', 'by', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();

type Read = Pick<Order, 'member_id' | 'business_line' | 'appl_no' | 'sales_code' | 'store_id' | 'dealer_id'> &
  Pick<Order, 'promo_id' | 'promo_rate_id' | 'rate_kind'>;

/** What the reservation of an order left of the limit of its member. */
const plafondOf = (db: Db, order: Read): Promise<PoParts['plafond']> =>
  reservationOf(db, { memberId: order.member_id, line: order.business_line, reference: order.appl_no });

/** Who sold it, and where. */
async function soldOf(db: Db, order: Read): Promise<Pick<PoParts, 'salesName' | 'outlet'>> {
  const { rows } = await sql<{ name: string | null }>`select ${salesNameOf(sql`${order.sales_code}`)} as name`.execute(
    db,
  );
  const outlet = await db
    .selectFrom('outlet_view')
    .select(['id as secureId', 'code', 'name'])
    .where('id', '=', order.store_id ?? order.dealer_id)
    .executeTakeFirst();
  return { salesName: rows[0]?.name ?? null, outlet: outlet ?? null };
}

/** The confirmations of the customer, the last one first. */
async function confirmationsOf(db: Db, orderId: string): Promise<PoParts['confirmations']> {
  const { rows } = await sql<PoParts['confirmations'][number]>`select c.id as "secureId", c.ccm_no as "ccmNo", c.type,
      c.channel, c.agent, c.due_at as "dueAt", c.attempts, c.state, (select max(a.at)
        from customer_confirmation_attempt a where a.confirmation_id = c.id) as "lastAt"
    from customer_confirmation c where c.order_id = ${orderId} and c.deleted_at is null
    order by c.created_at desc, c.id`.execute(db);
  return rows;
}

async function unitOf(db: Db, orderId: string): Promise<PoParts['unit']> {
  const { rows } = await sql<NonNullable<PoParts['unit']>>`
    select i.brand, i.type, o.unit_colour as colour, o.unit_year as year, o.otr_price as "otrPrice",
      o.stnk_name as "stnkName", o.frame_no as "frameNo", o.engine_no as "engineNo",
      o.survey_result as "surveyResult", o.surveyor, o.dealer_ref_no as "dealerRefNo"
    from purchase_order o join purchase_order_item i on i.order_id = o.id and i.no = 1
    where o.id = ${orderId} and o.business_line = 'NMC'`.execute(db);
  return rows[0] ?? null;
}

/** What the page of an order shows besides the order. */
export async function partsOf(db: Db, orderId: string): Promise<PoParts> {
  const order: Read = await db
    .selectFrom('purchase_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { promo_id: promoId, promo_rate_id: lineId, rate_kind: kind } = order;
  const [items, steps, salesMoves, flags, messages, plafond, cancellation, unit, sold, promo, confirmations] =
    await Promise.all([
      itemsOf(db, orderId),
      stepsOf(db, orderId),
      salesMovesOf(db, orderId),
      flagsOf(db, orderId),
      messagesOf(db, orderId),
      plafondOf(db, order),
      cancellationOf(db, orderId),
      unitOf(db, orderId),
      soldOf(db, order),
      promoOfOrder(db, { promoId, lineId, kind }),
      confirmationsOf(db, orderId),
    ]);
  return { items, steps, salesMoves, flags, messages, plafond, cancellation, unit, ...sold, promo, confirmations };
}
