import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/** The region above a branch. */
export interface BranchRegion {
  readonly regionCode: string;
  readonly regionName: string;
}

/** The region of a branch of this line; `undefined` for any other id. */
export async function regionOfBranch(
  db: Db | Tx,
  branchId: string,
  line: 'NMC' | 'UFI',
): Promise<BranchRegion | undefined> {
  const { rows } = await sql<BranchRegion>`
    select r.region_code as "regionCode", r.name as "regionName"
    from branch_view b join mro_view o on o.id = b.mro_id join mra_view a on a.id = o.mra_id
      join region_view r on r.id = a.region_id
    where b.id = ${branchId} and b.business_line = ${line} and b.deleted_at is null`.execute(db);
  return rows[0];
}

/** Codes that no region has. */
export async function unknownRegions(tx: Tx, codes: readonly string[]): Promise<readonly string[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ code: string }>`
    select distinct code from unnest(${codes}::text[]) code
    where not exists (select 1 from region_view where region_code = code and deleted_at is null)`.execute(tx);
  return rows.map(({ code }) => code);
}

/** The codes of regions with an active branch of NMC, as an array: asked one time for each statement. */
export const servedByNmc = sql`(select coalesce(array_agg(distinct r.region_code), '{}')
  from branch_view b join mro_view o on o.id = b.mro_id join mra_view a on a.id = o.mra_id
    join region_view r on r.id = a.region_id
  where b.business_line = 'NMC' and b.status = 'active' and b.deleted_at is null)`;
