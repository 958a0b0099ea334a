import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import type { Takaful } from '../../products/index.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';

/** An SQL condition: the branch, given by its id in SQL, is under Qanun on the day of an instant. */
export const underQanun = (branchId: RawBuilder<unknown>, at: Date): RawBuilder<boolean> => {
  const day = toWireInstant(at).slice(0, 10);
  const holds = (table: 'qanun_branch' | 'qanun_branch_nmc') => sql`exists (select from ${sql.table(table)} q
    where q.branch_id = ${branchId} and q.deleted_at is null and q.approval = 'APPROVED'
    and q.effective_from <= ${day}::date and (q.effective_to is null or q.effective_to >= ${day}::date))`;
  return sql<boolean>`(${holds('qanun_branch')} or ${holds('qanun_branch_nmc')})`;
};

/** The takaful rates of the Qanun records of branches that hold on a day; none for a branch without a record. */
export async function takafulsOn(
  db: Db | Tx,
  line: BusinessLine,
  branchIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, Takaful>> {
  if (line === 'UFI') return new Map();
  const ofYears =
    line === 'NMC'
      ? sql`q.takaful_cover as cover,
          array[q.takaful_year1, q.takaful_year2, q.takaful_year3, q.takaful_year4]::text[] as years`
      : sql`null as cover, array[]::text[] as years`;
  const { rows } = await sql<Takaful & { readonly branchId: string }>`select q.branch_id as "branchId",
      q.takaful_rate::text as rate, ${ofYears}
    from ${sql.table(line === 'NMC' ? 'qanun_branch_nmc' : 'qanun_branch')} q
    where q.branch_id = any(${branchIds}::uuid[]) and q.deleted_at is null and q.approval = 'APPROVED'
      and q.effective_from <= ${day}::date and (q.effective_to is null or q.effective_to >= ${day}::date)`.execute(db);
  return new Map(rows.map(({ branchId, ...takaful }) => [branchId, takaful]));
}

/** The same of one branch; `null` without a record. */
export const takafulOn = async (
  db: Db | Tx,
  line: BusinessLine,
  branchId: string,
  day: string,
): Promise<Takaful | null> => (await takafulsOn(db, line, [branchId], day)).get(branchId) ?? null;

/** Of these branches, those under Qanun on the day of an instant (docs/model/branches-stores.md#qanun-branches). */
export async function qanunBranches(db: Db | Tx, branchIds: readonly string[], at: Date): Promise<Set<string>> {
  if (branchIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('branch_view as b')
    .select('b.id')
    .where(sql<boolean>`b.id = any(${branchIds}::uuid[])`)
    .where(underQanun(sql`b.id`, at))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * The first day, from one on, on which a branch is not under Qanun: that day itself, or the one after the last of the
 * records that follow each other; `null` where the last one is open.
 * @param day plain date
 */
export async function firstDayWithoutQanun(
  db: Db | Tx,
  line: BusinessLine,
  branchId: string,
  day: string,
): Promise<string | null> {
  if (line === 'UFI') return day;
  const { rows } = await sql<{
    from: string;
    to: string | null;
  }>`select q.effective_from as "from", q.effective_to as "to"
    from ${sql.table(line === 'NMC' ? 'qanun_branch_nmc' : 'qanun_branch')} q
    where q.branch_id = ${branchId} and q.deleted_at is null and q.approval = 'APPROVED'
      and (q.effective_to is null or q.effective_to >= ${day}::date) order by q.effective_from`.execute(db);
  let free = day;
  for (const { from, to } of rows) {
    if (from > free) break;
    if (to === null) return null;
    free = dayAfter(to, 1);
  }
  return free;
}
