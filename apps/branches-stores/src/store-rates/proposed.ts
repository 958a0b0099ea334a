import type { RateRowOf, SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { FormValues } from '@console/ui/form';
import { rowOf, shareOf, tenorsOf } from '../branch-lines/simulated.ts';

const rupiah = (value: unknown): number | null => {
  const typed = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return /^\d{1,11}$/.test(typed) && Number(typed) > 0 ? Number(typed) : null;
};

/** The rows of the sheet as far as they are filled in. */
export const rowsIn = ({ rates }: FormValues): readonly FormValues[] =>
  Array.isArray(rates) ? (rates as readonly FormValues[]) : [];

/** The rates and payments of a store on the screen, as the simulation takes them; `null` when none is filled in. */
export function proposedSheet(values: FormValues, level: RateRowOf['level']): SimulationOverrides | null {
  const of = { ...rowOf(values), level };
  const rows = rowsIn(values).flatMap((row) => {
    const tenors = tenorsOf([row]);
    const [tenorFrom, tenorTo] = [tenors[0], tenors.at(-1)];
    return tenorFrom === undefined || tenorTo === undefined ? [] : [{ row, tenors, tenorFrom, tenorTo }];
  });
  if (rows.length === 0) return null;
  return {
    rates: rows.map(({ row, tenorFrom, tenorTo }) => ({
      tenorFrom,
      tenorTo,
      rateRegular: shareOf(row['rateRegular']),
      rateRepeat: shareOf(row['rateRepeat']),
      of,
    })),
    paid: rows
      .flatMap(({ row, tenors }) =>
        tenors.map((tenor) => ({
          tenor,
          of,
          storeSubsidy: shareOf(row['storeSubsidy']),
          fifIncome: shareOf(row['fifIncome']),
          storeAdminFee: rupiah(row['storeAdminFee']),
        })),
      )
      .slice(0, 60),
  };
}
