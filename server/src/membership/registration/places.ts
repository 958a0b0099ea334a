import { sql } from 'kysely';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import { inBranches } from '../../people/scope/predicate.ts';

/** Rows of a list of values; exactly so many means that there may be more. */
const mostShown = 50;

export interface Place {
  readonly id: string;
  readonly code: string;
  readonly kelurahan: string;
  readonly kecamatan: string;
  readonly city: string;
  readonly province: string;
  /** The SPEKTRA branch of its office; none when that is not active. */
  readonly branchId: string | null;
  readonly branch: string | null;
  /** Whether that branch is within the scope. */
  readonly inScope: boolean;
}

/** Active places whose postal code or kelurahan begins with what is typed, or those of the ids. */
export async function choosePlaces(
  db: Db,
  {
    search,
    secureId: ids,
  }: { readonly search?: string | undefined; readonly secureId?: readonly string[] | undefined },
) {
  const beginning = `${(search ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<{ secureId: string; code: string; name: string }>`
    select id as "secureId", code, concat_ws(', ', kelurahan, kecamatan, kota, provinsi) as name from zip_code_view
    where deleted_at is null and ${
      ids
        ? sql`id = any(${ids}::uuid[])`
        : sql`status = 'active' and (code like ${beginning} or lower(kelurahan) like ${beginning})`
    } order by code, kelurahan, id limit ${mostShown}`.execute(db);
  return rows;
}

/** An active place with its branch. */
export async function placeOf(db: Db | Tx, id: string, scope: Scope): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select z.id, z.code, z.kelurahan, z.kecamatan, z.kota as city, z.provinsi as province, b.id as "branchId",
      b.office_code || ' ' || b.name as branch, coalesce(${inBranches(scope, sql`b.id`)}, false) as "inScope"
    from zip_code_view z left join branch_view b on b.office_code = z.office_code and b.business_line = 'SPEKTRA'
      and b.status = 'active' and b.deleted_at is null
    where z.id = ${id}::uuid and z.status = 'active' and z.deleted_at is null limit 1`.execute(db);
  return rows[0];
}
