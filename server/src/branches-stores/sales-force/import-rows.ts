import type { MappingColumns } from '@console/contracts/branches-stores/sales-force/import';
import type { ServedLine } from '@console/contracts/branches-stores/sales-force/outlets';
import { sql } from 'kysely';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { ImportRun, RowValues } from '../../records/imports/handler.ts';
import { outletsByCode } from '../outlet-terms/outlets.ts';
import { lockOutlets, lockPeople, type MappedPeriod } from './mapping-rules.ts';

export type Values = RowValues<MappingColumns>;
/** A row with the code of its outlet, whose column has a name of its own in each line. */
export interface MappingRow {
  readonly values: Values;
  readonly code: string;
}

export interface Mapping extends MappedPeriod {
  readonly id: string;
  readonly outletId: string;
  readonly salesForceId: string;
  readonly isPrimary: boolean;
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
 * The outlets and sales people that rows name, and the last mapping of each two.
 * @param lock whether the outlets and sales people are locked before their mappings are read
 */
export async function namedMappings(
  db: Db | Tx,
  line: ServedLine,
  rows: readonly MappingRow[],
  scope: Scope,
  lock = false,
): Promise<Named[]> {
  const outlets = await outletsByCode(
    db,
    line,
    rows.map(({ code }) => code),
    scope,
  );
  const outletIds = [...outlets.values()].map(({ id }) => id);
  if (lock) await lockOutlets(db as Tx, outletIds);
  const npks = rows.map(({ values }) => values.sf_npk);
  const { rows: people } = await sql<{ id: string; npk: string }>`select id, npk from sales_force
    where npk = any(${npks}) and deleted_at is null`.execute(db);
  const ids = new Map(people.map(({ id, npk }) => [npk, id]));
  if (lock) await lockPeople(db as Tx, [...ids.values()]);
  const { rows: mappings } = await sql<Mapping>`select distinct on (t.outlet_id, t.sales_force_id) t.id,
      t.outlet_id as "outletId", t.sales_force_id as "salesForceId", t.is_primary as "isPrimary",
      t.start_date as "startDate", t.end_date as "endDate", f.npk || ' ' || f.name as person,
      (select count(*)::int from outlet_sales_force m
        where m.outlet_id = t.outlet_id and m.state = 'OPEN' and m.id <> t.id and m.deleted_at is null) as others
    from outlet_sales_force t join sales_force f on f.id = t.sales_force_id where t.deleted_at is null
      and t.outlet_id = any(${outletIds}::uuid[])
      and t.sales_force_id = any(${[...ids.values()]}::uuid[])
    order by t.outlet_id, t.sales_force_id, t.end_date desc nulls first`.execute(db);
  const last = new Map(mappings.map((each) => [`${each.outletId} ${each.salesForceId}`, each]));
  return rows.map(({ values, code }) => {
    const outletId = outlets.get(code)?.id ?? null;
    const salesForceId = ids.get(values.sf_npk) ?? null;
    return { outletId, salesForceId, last: last.get(`${outletId} ${salesForceId}`) ?? null };
  });
}

/** What the rows of a file come to, by the code of the outlet. */
export interface Plan {
  /** The sales people that are to be primary. */
  readonly primaries: Map<string, Set<string>>;
  /** Mappings that are added. */
  readonly added: Map<string, number>;
  /** The days on which open mappings end, by the NPK of the sales person. */
  readonly ends: Map<string, Map<string, string>>;
  /** Outlets that somebody is added to without an end. */
  readonly adds: Set<string>;
}
const plans = new WeakMap<object, Plan>();

/** The plan of a file with the rows of one more part; rows that are written again are judged by themselves. */
export function planOf(run: ImportRun, rows: readonly MappingRow[], found: readonly Named[]): Plan {
  const plan = plans.get(run) ?? { primaries: new Map(), added: new Map(), ends: new Map(), adds: new Set() };
  if (run.importId === undefined) plans.set(run, plan);
  for (const [index, { values, code }] of rows.entries()) {
    const isOpen = found[index]!.last?.endDate === null;
    if (values.action === 'END') {
      const { end_date: end } = values;
      if (isOpen && end !== null)
        plan.ends.set(code, (plan.ends.get(code) ?? new Map<string, string>()).set(values.sf_npk, end));
    } else if (values.end_date === null) {
      // A mapping with an end is never primary, and leaves the outlet again.
      if (values.primary === 'Y') plan.primaries.set(code, (plan.primaries.get(code) ?? new Set()).add(values.sf_npk));
      if (!isOpen) plan.adds.add(code);
    }
  }
  return plan;
}

/** How many more serve an outlet after a day by the rows of a file: those added, less those that end until then. */
export const moreServing = ({ added, ends }: Plan, code: string, day: string): number =>
  (added.get(code) ?? 0) - [...(ends.get(code)?.values() ?? [])].filter((end) => end <= day).length;
