import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';

/** What must hold of orders and limits whatever happened; a row is a violation. */
const checks: Readonly<Record<string, string>> = {
  'reserved for orders': `select p.member_id || ' ' || p.business_line as id from member_plafond_view p
    left join lateral (select coalesce(sum(reserved), 0) as reserved from purchase_order o
      where o.member_id = p.member_id and o.business_line = p.business_line and o.reserved > 0) o on true
    where o.reserved <> p.reserved_orders`,
  'reserved without a limit': `select distinct o.member_id || ' ' || o.business_line as id from purchase_order o
    where o.reserved > 0 and not exists (select from member_plafond_view p
      where p.member_id = o.member_id and p.business_line = o.business_line)`,
  'the state is that of the last step': `select o.id::text as id from purchase_order o
    left join lateral (select to_status, no from purchase_order_history h where h.order_id = o.id
      order by no desc limit 1) h on true
    where h.to_status is distinct from o.status or h.no is distinct from o.history_no`,
  'the mark is that of the open red flags': `select o.id::text as id from purchase_order o where o.red_flag
    <> exists (select from purchase_order_flag f where f.order_id = o.id and f.cleared_at is null)`,
};

/** Records that break an invariant, by the check that found them; empty when all hold. */
export async function brokenOrders(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(checks)) {
    const { rows } = await sql<{ id: string }>`${sql.raw(query)}`.execute(db);
    broken.push(...rows.map(({ id }) => `${name}: ${id}`));
  }
  return broken;
}
