import { approvedOrderStates } from '@console/contracts/orders-logs/orders/vocabulary';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Scope } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { within } from '../po-status/period.ts';
import type { Period } from './period.ts';

export const isApproved = sql`t.status in (${sql.join(approvedOrderStates.map((state) => sql.lit(state)))})`;
const inState = (state: string): Sql => sql`t.status = ${sql.lit(state)}`;
export const countWhere = (condition: Sql): Sql => sql`count(*) filter (where ${condition})`;
const sumWhere = (amount: Sql, condition: Sql): Sql =>
  sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::bigint`;
/** Percent with one decimal, half up; null of nothing. */
const share = (part: Sql, whole: Sql): Sql => sql`round(100.0 * ${part} / nullif(${whole}, 0), 1)::float8`;
export const isRejected = inState('REJECTED');
const isDisbursed = inState('DISBURSED');

/**
 * Figures of the orders `t` and of what they use of promos, `u`: the one definition of every report of orders
 * (docs/model/orders-logs.md#reports-of-orders). Averages are those of the orders, half up, also in totals.
 */
const figures = sql`count(*)::int as orders, ${countWhere(isApproved)}::int as approved,
  ${countWhere(isRejected)}::int as rejected, ${countWhere(inState('CANCELLED'))}::int as cancelled,
  ${countWhere(isDisbursed)}::int as disbursed, ${sumWhere(sql`t.financed_amount`, isApproved)} as "financedAmount",
  ${sumWhere(sql`t.financed_amount`, isDisbursed)} as "disbursedAmount",
  ${share(countWhere(isApproved), sql`(${countWhere(isApproved)} + ${countWhere(isRejected)})`)} as "approvalRate",
  round(avg(t.angsuran))::bigint as "averageInstalment",
  ${share(countWhere(sql`t.rate_kind = 'REPEAT'`), sql`count(*)`)} as "repeatShare",
  coalesce(sum(u.subsidy), 0)::bigint as subsidy, coalesce(sum(u.income), 0)::bigint as income,
  coalesce(sum(u.store_admin_fee), 0)::bigint as "storeAdmin", max(t.purchase_date) as "lastOrder"`;

export interface OrderFilter extends Period {
  readonly scope: Scope;
  /** All lines unless given. */
  readonly line?: BusinessLine;
  readonly mraId?: string;
  /** Of one line: its branch. */
  readonly branchId?: string;
}

/** The orders `t` of a filter, live and archived. */
export const ordersOf = ({ scope, line, mraId, branchId, ...period }: OrderFilter): Sql => sql`
  t.deleted_at is null ${line ? sql`and t.business_line = ${line}` : sql``}
  and ${within(sql`t.purchase_date`, period)} and ${inBranches(scope, sql`t.branch_id`)}
  ${mraId ? sql`and t.mra_id = ${mraId}` : sql``} ${branchId ? sql`and t.branch_id = ${branchId}` : sql``}`;

/** The live orders `t` that PO status lists for the same filter. */
export const liveOrders = (filter: OrderFilter): Sql => sql`t.archived_at is null and ${ordersOf(filter)}`;

/** What a report counts, and how its rows are named and ordered. */
export interface OrderReport {
  /** What a row stands for besides the branch, as an expression over the order `t`. */
  readonly group: Sql;
  /** Which orders `t` count. */
  readonly where: Sql;
  /** Columns that name the row `f`, from the tables of `joins`. */
  readonly names: Sql;
  readonly joins: Sql;
  /** The order of rows: by this, then by office. */
  readonly order: Sql;
}

/** The rows by group and branch, and beside them one with the totals of all orders: one pass over the orders. */
const groupedWithTotals = ({ group, where }: OrderReport): Sql => sql`
  select g.id as group_id, t.branch_id, grouping(t.branch_id) = 1 as "isTotal", ${figures}
  from purchase_order t left join promo_use_view u on u.order_id = t.id
    cross join lateral (select ${group} as id) g
  where ${where} group by grouping sets ((g.id, t.branch_id), ())`;

const withNames = (report: OrderReport): Sql => sql`
  select f.*, b.office_code || ' ' || b.name as branch, ${report.names}
  from (${groupedWithTotals(report)}) f left join branch_view b on b.id = f.branch_id ${report.joins}`;

const rowOrder = ({ order }: OrderReport): Sql => sql`${order}, branch, group_id, branch_id`;

/** All rows of a report in their order. */
export const reportRows = (report: OrderReport): Sql =>
  sql`select * from (${withNames(report)}) f where not "isTotal" order by ${rowOrder(report)}`;

/** A page of the rows behind the row of totals, each with the number of all rows as `total`. */
export const reportPage = (report: OrderReport, page: number, size: number): Sql => sql`
  select * from (select f.*, count(*) over ()::int - 1 as total,
      row_number() over (order by "isTotal" desc, ${rowOrder(report)}) - 1 as place
    from (${withNames(report)}) f) p
  where place = 0 or (place > ${(page - 1) * size} and place <= ${page * size}) order by place`;

/** The number of rows of a report, exact up to `maximum`. */
export const countedRows = ({ group, where }: OrderReport, maximum: number): Sql => sql`
  select count(*)::int as total from (select 1 from purchase_order t
      cross join lateral (select ${group} as id) g
    where ${where} group by g.id, t.branch_id limit ${maximum + 1}) counted`;
