import { lineColumns, type LineColumn } from '@console/contracts/promos-products/promo/bulk-files';
import type { BulkOperation } from '@console/contracts/promos-products/promo/bulk-operations';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { Cell, Row as Cells } from '../../platform/spreadsheets/columns.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import type { Row } from '../../records/resource/registered.ts';
import { changed, multiplied, rupiahOf, type Way } from './decimals.ts';

type Values = Readonly<Record<string, unknown>>;

/** Columns of a promo that an operation gives another value. */
const termsAfter: Partial<Record<BulkOperation, (record: Row, values: Values) => Values>> = {
  SHIFT_END: ({ endDate }: Row & { endDate?: unknown }, { days }) => ({
    endDate: dayAfter(endDate as string, days as number),
  }),
  SET_END: (_record, { endDate }) => ({ endDate }),
  PRIORITY: (_record, { priority }) => ({ priority }),
  QUOTA: (_record, { quotaContracts = null, quotaAmount = null }) => ({ quotaContracts, quotaAmount }),
  BUDGET: (_record, { budgetSubsidy = null }) => ({ budgetSubsidy }),
  DEACTIVATE: () => ({}),
};

/** Rows of the file of limits: one a promo. */
export function rowsOfTerms(records: readonly Row[], operation: BulkOperation, values: Values): Cells[] {
  return records.map((record) => {
    const after: Values = { ...record, ...termsAfter[operation]!(record, values) };
    const { promoCode, endDate, priority, quotaContracts, quotaAmount, budgetSubsidy } = after;
    const isEnd = operation === 'DEACTIVATE' ? 'Y' : 'N';
    return [promoCode, endDate, priority, quotaContracts, quotaAmount, budgetSubsidy, isEnd] as Cells;
  });
}

/** A stored line with what names it in a file. */
interface StoredLine extends Readonly<Record<(typeof lineColumns)[LineColumn], string | number | null>> {
  readonly promoCode: string;
  readonly officeCode: string;
  readonly periodFrom: string;
  readonly tenor: number;
}

/** Which lines of the promos an operation changes. */
export interface LinesWanted {
  readonly promoIds: readonly string[];
  /** Empty means all. */
  readonly tenors: readonly number[];
  readonly branchIds: readonly string[];
  /** Sheets that have ended before this plain date stay as they are. */
  readonly today: string;
}

/** Lines of the sheets that still hold, at most so many. */
export async function storedLines(db: Db, wanted: LinesWanted, limit: number): Promise<readonly StoredLine[]> {
  const { promoIds, tenors, branchIds, today } = wanted;
  const { rows } = await sql<StoredLine>`select p.promo_code as "promoCode", b.office_code as "officeCode",
      r.period_from as "periodFrom", l.tenor, l.rate_regular::text as "rateRegular",
      l.rate_repeat::text as "rateRepeat", l.store_subsidy::text as "storeSubsidy", l.fif_income::text as "fifIncome",
      l.store_admin_fee as "storeAdminFee"
    from promo p join promo_rate r on r.promo_id = p.id and r.deleted_at is null and r.period_to >= ${today}::date
      join branch_view b on b.id = r.branch_id
      join promo_rate_line l on l.rate_id = r.id and l.ended_on is null
    where p.id = any(${promoIds}::uuid[])
      and (${tenors.length} = 0 or l.tenor = any(${tenors}::int[]))
      and (${branchIds.length} = 0 or r.branch_id = any(${branchIds}::uuid[]))
    order by p.promo_code, b.office_code, r.period_from, l.tenor limit ${limit}`.execute(db);
  return rows;
}

/** A value of a line as an operation leaves it. */
function lineAfter(column: LineColumn, before: string | number | null, operation: BulkOperation, values: Values): Cell {
  const isFee = column === 'store_admin_fee';
  const after =
    operation === 'MULTIPLY'
      ? multiplied(before, values['factor'] as string, isFee ? 0 : 4)
      : changed(before, values['way'] as Way, (isFee ? values['amount'] : values['value']) as string | number | null);
  return isFee ? rupiahOf(after) : after;
}

/** Rows of the file of lines: one a line of a sheet. */
export function rowsOfLines(lines: readonly StoredLine[], operation: BulkOperation, values: Values): Cells[] {
  const touched = { RATES: values['rateColumn'], STORE_ADMIN: 'store_admin_fee' }[operation as 'RATES'];
  const wanted = touched ?? values['column'];
  return lines.map((line) => [
    line.promoCode,
    line.officeCode,
    line.periodFrom,
    line.tenor,
    ...(Object.keys(lineColumns) as LineColumn[]).map((column) => {
      const before = line[lineColumns[column]];
      return column === wanted ? lineAfter(column, before, operation, values) : before;
    }),
  ]);
}

/** Rows of the file of branches: one a promo and office. */
export const rowsOfBranches = (
  records: readonly Row[],
  officeCodes: readonly string[],
  operation: BulkOperation,
  copiedFrom: string | null,
): Cells[] =>
  records.flatMap((record) =>
    officeCodes.map((code): Cells => [
      record['promoCode'] as string,
      code,
      operation === 'ADD_BRANCHES' ? 'Y' : 'N',
      copiedFrom,
    ]),
  );
