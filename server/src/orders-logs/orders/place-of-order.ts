import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { EnteredOrder } from './entered-order.ts';

/** Where an order belongs. */
export interface OrderPlace {
  readonly branchId: string;
  readonly mraId: string;
  /** Whether head office decides, by the setting of the branch. */
  readonly central: boolean;
}

const officeOfZipCode = {
  SPEKTRA: sql`z.office_code`,
  NMC: sql`coalesce(z.office_code_nmc, z.office_code)`,
  UFI: sql`coalesce(z.office_code_ufi, z.office_code)`,
} as const;

/**
 * The branch of an application: the one of the office that its number begins with, which serves the zip code in the
 * line. The branch stays open until the transaction ends.
 * @throws Refusal VALIDATION for a branch that takes no applications, and for a zip code of another branch
 */
export async function placeOf(
  tx: Tx,
  { applNo, line, zipCode }: Pick<EnteredOrder, 'applNo' | 'line' | 'zipCode'>,
): Promise<OrderPlace> {
  const officeCode = applNo.slice(0, 5);
  const { rows } = await sql<OrderPlace>`select b.id as "branchId", o.mra_id as "mraId", b.central_decision as central
    from branch_view b join mro_view o on o.id = b.mro_id
    where b.office_code = ${officeCode} and b.business_line = ${line} and b.status = 'active' and b.deleted_at is null
    for share of b`.execute(tx);
  const [place] = rows;
  if (!place) throw invalid({ field: 'applNo', code: 'BRANCH_NOT_OPEN' });
  const { rows: served } = await sql`select from zip_code_view z where z.code = ${zipCode} and z.status = 'active'
    and z.deleted_at is null and ${officeOfZipCode[line]} = ${officeCode} limit 1`.execute(tx);
  if (served.length === 0) throw invalid({ field: 'zipCode', code: 'NOT_ALLOWED' });
  return place;
}
