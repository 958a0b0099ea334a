import type { PromoReportWeek } from '@console/contracts/promos-products/promo-reporting';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { containing } from '../../records/resource/contains.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { countWhere, isApproved, isRejected, ordersOf, type OrderFilter, type OrderReport } from './figures.ts';
import type { Period } from './period.ts';

export interface PromoFilter extends OrderFilter {
  /** Part of a code or a name. */
  readonly promo?: string;
  readonly promoType?: string;
  readonly productGroupId?: string;
}

const ofPromos = (condition: Sql): Sql => sql`and t.promo_id in (select o.id from promo_view o where ${condition})`;

/** What is left of a limit of the promo `o`. Null without a limit: `greatest` ignores nulls. */
const leftOf = (limit: string, used: string): Sql =>
  sql.raw(`case when o.${limit} is not null then greatest(o.${limit} - o.${used}, 0) end`);

/** Orders that were priced with a promo, by promo. Archived ones count: the report of a past period never changes. */
export const promoReport = ({ promo, promoType, productGroupId, ...orders }: PromoFilter): OrderReport => ({
  group: sql`t.promo_id`,
  where: sql`${ordersOf(orders)} and t.promo_id is not null
    ${promo ? ofPromos(sql`(o.promo_code ilike ${containing(promo)} or o.name ilike ${containing(promo)})`) : sql``}
    ${promoType ? ofPromos(sql`o.promo_type = ${promoType}`) : sql``}
    ${productGroupId ? ofPromos(sql`o.product_group_ids @> ${[productGroupId]}::uuid[]`) : sql``}`,
  names: sql`o.promo_code as "promoCode", o.name as "promoName",
    ${leftOf('quota_contracts', 'used_contracts')} as "quotaLeft",
    ${leftOf('budget_subsidy', 'used_subsidy')}::bigint as "budgetLeft"`,
  joins: sql`left join promo_view o on o.id = f.group_id`,
  order: sql`"financedAmount" desc, "promoCode"`,
});

/** Counts of the orders of a report by week, from Monday on, those without any too. */
export async function weeksOf(db: Db, { where }: OrderReport, { from, to }: Period): Promise<PromoReportWeek[]> {
  const { rows } = await sql<PromoReportWeek>`
    select to_char(w.week, 'YYYY-MM-DD') as week, coalesce(n.orders, 0) as orders, coalesce(n.approved, 0) as approved,
      coalesce(n.rejected, 0) as rejected
    from generate_series(date_trunc('week', ${from}::date::timestamp), ${to}::date::timestamp, interval '7 days')
        w(week)
    left join (select date_trunc('week', t.purchase_date at time zone 'Asia/Jakarta') as week, count(*)::int as orders,
        ${countWhere(isApproved)}::int as approved, ${countWhere(isRejected)}::int as rejected
      from purchase_order t where ${where} group by 1) n on n.week = w.week
    order by w.week`.execute(db);
  return rows;
}
