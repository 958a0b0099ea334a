import type { dealerSfImport } from '@console/contracts/branches-stores/sales-force/import';
import { sql } from 'kysely';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { ImportRun, RowValues } from '../../records/imports/handler.ts';
import { dealersByCode } from '../exclusive-dealer/dealers.ts';
import { lockOutlets } from './mapping-rules.ts';

export type Columns = (typeof dealerSfImport)['columns'];
export type Values = RowValues<Columns>;

export interface Mapping {
  readonly id: string;
  readonly outletId: string;
  readonly salesForceId: string;
  readonly isPrimary: boolean;
  readonly startDate: string;
  readonly endDate: string | null;
  /** Other open mappings of the outlet. */
  readonly others: number;
}
export interface Named {
  readonly outletId: string | null;
  readonly salesForceId: string | null;
  /** The last mapping of the two: the open one, if there is one. */
  readonly last: Mapping | null;
}

/**
 * The dealers and sales people that rows name, and the last mapping of each two.
 * @param lock whether the dealers are locked before their mappings are read
 */
export async function named(
  db: Db | Tx,
  rows: readonly { readonly values: Values }[],
  scope: Scope,
  lock = false,
): Promise<Named[]> {
  const dealers = await dealersByCode(
    db,
    'NMC',
    rows.map(({ values }) => values.dealer_code),
    scope,
  );
  if (lock)
    await lockOutlets(
      db as Tx,
      [...dealers.values()].map(({ id }) => id),
    );
  const npks = rows.map(({ values }) => values.sf_npk);
  const { rows: people } = await sql<{ id: string; npk: string }>`select id, npk from sales_force
    where npk = any(${npks}) and deleted_at is null`.execute(db);
  const ids = new Map(people.map(({ id, npk }) => [npk, id]));
  const { rows: mappings } = await sql<Mapping>`select distinct on (t.outlet_id, t.sales_force_id) t.id,
      t.outlet_id as "outletId", t.sales_force_id as "salesForceId", t.is_primary as "isPrimary",
      t.start_date as "startDate", t.end_date as "endDate", (select count(*)::int from outlet_sales_force m
        where m.outlet_id = t.outlet_id and m.state = 'OPEN' and m.id <> t.id and m.deleted_at is null) as others
    from outlet_sales_force t where t.deleted_at is null
      and t.outlet_id = any(${[...dealers.values()].map(({ id }) => id)}::uuid[])
      and t.sales_force_id = any(${[...ids.values()]}::uuid[])
    order by t.outlet_id, t.sales_force_id, t.end_date desc nulls first`.execute(db);
  const last = new Map(mappings.map((each) => [`${each.outletId} ${each.salesForceId}`, each]));
  return rows.map(({ values }) => {
    const outletId = dealers.get(values.dealer_code)?.id ?? null;
    const salesForceId = ids.get(values.sf_npk) ?? null;
    return { outletId, salesForceId, last: last.get(`${outletId} ${salesForceId}`) ?? null };
  });
}

/** What the rows of a file come to, by the code of the dealer. */
export interface Plan {
  /** The sales people that are to be primary. */
  readonly primaries: Map<string, Set<string>>;
  /** Open mappings that are added, less those that end. */
  readonly more: Map<string, number>;
  /** The sales people whose open mappings end. */
  readonly ends: Map<string, Set<string>>;
  /** Dealers that somebody is added to. */
  readonly adds: Set<string>;
}
const plans = new WeakMap<object, Plan>();

/** The plan of a file with the rows of one more part; rows that are written again are judged by themselves. */
export function planOf(run: ImportRun, rows: readonly { readonly values: Values }[], found: readonly Named[]): Plan {
  const plan = plans.get(run) ?? { primaries: new Map(), more: new Map(), ends: new Map(), adds: new Set() };
  if (run.importId === undefined) plans.set(run, plan);
  for (const [at, { values }] of rows.entries()) {
    const { dealer_code: dealer, sf_npk: npk } = values;
    const put = (of: Map<string, Set<string>>) => of.set(dealer, (of.get(dealer) ?? new Set()).add(npk));
    const isOpen = found[at]!.last?.endDate === null;
    if (values.action === 'ADD') {
      if (values.primary === 'Y') put(plan.primaries);
      if (!isOpen) plan.adds.add(dealer);
    } else if (isOpen) {
      put(plan.ends);
      plan.more.set(dealer, (plan.more.get(dealer) ?? 0) - 1);
    }
  }
  return plan;
}
