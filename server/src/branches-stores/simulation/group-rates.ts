import {
  groupRatesSize,
  type GroupRates,
  type GroupRatesQuery,
} from '@console/contracts/branches-stores/branch/group-rates';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Caller, Context, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { containing } from '../../records/resource/contains.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { tenorsOfGroup } from '../../products/index.ts';
import { rateFor, readRates } from './resolve.ts';
import { qanunBranches } from '../under-qanun/in-force.ts';

interface Office {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** A page of the active branches of a line that the caller may see. */
async function branchesOf(
  db: Db,
  line: BusinessLine,
  caller: Caller,
  { search, page }: { readonly search: string | undefined; readonly page: number },
): Promise<{ readonly rows: readonly Office[]; readonly total: number }> {
  const pattern = search?.trim() ? containing(search.trim()) : null;
  const chosen = sql`from branch_view b where b.business_line = ${line} and b.status = 'active' and b.deleted_at is null
    and ${inBranches(caller.scope, 'b.id')}
    and (${pattern}::text is null or b.office_code ilike ${pattern} or b.name ilike ${pattern})`;
  const { rows } = await sql<Office>`select b.id, b.office_code as code, b.name ${chosen}
    order by b.office_code limit ${groupRatesSize} offset ${(page - 1) * groupRatesSize}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${chosen}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

const mostColumns = 6;
const [half, year] = [6, 12];

/**
 * Tenors that stand for those of a group in a table: the first, and whole half years or years.
 * @example
 * shownTenors([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]); // [3, 6, 12]
 */
export function shownTenors(tenors: readonly number[]): number[] {
  if (tenors.length <= mostColumns) return [...tenors];
  const every = (months: number) => tenors.filter((tenor, at) => at === 0 || tenor % months === 0);
  const halves = every(half);
  return (halves.length <= mostColumns ? halves : every(year)).slice(0, mostColumns);
}

/**
 * The rates of a product group at a page of branches on a day, each resolved as a simulation does it.
 * @throws Refusal NOT_FOUND
 */
export async function groupRates(
  app: Application,
  line: BusinessLine,
  { db, caller, query, language }: Context<GroupRatesQuery>,
): Promise<GroupRates> {
  const { groupId, page = 1, collateralType = null, ageBand = null } = query;
  const day = query.date ?? jakartaDay(app.services.now());
  const offered = await tenorsOfGroup(db, line, groupId, day);
  if (!offered) throw notFound();
  const tenors = shownTenors(offered);
  // Its line of business has no parameters on that day.
  if (tenors.length === 0) return { date: day, tenors, rows: [], total: 0, page, size: groupRatesSize };
  const { rows, total } = await branchesOf(db, line, caller, { search: query.search, page });
  const branchIds = rows.map(({ id }) => id);
  const ask = { line, branchIds, groupId, day, base: 0, collateralType, ageBand, subjects: {} };
  const levelsIn = await readRates(app, db, ask, tenors);
  const qanun = await qanunBranches(db, branchIds, new Date(`${day}T12:00:00+07:00`));
  const levelsOf = (id: string) => levelsIn(id, qanun.has(id));
  const found = rows.map(({ id, code, name }) => ({
    branchId: id,
    officeCode: code,
    name,
    rates: tenors.map((tenor) => {
      const regular = rateFor(levelsOf(id), tenor, 'REGULAR', language);
      const repeat = rateFor(levelsOf(id), tenor, 'REPEAT', language);
      const level = (regular ?? repeat)?.path[0]?.title ?? null;
      return { tenor, regular: regular?.rate ?? null, repeat: repeat?.rate ?? null, level };
    }),
  }));
  return { date: day, tenors, rows: found, total, page, size: groupRatesSize };
}
