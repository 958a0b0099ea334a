import { sql } from 'kysely';
import type { MappingType } from '@console/contracts/core/privileges';
import type { Caller, Db, Tx } from '../../platform/context.ts';

/** What decides the scope of a user, stored or about to be stored. */
export interface Mapped {
  readonly mappingType: MappingType | null;
  readonly branchIds: readonly string[];
  readonly mraIds: readonly string[];
  readonly mroId: string | null;
  readonly printVendorCode: string | null;
}

/** The branches of these ids in every line of their offices. `null` when an id is not a branch. */
async function officesOf(db: Db | Tx, ids: readonly string[]): Promise<string[] | null> {
  const { rows } = await sql<{ id: string; named: boolean }>`
    select b.id, b.id = any(${ids}::uuid[]) as named from branch b where b.deleted_at is null
      and b.office_code in (select office_code from branch
        where id = any(${ids}::uuid[]) and deleted_at is null)`.execute(db);
  return rows.filter(({ named }) => named).length < new Set(ids).size ? null : rows.map(({ id }) => id);
}

async function areKnown(db: Db | Tx, table: 'mra' | 'mro', ids: readonly string[]): Promise<boolean> {
  const { rows } =
    await sql`select from ${sql.table(table)} where id = any(${ids}::uuid[]) and deleted_at is null`.execute(db);
  return rows.length === new Set(ids).size;
}

/**
 * Whether a whole MRO lies within the person's MRO or one of the person's MRAs; later branches of it then belong to
 * both.
 */
async function holdsMro(db: Db | Tx, by: Caller, mroId: string): Promise<boolean> {
  const { scope, mappingType, userId } = by;
  if (scope.type !== 'branches') return false;
  if (mappingType === 'MRA') {
    const { rows } = await sql`select from mro
        where id = ${mroId}::uuid and mra_id = any(${scope.mraIds}::uuid[]) and deleted_at is null`.execute(db);
    return rows.length > 0;
  }
  if (mappingType !== 'MRO') return false;
  const { rows } = await sql`select from app_user where id = ${userId}::uuid and mro_id = ${mroId}::uuid`.execute(db);
  return rows.length > 0;
}

/**
 * Whether a mapping lies completely within the scope of a person (docs/model/platform.md#scope). A mapping that cannot
 * be resolved does not: a type without places, unknown places, or none at all.
 */
export async function isMappedInside(db: Db | Tx, mapped: Mapped, by: Caller): Promise<boolean> {
  const { scope } = by;
  if (by.isAdmin || scope.type === 'all') return true;
  if (scope.type === 'none') return false;
  const { mappingType, branchIds, mraIds, mroId, printVendorCode } = mapped;
  // A print vendor has no mapping: it sees what carries its code, wherever it is.
  if (printVendorCode !== null) return false;
  const offices = await officesOf(db, branchIds);
  if (offices === null || !offices.every((id) => scope.branchIds.includes(id))) return false;
  if (!mraIds.every((id) => scope.mraIds.includes(id)) || !(await areKnown(db, 'mra', mraIds))) return false;
  switch (mappingType) {
    case 'BRANCH':
      return offices.length > 0;
    case 'MRA':
      // Only a person mapped to the whole MRA also holds branches that are added later.
      return by.mappingType === 'MRA' && mraIds.length > 0;
    case 'MRO':
      return mroId !== null && (await areKnown(db, 'mro', [mroId])) && holdsMro(db, by, mroId);
    default:
      return false;
  }
}
