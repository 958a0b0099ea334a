import type { Field } from '@console/contracts/core/fields';
import type { Row } from './rows-of-tenors.ts';

const rates: ReadonlySet<string> = new Set(['rateRegular', 'rateRepeat']);
const kept = ([name]: readonly [string, unknown]) => !rates.has(name);

/** Whether lines of a promo of a type have no rates of their own: zero interest, and an admin fee alone. */
export const isRateless = (promoType: unknown): boolean => promoType === 'ZERO' || promoType === 'ADMIN';

/** The grid of lines without its columns of rates. */
export function withoutRates(field: Field): Field {
  const { sheet } = field;
  if (!sheet) return field;
  const { columns, says, notAbove } = sheet;
  return {
    ...field,
    sheet: {
      ...sheet,
      columns: Object.fromEntries(Object.entries(columns).filter(kept)),
      says: says.filter((name) => !rates.has(name)),
      notAbove: notAbove.filter(({ column }) => !rates.has(column)),
    },
  };
}

/**
 * Rows without what was typed in those columns for another type.
 * @example
 * ratesCleared([{ tenor: 6, rateRegular: '1.5' }]); // [{ tenor: 6 }]
 */
export const ratesCleared = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(kept)));
