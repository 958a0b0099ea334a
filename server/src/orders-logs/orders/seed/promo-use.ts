import { sql } from 'kysely';
import type { Tx } from '../../../platform/context.ts';
import type { Seed } from '../../../platform/database/seed.ts';
import { countPromoUse, promoLineOfOrder } from '../../../promos-products/index.ts';

interface Candidate {
  readonly id: string;
  readonly promoCode: string;
  readonly branchId: string;
  readonly outletId: string | null;
  readonly memberId: string;
  readonly tenor: number;
  /** Plain date of the purchase. */
  readonly day: string;
  readonly price: number;
  readonly base: number;
  readonly amount: number;
  readonly kind: 'REGULAR' | 'REPEAT';
  readonly source: string;
  readonly productIds: readonly string[];
  /** When it was issued, if it still counts. */
  readonly issuedAt: string | null;
}

/** Live orders of SPEKTRA with the running promos of their branch on the day of the purchase. */
const candidates = async (tx: Tx): Promise<readonly Candidate[]> =>
  (
    await sql<Candidate>`select o.id, p.promo_code as "promoCode", o.branch_id as "branchId", o.tenor,
      o.store_id as "outletId",
      o.member_id as "memberId", o.day::text as day, o.price_total as price, o.price_total - o.down_payment as base,
      o.financed_amount as amount,
      o.rate_kind as kind, o.source_input as source,
      array(select i.product_id from purchase_order_item i where i.order_id = o.id) as "productIds",
      (select h.at from purchase_order_history h where h.order_id = o.id and h.to_status = 'PO_ISSUED'
        and o.status in ('PO_ISSUED', 'DELIVERED', 'DISBURSED') limit 1) as "issuedAt"
    from (select o.*, (o.purchase_date at time zone 'Asia/Jakarta')::date as day from purchase_order o
        where o.business_line = 'SPEKTRA' and o.archived_at is null) o
      join promo_sheet_view s on s.branch_id = o.branch_id and o.day between s.start_date and s.end_date
        and o.day between s.period_from and s.period_to
      join promo_view p on p.id = s.promo_id
    order by o.appl_no, p.promo_code`.execute(tx)
  ).rows;

/** Orders that channels priced with a promo, as far as one holds for them; issued ones count towards its quota. */
export const promoUseSeed: Seed = {
  name: 'purchase-order-promo',
  async run(tx) {
    const priced = new Set<string>();
    for (const { id, amount, issuedAt, ...order } of await candidates(tx)) {
      if (priced.has(id)) continue;
      const line = await promoLineOfOrder(tx, { ...order, line: 'SPEKTRA' });
      if (!line) continue;
      priced.add(id);
      await tx
        .updateTable('purchase_order')
        .set({ promo_id: line.promoId, promo_rate_id: line.lineId })
        .where('id', '=', id)
        .execute();
      if (issuedAt === null) continue;
      const use = { ...line, orderId: id, base: order.base, amount, isDirectLoan: false, at: new Date(issuedAt) };
      await countPromoUse(tx, use);
    }
  },
};
