import { mostTotalled } from '@console/contracts/core/totals';
import type { OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import {
  chartBranches,
  courseOf,
  orderCourses,
  type OrderCounts,
  type PoChart,
} from '@console/contracts/orders-logs/po-status/chart';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { selected } from '../../records/resource/predicates.ts';
import { from } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';

interface Counted {
  readonly day: string | null;
  readonly branchId: string | null;
  readonly branch: string | null;
  readonly status: OrderState;
  readonly count: number;
}

/** Counts by what the orders have come to, of each value of a column in the order of its first row. */
function byCourse(rows: readonly Counted[], keyOf: (row: Counted) => string): Map<string, OrderCounts> {
  const found = new Map<string, OrderCounts>();
  for (const row of rows) {
    const known = found.get(keyOf(row)) ?? { open: 0, issued: 0, disbursed: 0, ended: 0 };
    const course = courseOf(row.status);
    found.set(keyOf(row), { ...known, [course]: known[course] + row.count });
  }
  return found;
}

const sumOf = (counts: OrderCounts): number => orderCourses.reduce((sum, course) => sum + counts[course], 0);

/**
 * The orders of a list by day, status and branch, in one reading.
 * @throws Refusal VALIDATION, NARROW_FILTER for too long a period or too many orders
 */
export async function chartOf(
  { now }: Pick<Services, 'now'>,
  registered: RegisteredResource,
  { db, caller, query }: Pick<Context<object>, 'db' | 'caller' | 'query'>,
): Promise<PoChart> {
  const filters = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  const where = selected(registered, { filters, search: null }, caller.scope, now());
  const { rows } = await sql<Counted>`with matching as materialized (
      select (t.purchase_date at time zone 'Asia/Jakarta')::date::text as day, t.branch_id, t.status
      ${from(registered)} where ${where} limit ${mostTotalled + 1})
    select m.day, m.branch_id as "branchId", b.office_code || ' ' || b.name as branch, m.status,
      count(*)::int as count
    from matching m left join branch_view b on b.id = m.branch_id
    group by grouping sets ((m.day, m.status), (m.branch_id, b.office_code, b.name, m.status))
    order by m.day, branch`.execute(db);
  const days = rows.filter(({ day }) => day !== null);
  if (days.reduce((sum, { count }) => sum + count, 0) > mostTotalled) throw new Refusal('NARROW_FILTER');
  const statuses = new Map<OrderState, number>();
  for (const { status, count } of days) statuses.set(status, (statuses.get(status) ?? 0) + count);
  const ofBranches = rows.filter(({ branchId }) => branchId !== null);
  const names = new Map(ofBranches.map(({ branchId, branch }) => [branchId!, branch ?? '-']));
  const branches = [...byCourse(ofBranches, ({ branchId }) => branchId!)]
    .map(([branchId, counts]) => ({ branchId, branch: names.get(branchId)!, counts }))
    .toSorted((a, b) => sumOf(b.counts) - sumOf(a.counts) || a.branch.localeCompare(b.branch));
  return {
    days: [...byCourse(days, ({ day }) => day!)].map(([day, counts]) => ({ day, counts })),
    statuses: [...statuses].map(([status, count]) => ({ status, count })),
    branches: branches.slice(0, chartBranches),
    moreBranches: Math.max(0, branches.length - chartBranches),
  };
}
