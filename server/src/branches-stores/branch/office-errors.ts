import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import type { Caller, Tx } from '../../platform/context.ts';
import { allowsBranch } from '../../people/scope/predicate.ts';
import { isOfBranch } from '../../platform/of-branch.ts';

/** Where an office is, as a form says it. */
interface Placed {
  readonly provinsi: string | null;
  readonly zipCode: string | null;
  readonly insuranceArea: string | null;
}

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

/** What an office is and how it decides on orders, as a form says it. */
interface Office {
  readonly name: string;
  readonly officeType: string;
  readonly centralDecision: boolean;
  readonly openingDate: string | null;
}
const ofHeadOffice = ['name', 'officeType', 'centralDecision', 'openingDate'] as const;

/** Users of a branch keep its address; what it is, and who decides on its orders, is not theirs to change. */
export const officeErrors = (values: Office, before: Office | null, caller: Caller | null): FieldError[] =>
  before && caller && isOfBranch(caller)
    ? ofHeadOffice.filter((field) => values[field] !== before[field]).map((field) => ({ field, code: 'NOT_ALLOWED' }))
    : [];

/** Rates and fees are copied from a branch of the same line that the caller may see. */
export async function sourceErrors(
  tx: Tx,
  line: BusinessLine,
  sourceId: string | null,
  caller: Caller | null,
): Promise<FieldError[]> {
  if (sourceId === null) return [];
  const found = await tx
    .selectFrom('branch_view')
    .select('id')
    .where('id', '=', sourceId)
    .where('business_line', '=', line)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const isSeen = found !== undefined && (caller === null || allowsBranch(caller.scope, found.id));
  return isSeen ? [] : [{ field: 'copyFromId', code: 'NOT_FOUND' }];
}
