import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import { dayWord, openBranchErrors, qanunBranches } from '../../branches-stores/index.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { currentReads } from '../../platform/shared-reads.ts';
import { lineFaults, type SheetLine } from './line-faults.ts';
import { judgedPromo, type PromoRow } from './promo-row.ts';

/** A sheet about to be stored. */
export interface SheetValues {
  readonly branchId: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly lines: readonly SheetLine[] | null;
}

/** Another sheet of the promo at the branch whose period intersects. */
async function overlapping(
  db: Db | Tx,
  { id }: PromoRow,
  { branchId, periodFrom, periodTo }: SheetValues,
  exceptId: string | null,
): Promise<FieldError[]> {
  const { rows } = await sql<{ from: string; to: string }>`select period_from as "from", period_to as "to"
    from promo_rate where promo_id = ${id} and branch_id = ${branchId} and deleted_at is null
      and id is distinct from ${exceptId}::uuid
      and daterange(period_from, period_to, '[]') && daterange(${periodFrom}::date, ${periodTo}::date, '[]')
    limit 1`.execute(db);
  return rows.map(({ from, to }) => ({
    field: 'periodFrom',
    code: 'PERIOD_OVERLAP',
    parameters: { clash: `${dayWord(from)} - ${dayWord(to)}` },
  }));
}

/** A sheet lies within the period of its promo. */
export const periodFaults = (
  { startDate, endDate }: PromoRow,
  { periodFrom, periodTo }: Pick<SheetValues, 'periodFrom' | 'periodTo'>,
): FieldError[] => {
  const parameters = { from: dayWord(startDate), to: dayWord(endDate) };
  const outside = (field: string) => ({ field, code: 'PERIOD_OUTSIDE_PROMO', parameters });
  return [
    ...(periodFrom < startDate || periodFrom > endDate ? [outside('periodFrom')] : []),
    ...(periodTo > endDate ? [outside('periodTo')] : []),
  ];
};

/**
 * What is wrong with a sheet of a promo at a branch (docs/model/promos.md#rate-sheets).
 * @param before id of the stored sheet; `null` for a new one
 */
export async function sheetFaults(
  tx: Tx,
  line: BusinessLine,
  promo: PromoRow,
  values: SheetValues,
  before: string | null,
): Promise<FieldError[]> {
  const reads = currentReads();
  const { branchId, periodFrom } = values;
  const judged = await reads.once(['judged promo', promo.id], () => judgedPromo(tx, promo));
  const noon = new Date(`${periodFrom}T12:00:00+07:00`);
  const isBarred = !promo.allowedInQanun && (await qanunBranches(tx, [branchId], noon)).has(branchId);
  return [
    ...(before ? [] : await openBranchErrors(tx, line, branchId)),
    ...(isBarred ? [{ field: 'branchId', code: 'BRANCH_IS_QANUN' }] : []),
    ...periodFaults(promo, values),
    ...(await overlapping(tx, promo, values, before)),
    ...lineFaults(judged, values.lines ?? []),
  ];
}
