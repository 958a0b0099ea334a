import { memberOrders } from '@console/contracts/orders-logs/member-orders';
import { sql } from 'kysely';
import type { OrderContract } from '../../membership/index.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { define } from '../../records/resource/definition.ts';

const column = (name: string) => sql.ref(`t.${name}`);

/** Orders as the page of a member lists them: seen by who sees the member, whatever branch took the order. */
export const memberOrdersDefinition = define(memberOrders, {
  table: 'purchase_order',
  joins: sql`join member_view m on m.id = t.member_id`,
  derived: {
    applNo: column('appl_no'),
    poNumber: column('po_number'),
    contractNo: column('contract_no'),
    businessLine: column('business_line'),
    purchaseDate: column('purchase_date'),
    state: column('status'),
    financedAmount: column('financed_amount'),
    tenor: column('tenor'),
    angsuran: column('angsuran'),
    redFlag: column('red_flag'),
  },
  scope: (scope) => inBranches(scope, sql`m.branch_id`),
  filters: {
    memberId: (id: string) => sql`t.member_id = ${isUuid(id) ? id : null}::uuid`,
    from: (day: string) => sql`t.purchase_date >= ${midnight(day)}`,
    to: (day: string) => sql`t.purchase_date < ${midnight(day, 1)}`,
  },
  together: ['memberId', 'from', 'to'],
  search: (_pattern, typed) =>
    sql`t.id in (select id from purchase_order where appl_no = ${typed}
      union all select id from purchase_order where contract_no = ${typed}
      union all select id from purchase_order where po_number = ${typed.toUpperCase()})`,
});

/** Orders of a member that were paid out, the latest first. */
export async function contractsOfMember(db: Db | Tx, memberId: string): Promise<OrderContract[]> {
  const { rows } = await sql<OrderContract>`
    select o.member_id as "memberId", o.business_line as line, o.contract_no as "contractNo", o.id as "orderId",
      o.appl_no as "applNo", b.office_code || ' ' || b.name as branch, o.financed_amount as financed, o.tenor,
      o.disbursed_at as "disbursedAt"
    from purchase_order o join branch_view b on b.id = o.branch_id
    where o.member_id = ${memberId} and o.contract_no is not null order by o.disbursed_at desc, o.id`.execute(db);
  return rows;
}
