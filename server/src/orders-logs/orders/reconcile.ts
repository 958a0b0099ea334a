import { sql } from 'kysely';
import type { FindDifferences, PlafondDifference } from '../../membership/index.ts';

/** Limits whose reserved or used part is not that of the orders and contracts of the member. */
export const ordersDiffer: FindDifferences = async (db, most) => {
  const { rows } = await sql<PlafondDifference>`with orders as (
      select member_id, business_line, sum(reserved)::bigint as reserved,
        sum(financed_amount) filter (where status = 'DISBURSED') as lent
      from purchase_order group by 1, 2),
    paid as (select member_id, business_line, sum(principal) as paid from payment_history_view
      where principle_paid_date is not null group by 1, 2),
    parts as (select p.member_id, p.business_line, p.reserved_orders, p.used, coalesce(o.reserved, 0) as reserved,
        (coalesce(o.lent, 0) - coalesce(d.paid, 0))::bigint as owed
      from member_plafond_view p left join orders o using (member_id, business_line)
        left join paid d using (member_id, business_line))
    select member_id as "memberId", business_line as line, 'reservedOrders' as what, reserved as expected,
      reserved_orders as found from parts where reserved <> reserved_orders
    union all select member_id, business_line, 'used', owed, used from parts where owed <> used
    limit ${most}`.execute(db);
  return rows;
};
