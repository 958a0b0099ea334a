import { insuranceAreaOf } from '@console/contracts/branches-stores/provinces';
import type { FieldError } from '@console/contracts/core/errors';
import type { Caller, Tx } from '../../platform/context.ts';

/** Where an office is, as a form says it. */
interface Placed {
  readonly provinsi: string | null;
  readonly zipCode: string | null;
  readonly insuranceArea: string | null;
}

/** Whether the insurance area of a branch is that of its province: nobody has given another, before or now. */
export const followsProvince = (values: Placed, before: Placed): boolean =>
  values.insuranceArea === null ||
  (values.insuranceArea === before.insuranceArea && before.insuranceArea === insuranceAreaOf(before.provinsi ?? ''));

/**
 * The province is that of the zip code. Only somebody of the whole country moves an office to another one: the
 * insurance area goes with it.
 */
export async function provinceErrors(
  tx: Tx,
  { provinsi, zipCode }: Placed,
  before: Placed | null,
  caller: Caller | null,
): Promise<FieldError[]> {
  if (before && before.provinsi === provinsi && before.zipCode === zipCode) return [];
  const known = zipCode
    ? await tx
        .selectFrom('zip_code')
        .select('provinsi')
        .distinct()
        .where('code', '=', zipCode)
        .where('deleted_at', 'is', null)
        .execute()
    : [];
  if (provinsi !== null && known.length > 0 && !known.some((of) => of.provinsi === provinsi))
    return [{ field: 'provinsi', code: 'PROVINCE_OF_ZIP_CODE' }];
  const isMoved = before !== null && before.provinsi !== null && before.provinsi !== provinsi;
  return isMoved && caller && caller.scope.type !== 'all' ? [{ field: 'provinsi', code: 'NOT_ALLOWED' }] : [];
}
