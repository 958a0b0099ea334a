import type { PoLine, poSales } from '@console/contracts/orders-logs/po-status';
import { withoutGroups } from '@console/contracts/core/clean-text';
import { sql } from 'kysely';
import { handledByViewer, salesCodesNamed, salesNameOf } from '../../branches-stores/index.ts';
import { membersNamed } from '../../membership/index.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Definition, Sql } from '../../records/resource/definition.ts';
import { ofLine, orderFacts, orderFilters } from './definition.ts';
import { purchasePeriod } from './period.ts';
import { salesStepHooks } from './reassign.ts';

const { memberId: _hidden, ...filters } = orderFilters;

const applNoOf = (typed: string): string | null => {
  const digits = withoutGroups(typed);
  return /^\d{6,14}$/.test(digits) ? digits : null;
};

/**
 * Finds orders by application number, exact or from its first six digits on, else by sales code, or the name of the
 * sales person or the member. Sales people find nobody by phone, card or customer number.
 */
export function salesSearch(pattern: string, typed: string): Sql {
  const applNo = applNoOf(typed);
  if (applNo !== null) return sql`t.appl_no like ${`${applNo}%`}`;
  return sql`(t.sales_code = ${typed.trim().toUpperCase()} or t.sales_code in ${salesCodesNamed(pattern)}
    or t.member_id in ${membersNamed(typed)})`;
}

const outlet = sql`coalesce(t.store_id, t.dealer_id)`;
const outletOf = (column: 'code' | 'name'): Sql =>
  sql`(select ${sql.ref(`o.${column}`)} from outlet_view o where o.id = ${outlet})`;

/**
 * How live orders that sales people brought in are read. Of the member they have name and customer number alone; what
 * is not read here, no answer, file, filter or search of these pages can tell.
 */
export const poSalesDefinition = (line: PoLine): Definition<typeof poSales> => ({
  table: 'purchase_order',
  lookups: sql`left join branch_view b on b.id = t.branch_id`,
  where: sql`${ofLine(line)} and t.sales_code is not null`,
  belongs: sql`t.business_line = ${line}`,
  derived: {
    ...orderFacts,
    salesName: salesNameOf(sql`t.sales_code`),
    outletCode: outletOf('code'),
    outlet: outletOf('name'),
    disbursed: sql`(t.status = 'DISBURSED')::int`,
    cancelled: sql`(t.status = 'CANCELLED')::int`,
  },
  scope: (scope) =>
    sql`(${inBranches(scope, 't.branch_id')} and ${handledByViewer(scope, { outlet, cameAt: sql`t.purchase_date` })})`,
  filters,
  together: ['from', 'to'],
  narrow: (given, now, _scope, search) =>
    sql`t.archived_at is null and ${purchasePeriod(given, now, search === null || !applNoOf(search) ? null : search)}`,
  search: salesSearch,
  steps: salesStepHooks(line),
});
