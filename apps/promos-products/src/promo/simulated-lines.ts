import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { Row } from './rows-of-tenors.ts';

const isTenor = (tenor: number): boolean => Number.isInteger(tenor) && tenor >= 1 && tenor <= 60;
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const amount = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/**
 * The typed lines of a rate sheet as a simulation takes them: its tenors, and rates and payments that are proposed.
 * @param lines the value of the field `lines`
 * @param promo `isFree`: free of interest, its lines have no rate; `isDirect`: a cash loan, nothing that a dealer pays
 *   applies
 * @example
 * simulatedLines([{ tenor: 6 }], { isFree: true, isDirect: false }).overrides.rates; // 6 months at '0'
 */
export function simulatedLines(
  lines: unknown,
  { isFree, isDirect }: { readonly isFree: boolean; readonly isDirect: boolean },
): { readonly tenors: readonly number[]; readonly overrides: SimulationOverrides } {
  const rows = (Array.isArray(lines) ? (lines as readonly Row[]) : [])
    .map((row) => ({ ...row, tenor: Number(row['tenor']) }) as Row & { readonly tenor: number })
    .filter(({ tenor }) => isTenor(tenor));
  const rates = rows.flatMap((row) => {
    const rateRegular = isFree ? '0' : text(row['rateRegular']);
    const rateRepeat = isFree ? '0' : text(row['rateRepeat']);
    return rateRegular || rateRepeat ? [{ tenorFrom: row.tenor, tenorTo: row.tenor, rateRegular, rateRepeat }] : [];
  });
  const paid = (isDirect ? [] : rows).map((row) => ({
    tenor: row.tenor,
    storeSubsidy: text(row['storeSubsidy']),
    fifIncome: text(row['fifIncome']),
    storeAdminFee: amount(row['storeAdminFee']),
  }));
  return { tenors: rows.map(({ tenor }) => tenor), overrides: { rates, paid } };
}
