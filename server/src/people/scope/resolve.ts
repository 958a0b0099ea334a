import type { MappingType } from '@console/contracts/core/privileges';
import type { Db, Scope } from '../../platform/context.ts';

/** The user whose scope is resolved. */
export interface Mapped {
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly mappingType: MappingType | null;
  readonly mroId: string | null;
}

async function mappedMras(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('user_mra').select('mra_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.mra_id);
}

async function mappedBranches(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('user_branch').select('branch_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.branch_id);
}

async function branchesUnder(db: Db, level: 'mro.mra_id' | 'mro.id', ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('branch')
    .innerJoin('mro', 'mro.id', 'branch.mro_id')
    .select('branch.id')
    .where(level, 'in', ids)
    .where('branch.deleted_at', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Adds to a scope of branches those that share an office with them, as values, so that the planner can estimate the
 * selected rows.
 */
export async function withOffices(db: Db, scope: Extract<Scope, { type: 'branches' }>): Promise<Scope> {
  if (scope.branchIds.length === 0) return { ...scope, officeBranchIds: [] };
  const rows = await db
    .selectFrom('branch')
    .select('id')
    .where(
      'office_code',
      'in',
      db
        .selectFrom('branch')
        .select('office_code')
        .where('id', 'in', [...scope.branchIds]),
    )
    .execute();
  return { ...scope, officeBranchIds: rows.map((row) => row.id) };
}

/** Resolves which records a user sees (docs/model/platform.md#scope). An admin's mapping is ignored. */
export async function resolveScope(db: Db, { userId, isAdmin, mappingType, mroId }: Mapped): Promise<Scope> {
  if (isAdmin || mappingType === 'NATIONAL') return { type: 'all' };
  if (mappingType === null) return { type: 'none' };
  if (mappingType === 'BRANCH')
    return withOffices(db, { type: 'branches', branchIds: await mappedBranches(db, userId), mraIds: [] });
  const mraIds = await mappedMras(db, userId);
  if (mappingType === 'MRA')
    return withOffices(db, { type: 'branches', branchIds: await branchesUnder(db, 'mro.mra_id', mraIds), mraIds });
  const branchIds = [
    ...(await mappedBranches(db, userId)),
    ...(await branchesUnder(db, 'mro.id', mroId ? [mroId] : [])),
  ];
  return withOffices(db, { type: 'branches', branchIds: [...new Set(branchIds)], mraIds });
}
