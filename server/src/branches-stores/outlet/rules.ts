import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { greatestLtv, knownBrands } from '../../products/index.ts';

/** What rules compare of an outlet. */
export interface OutletValues {
  readonly branchId: string;
  readonly companyId: string | null;
  readonly brands: readonly string[] | null;
}

/** The branch of an outlet belongs to its line and is active. */
export async function branchErrors(
  tx: Tx,
  line: BusinessLine,
  { branchId }: OutletValues,
  before: OutletValues | null,
): Promise<FieldError[]> {
  if (before?.branchId === branchId) return [];
  const branch = await tx
    .selectFrom('branch_view')
    .select(['business_line', 'status'])
    .where('id', '=', branchId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (branch && branch.business_line !== line) return [{ field: 'branchId', code: 'BRANCH_OF_OTHER_LINE' }];
  return branch && branch.status !== 'active' ? [{ field: 'branchId', code: 'BRANCH_INACTIVE' }] : [];
}

/** Brands are those of products of the line; what was stored before stays. */
export async function brandErrors(
  tx: Tx,
  line: BusinessLine,
  { brands }: OutletValues,
  before: OutletValues | null,
): Promise<FieldError[]> {
  const added = (brands ?? []).filter((brand) => !before?.brands?.includes(brand));
  const existing = await knownBrands(tx, line, added);
  return added.every((brand) => existing.has(brand)) ? [] : [{ field: 'brands', code: 'NOT_FOUND' }];
}

/** A tax number belongs to one outlet, or to several of one company. */
export async function npwpErrors(
  tx: Tx,
  hash: string | null,
  { companyId }: OutletValues,
  id: string | null,
): Promise<FieldError[]> {
  if (hash === null) return [];
  const { rows } = await sql`select 1 from outlet where npwp_hash = ${hash} and deleted_at is null
    and id is distinct from ${id}::uuid and (company_id is null or company_id is distinct from ${companyId}::uuid)
    limit 1`.execute(tx);
  return rows.length > 0 ? [{ field: 'npwp', code: 'DUPLICATE' }] : [];
}

/** Who made an outlet as it will stand: its editors, and who saves it now. */
export async function editorsOf(tx: Tx, id: string | null, username: string): Promise<string[]> {
  const stored =
    id === null ? undefined : await tx.selectFrom('outlet').select('editors').where('id', '=', id).executeTakeFirst();
  return [...new Set([...(stored?.editors ?? []), username])];
}

/** A dealer lends no more than the lines of business of UFI. */
export async function ltvErrors(tx: Tx, { maxLtvPct }: { readonly maxLtvPct?: string }): Promise<FieldError[]> {
  if (maxLtvPct === undefined) return [];
  const maximum = await greatestLtv(tx, 'UFI');
  return maximum !== null && Number(maxLtvPct) > Number(maximum)
    ? [{ field: 'maxLtvPct', code: 'LTV_ABOVE_LOB', parameters: { maximum } }]
    : [];
}
