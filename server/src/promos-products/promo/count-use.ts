import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { underQanun } from '../../branches-stores/index.ts';
import { productsOutside } from '../../products/index.ts';
import { withinLimits } from './within-limits.ts';

/** The line of a promo that an order is priced with. */
export interface PromoLineOfOrder {
  readonly promoId: string;
  readonly lineId: string;
}

interface Wanted {
  readonly promoCode: string;
  readonly line: BusinessLine;
  readonly branchId: string;
  /** Months. */
  readonly tenor: number;
  /** Plain date of the purchase. */
  readonly day: string;
  /** Rupiah of the goods, and of them what is financed. */
  readonly price: number;
  readonly base: number;
  readonly kind: CustomerKind;
  /** The channel that the application comes from. */
  readonly source: string;
  readonly productIds: readonly string[];
}

/**
 * The line of a promo that holds at a branch for a tenor on the day of the purchase, for goods, customer and channel
 * of an order; `null` where none does
 * (docs/model/promos.md#consistency).
 */
export async function promoLineOfOrder(
  tx: Tx,
  { promoCode, line, branchId, tenor, day, price, base, kind, source, productIds }: Wanted,
): Promise<PromoLineOfOrder | null> {
  const noon = new Date(`${day}T12:00:00+07:00`);
  const { rows } = await sql<PromoLineOfOrder & { productGroupIds: string[] }>`select p.id as "promoId",
      l.id as "lineId", p.product_group_ids as "productGroupIds"
    from promo p join promo_rate r on r.promo_id = p.id and r.deleted_at is null and r.branch_id = ${branchId}
      join promo_rate_line l on l.rate_id = r.id and l.ended_on is null and l.approval = 'APPROVED'
    where p.promo_code = ${promoCode} and p.business_line = ${line} and p.status = 'active' and p.deleted_at is null
      and l.tenor = ${tenor} and ${day}::date between p.start_date and p.end_date
      and ${day}::date between r.period_from and r.period_to
      and p.customer_kind in ('ALL', ${kind})
      and (coalesce(cardinality(p.channels), 0) = 0 or ${source} = any(p.channels))
      and (coalesce(cardinality(p.product_ids), 0) = 0 or p.product_ids @> ${productIds}::uuid[])
      and ${withinLimits({ line, price, base })}
      and (p.allowed_in_qanun or not ${underQanun(sql`r.branch_id`, noon)})`.execute(tx);
  const [found] = rows;
  if (!found) return null;
  const { productGroupIds, ...promo } = found;
  const outside = line === 'UFI' ? [] : await productsOutside(tx, line, productIds, productGroupIds);
  return outside.length > 0 ? null : promo;
}

interface Use extends PromoLineOfOrder {
  readonly orderId: string;
  /** Rupiah financed before fees. */
  readonly base: number;
  /** Rupiah financed. */
  readonly amount: number;
  /** A cash loan without a dealer: nothing that a dealer pays applies. */
  readonly isDirectLoan: boolean;
  readonly at: Date;
}

/**
 * Counts an order towards quota and budget of its promo, in one statement, so that orders at once never exceed them.
 * @throws Refusal QUOTA_REACHED when the order no longer fits
 */
export async function countPromoUse(
  tx: Tx,
  { orderId, promoId, lineId, base, amount, isDirectLoan, at }: Use,
): Promise<void> {
  const { numAffectedRows } = await sql`
    with booked as (select round(t.base * coalesce(l.store_subsidy, 0) / 100)::bigint as subsidy,
        round(t.base * coalesce(l.fif_income, 0) / 100)::bigint as income,
        case when t.base = 0 then 0 else coalesce(l.store_admin_fee, 0) end as store_admin_fee
      from promo_rate_line l
        cross join (select case when ${isDirectLoan} then 0 else ${base}::numeric end as base) t
      where l.id = ${lineId}::uuid),
    counted as (update promo p set used_contracts = p.used_contracts + 1,
        used_amount = p.used_amount + ${amount}::bigint, used_subsidy = p.used_subsidy + b.subsidy
      from booked b where p.id = ${promoId}::uuid
        and (p.quota_contracts is null or p.used_contracts < p.quota_contracts)
        and (p.quota_amount is null or p.used_amount + ${amount}::bigint <= p.quota_amount)
        and (p.budget_subsidy is null or p.used_subsidy + b.subsidy <= p.budget_subsidy)
      returning b.subsidy, b.income, b.store_admin_fee)
    insert into promo_use (order_id, promo_id, line_id, amount, subsidy, income, store_admin_fee, counted_at)
    select ${orderId}::uuid, ${promoId}::uuid, ${lineId}::uuid, ${amount}::bigint, c.subsidy, c.income,
      c.store_admin_fee, ${at}
    from counted c`.execute(tx);
  if (numAffectedRows !== 1n) throw new Refusal('QUOTA_REACHED');
}

/** Gives back what an order that is cancelled or expires has used of its promo; nothing where it used none. */
export async function releasePromoUse(tx: Tx, orderId: string, at: Date): Promise<void> {
  await sql`with released as (update promo_use set released_at = ${at}
      where order_id = ${orderId}::uuid and released_at is null returning promo_id, amount, subsidy)
    update promo p set used_contracts = p.used_contracts - 1, used_amount = p.used_amount - r.amount,
      used_subsidy = p.used_subsidy - r.subsidy
    from released r where p.id = r.promo_id`.execute(tx);
}
