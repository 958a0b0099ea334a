import { lineColumns, type bulkFiles, type LineColumn } from '@console/contracts/promos-products/promo/bulk-files';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { RowFault, RowValues } from '../../records/imports/handler.ts';
import type { LineValues } from '../promo/find-promo.ts';
import type { SheetLine } from '../promo/line-faults.ts';
import type { Office } from '../../branches-stores/index.ts';
import type { FoundPromo, FoundSheet } from './find.ts';
import type { Added } from './meetings.ts';
import { namedFaults, namedIn } from './named.ts';
import type { BulkOf } from './shared.ts';

export type Columns = (typeof bulkFiles)['SPEKTRA']['lines']['columns'];
export type Values = RowValues<Columns>;
type Rows = readonly { readonly rowNo?: number; readonly values: Values }[];

/** What a row is about. */
export interface Looked {
  readonly rowNo: number;
  readonly values: Values;
  readonly found: FoundPromo | null;
  readonly office: Office | null;
  readonly sheet: FoundSheet | null;
  readonly before: SheetLine | null;
  /** `null` ends the line. */
  readonly after: SheetLine | null;
}

export const columns = Object.keys(lineColumns) as LineColumn[];

/** The line of a row; `null` for one that grants nothing. */
function lineOf(values: Values): SheetLine | null {
  const granted = Object.fromEntries(columns.map((column) => [lineColumns[column], values[column] ?? null]));
  if (Object.values(granted).every((value) => value === null)) return null;
  return { tenor: values.tenor, ...(granted as unknown as LineValues) };
}

/** What each row is about, in their order. */
export async function lookUp(of: BulkOf, db: Db | Tx, rows: Rows, scope: Scope): Promise<Looked[]> {
  const promoCodes = rows.map(({ values }) => values.promo_code);
  const officeCodes = rows.map(({ values }) => values.office_code);
  const { found, offices, sheets: all } = await namedIn(of, db, { promoCodes, officeCodes }, scope);
  const key = (promoId: string, branchId: string, from: string) => `${promoId} ${branchId} ${from}`;
  const byKey = new Map(all.map((sheet) => [key(sheet.promoId, sheet.branchId, sheet.periodFrom), sheet]));
  return rows.map(({ rowNo = 0, values }): Looked => {
    const promo = found.get(values.promo_code) ?? null;
    const office = offices.get(values.office_code) ?? null;
    const sheet = (promo && office && byKey.get(key(promo.promo.id, office.id, values.period_from))) ?? null;
    const before = sheet?.lines.find(({ tenor }) => tenor === values.tenor) ?? null;
    return { rowNo, values, found: promo, office, sheet, before, after: lineOf(values) };
  });
}

/** What is wrong with what a row names. */
export const ownFaults = (row: Looked): RowFault[] => [
  ...namedFaults(row),
  ...(row.found && row.office && !row.sheet ? [{ column: 'period_from', code: 'NO_SHEET' }] : []),
];

/** Where a row makes its promo hold; `null` where it held already. One with a fee of its own has all lines. */
export const addedBy = ({ found, sheet, before, after }: Looked): Added | null =>
  found && sheet && !before && after && found.promo.adminFee === null
    ? {
        promo: found.promo,
        branchId: sheet.branchId,
        tenors: [after.tenor],
        from: sheet.periodFrom,
        to: sheet.periodTo,
      }
    : null;
