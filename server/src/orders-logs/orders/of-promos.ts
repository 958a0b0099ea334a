import type { PromoOrders } from '@console/contracts/orders-logs/promo-orders';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Definition } from '../../records/resource/definition.ts';

const column = (name: string) => sql.ref(`t.${name}`);

/** Orders of a line as the page of their promo lists them: seen by who sees the branch that took them. */
export const promoOrdersDefinition = (line: BusinessLine): Definition<PromoOrders> => ({
  table: 'purchase_order',
  where: sql`t.promo_id is not null and t.business_line = ${sql.lit(line)}`,
  joins: sql`join branch_view b on b.id = t.branch_id left join promo_use_view u on u.order_id = t.id`,
  derived: {
    applNo: column('appl_no'),
    poNumber: column('po_number'),
    businessLine: column('business_line'),
    branchName: sql`b.office_code || ' ' || b.name`,
    purchaseDate: column('purchase_date'),
    state: column('status'),
    tenor: column('tenor'),
    financedAmount: column('financed_amount'),
    counted: sql`u.order_id is not null`,
    subsidy: sql`u.subsidy`,
  },
  scope: (scope) => inBranches(scope, column('branch_id')),
  filters: {
    promoId: (id: string) => sql`t.promo_id = ${isUuid(id) ? id : null}::uuid`,
    branchId: (id: string) => sql`t.branch_id = ${id}`,
    counted: (isCounted: boolean) => sql`(u.order_id is not null) = ${isCounted}`,
    from: (day: string) => sql`t.purchase_date >= ${midnight(day)}`,
    to: (day: string) => sql`t.purchase_date < ${midnight(day, 1)}`,
  },
  together: ['promoId', 'from', 'to'],
  search: (_pattern, typed) =>
    sql`t.id in (select id from purchase_order where appl_no = ${typed}
      union all select id from purchase_order where po_number = ${typed.toUpperCase()})`,
});
