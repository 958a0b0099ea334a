import type { FieldError } from '@console/contracts/core/errors';
import { mostAppraisals, type AppraisalEntry } from '@console/contracts/products/product-ufi';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { unknownRegions } from '../product/branch-region.ts';

interface Appraised {
  readonly appraisals: readonly AppraisalEntry[] | null;
  readonly yearFrom: number;
  readonly yearTo: number;
}

/** Appraisals of regions that there are not, or of years in which the vehicle was not made. */
export async function appraisalErrors(tx: Tx, { appraisals, yearFrom, yearTo }: Appraised): Promise<FieldError[]> {
  const rows = appraisals ?? [];
  const unknown = await unknownRegions(
    tx,
    rows.map(({ regionCode }) => regionCode),
  );
  return rows.flatMap(({ regionCode, year }, at): FieldError[] => [
    ...(unknown.includes(regionCode) ? [{ field: `appraisals[${at}].regionCode`, code: 'NOT_FOUND' }] : []),
    ...(year < yearFrom || year > yearTo
      ? [
          {
            field: `appraisals[${at}].year`,
            code: 'RANGE',
            parameters: { minimum: yearFrom, maximum: yearTo },
          },
        ]
      : []),
  ]);
}

/** The columns that follow from the appraisals. */
export function appraisalColumns({ appraisals }: Appraised) {
  const rows = appraisals ?? [];
  const values = rows.map(({ value }) => value);
  return {
    value_lowest: values.length > 0 ? Math.min(...values) : null,
    value_highest: values.length > 0 ? Math.max(...values) : null,
    appraised_on:
      rows
        .map(({ from }) => from)
        .toSorted()
        .at(-1) ?? null,
  };
}

interface AppraisalChange {
  readonly after: (Pick<Appraised, 'appraisals'> & { readonly secureId: string }) | null;
}

/** Keeps each value since its day; a day that core corrects has the corrected one. */
export async function keepAppraisals(tx: Tx, changed: readonly AppraisalChange[]): Promise<void> {
  const rows = changed.flatMap(({ after }) =>
    (after?.appraisals ?? []).map(({ year, regionCode, from, value }) => ({
      product_id: after!.secureId,
      year,
      region_code: regionCode,
      effective_from: from,
      value,
    })),
  );
  if (rows.length > 0)
    await tx
      .insertInto('product_ufi_appraisal')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'year', 'region_code', 'effective_from'])
          .doUpdateSet({ value: sql`excluded.value` as never }),
      )
      .execute();
}

/** The market values of a vehicle by year and region, the newest first. */
export async function appraisalHistory(db: Db, productId: string): Promise<AppraisalEntry[]> {
  return db
    .selectFrom('product_ufi_appraisal')
    .select(['year', 'region_code as regionCode', 'effective_from as from', 'value'])
    .where('product_id', '=', productId)
    .orderBy('effective_from', 'desc')
    .orderBy('year', 'desc')
    .orderBy('region_code')
    .limit(mostAppraisals)
    .execute();
}
