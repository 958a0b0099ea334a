import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { PromoLineOfOrder } from './line-of-order.ts';

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
