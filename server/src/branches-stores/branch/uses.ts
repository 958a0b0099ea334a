import { nmcBranches, spektraBranches, ufiBranches } from '@console/contracts/branches-stores/branch/register';
import { kiosks } from '@console/contracts/branches-stores/master-kios';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { registerUse, type CountUses } from '../../records/resource/uses.ts';
import type { Sql } from '../../records/resource/definition.ts';

/**
 * Counts what stands in the offices of branches, as `b` in the fragment; nothing while the office stays open in another
 * line.
 * @example inOfficesLastOpen(sql`join kiosk k on …`, sql`count(k.id)`)
 */
export const inOfficesLastOpen =
  (joins: Sql, count: Sql): CountUses =>
  async (db, ids) => {
    const { rows } = await sql<{ id: string; count: number }>`select b.id, ${count}::int as count
      from branch_view b ${joins}
      where b.id = any(${ids}::uuid[]) and not exists (select from branch_view other
        where other.office_code = b.office_code and other.id <> b.id and other.status = 'active'
          and other.deleted_at is null)
      group by b.id`.execute(db);
    return new Map(rows.map(({ id, count: found }) => [id, found]));
  };

const kiosksOf = inOfficesLastOpen(
  sql`join branch_view o on o.office_code = b.office_code
    join kiosk k on k.branch_id = o.id and k.status = 'active' and k.deleted_at is null`,
  sql`count(k.id)`,
);
const usersOf = inOfficesLastOpen(
  sql`join branch_view o on o.office_code = b.office_code join user_branch_view m on m.branch_id = o.id
    join app_user_view u on u.id = m.user_id and u.status = 'active' and u.deleted_at is null`,
  sql`count(distinct u.id)`,
);

/** Active zip codes that a branch serves in its line. */
const zipCodesOf =
  (code: Sql): CountUses =>
  async (db, ids) => {
    const { rows } = await sql<{ id: string; count: number }>`select b.id, count(*)::int as count
      from branch_view b join zip_code z on ${code} = b.office_code and z.status = 'active' and z.deleted_at is null
      where b.id = any(${ids}::uuid[]) group by b.id`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, count]));
  };

const lines = [
  { of: spektraBranches.module, zipFilter: 'branch', code: sql`z.office_code` },
  { of: nmcBranches.module, zipFilter: 'branchNmc', code: sql`coalesce(z.office_code_nmc, z.office_code)` },
  { of: ufiBranches.module, zipFilter: 'branchUfi', code: sql`coalesce(z.office_code_ufi, z.office_code)` },
] as const;

/**
 * What keeps a branch open. Later domains register theirs, such as the cards of an office
 * (docs/model/branches-stores.md#branches).
 */
export function registerBranchUses(app: Application): void {
  for (const { of, zipFilter, code } of lines) {
    registerUse(app, {
      of,
      by: zipCodes,
      count: zipCodesOf(code),
      filter: (id) => ({ [zipFilter]: id, status: 'active' }),
    });
    registerUse(app, { of, by: kiosks, count: kiosksOf, filter: (branchId) => ({ branchId, status: 'active' }) });
    registerUse(app, { of, by: 'user', count: usersOf, filter: (branch) => ({ branch, status: 'active' }) });
  }
}
