import { orderReportSize } from '@console/contracts/core/order-report';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { HomeStore } from '@console/contracts/branches-stores/home-stores';
import type { StoreTrxPeriod } from '@console/contracts/branches-stores/home-store-transactions';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope } from '../../platform/context.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { containing } from '../../records/resource/contains.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { orderPeriod, type Period } from './period.ts';

export interface TransactionQuery {
  readonly period?: StoreTrxPeriod;
  readonly from?: string;
  readonly to?: string;
  readonly line?: BusinessLine;
  readonly branchId?: string;
}

const dayMs = 86_400_000;

/**
 * The period of store transactions: a named one, or the given days; this month without either.
 * @throws Refusal VALIDATION for both of them, and as of any report of orders
 */
export function transactionPeriod({ period, from, to }: TransactionQuery, now: Date): Period {
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  if (period && (from || to)) throw invalid({ field: 'period', code: 'PERIOD_OR_DAYS' });
  if (period !== 'LAST_MONTH') return orderPeriod(days, now);
  const first = `${jakartaDay(now).slice(0, 7)}-01`;
  return orderPeriod({ to: new Date(Date.parse(first) - dayMs).toISOString().slice(0, 10) }, now);
}

interface StoreQuery {
  readonly search?: string;
  readonly branchId?: string;
  readonly status?: string;
  readonly page?: number;
}

/** Promos that run on a day at the branch of the store `o` and are for it. */
const runningPromos = (day: string) => sql`(select count(distinct s.promo_id)::int from promo_sheet_view s
  where s.branch_id = o.branch_id and ${day}::date between s.start_date and s.end_date
    and ${day}::date between s.period_from and s.period_to
    and (s.outlet_scope = 'ALL' or o.store_group_id = any(s.outlet_ids) or o.id = any(s.single_outlet_ids)))`;

/** As lists order names, and as the index of stores has them. */
const byName = sql`o.name collate "und-x-icu", o.code`;

/** A page of the stores of the scope, by name. */
export async function homeStores(
  db: Db,
  { search, branchId, status, page = 1 }: StoreQuery,
  scope: Scope,
  now: Date,
): Promise<{ rows: HomeStore[]; total: number; page: number; size: number }> {
  const matchingStores = sql`from outlet_view o where o.business_line = 'SPEKTRA' and o.deleted_at is null
    and ${inBranches(scope, sql`o.branch_id`)} ${branchId ? sql`and o.branch_id = ${branchId}` : sql``}
    ${status ? sql`and o.status = ${status}` : sql``}
    ${search ? sql`and (o.name ilike ${containing(search)} or o.code ilike ${containing(search)})` : sql``}`;
  const { rows } = await sql<HomeStore>`select o.id as "secureId", o.code as "storeCode", o.name as "storeName",
      g.name as "storeGroup", b.office_code || ' ' || b.name as branch, o.status,
      ${runningPromos(jakartaDay(now))} as "activePromos",
      (select max(p.purchase_date) from purchase_order p where p.store_id = o.id) as "lastOrderAt"
    from (select o.* ${matchingStores} order by ${byName} limit ${orderReportSize}
        offset ${(page - 1) * orderReportSize}) o
      join branch_view b on b.id = o.branch_id left join store_group_view g on g.id = o.store_group_id
    order by ${byName}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${matchingStores}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0, page, size: orderReportSize };
}
