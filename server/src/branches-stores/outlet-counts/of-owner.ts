import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';

/** The column of an outlet that names who it belongs to. */
export type OwnerColumn = 'company_id' | 'store_group_id';

interface Wanted {
  readonly owner: OwnerColumn;
  readonly lines?: readonly BusinessLine[];
  /** Active ones alone; else all that are not deleted. */
  readonly onlyActive?: boolean;
}

/** The outlets of companies or groups within a scope, by the id of the company or group. */
export async function outletCounts(
  db: Db | Tx,
  ids: readonly string[],
  scope: Scope,
  { owner, lines = ['SPEKTRA', 'NMC', 'UFI'], onlyActive = false }: Wanted,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`select t.${sql.ref(owner)} as id, count(*)::int as count
    from outlet t where t.${sql.ref(owner)} = any(${ids}::uuid[]) and t.business_line = any(${lines}::text[])
      and t.deleted_at is null and ${onlyActive ? sql`t.status = 'active'` : sql`true`}
      and ${inBranches(scope, 't.branch_id')}
    group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
