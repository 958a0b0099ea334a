import type { BusinessLine } from './business-lines.ts';
import { tenorBounds, type RateMethod } from './credit-terms.ts';
import type { FieldError } from './errors.ts';
import { digits, integer, money, percent, sheet, type Field } from './fields.ts';
import { text } from './text.ts';

/** Bounds of a rate in percent, by what its number means (docs/model/branches-stores.md#calculation). */
export const rateBounds = {
  FLAT_MONTHLY: { minimum: 0.0001, maximum: 5 },
  FLAT_ANNUAL: { minimum: 0.0001, maximum: 60 },
  EFFECTIVE_ANNUAL: { minimum: 0.0001, maximum: 60 },
} as const satisfies Record<RateMethod, { readonly minimum: number; readonly maximum: number }>;

/** How a rate is meant by the lines of business that choose no method of their own. */
export const usualMethod = {
  SPEKTRA: 'FLAT_MONTHLY',
  NMC: 'EFFECTIVE_ANNUAL',
  UFI: 'EFFECTIVE_ANNUAL',
} as const satisfies Record<BusinessLine, RateMethod>;

/** Rates as a first contract and a repeat order have them, for examples. */
export const exampleRates = {
  FLAT_MONTHLY: { regular: '2.5000', repeat: '2.2000' },
  FLAT_ANNUAL: { regular: '18.0000', repeat: '16.5000' },
  EFFECTIVE_ANNUAL: { regular: '30.0000', repeat: '28.5000' },
} as const satisfies Record<RateMethod, { readonly regular: string; readonly repeat: string }>;

/** Bounds of a rate whose method only the line of business tells. */
const anyMethod = rateBounds.EFFECTIVE_ANNUAL;

/** A rate of a first contract, and that of a repeat order (RO), which takes the first one where it is empty. */
export const rateFields = {
  rateRegular: percent(anyMethod),
  rateRepeat: percent({ ...anyMethod, required: false }),
} as const;

/** Titles of {@link rateFields}. */
export const rateTitles = {
  rateRegular: text('Rate regular', 'Regular rate'),
  rateRepeat: text('Rate RO', 'RO rate'),
} as const;

/** A band of tenors in months. */
export const tenorBand = { tenorFrom: integer(tenorBounds), tenorTo: integer(tenorBounds) } as const;

/** Titles of {@link tenorBand}. */
export const tenorBandTitles = {
  tenorFrom: text('Dari tenor', 'From tenor'),
  tenorTo: text('Sampai tenor', 'To tenor'),
} as const;

const repeatNotAbove = { column: 'rateRepeat', limit: 'rateRegular', code: 'RATE_RO_ABOVE_REGULAR' } as const;
const band = { from: 'tenorFrom', to: 'tenorTo' } as const;

/** Rates of a branch: bands of tenors with a regular rate and one of repeat orders. */
export const branchRates = () =>
  sheet({
    columns: { ...tenorBand, ...rateFields },
    titles: { ...tenorBandTitles, ...rateTitles },
    band,
    notAbove: [repeatNotAbove],
    maximum: tenorBounds.maximum,
  });

const optionalRate = percent({ ...anyMethod, required: false });
const ofBase = percent({ minimum: 0.0001, maximum: 30, required: false, notForBranches: true });

/** What a promo or a store grants. Users of a branch neither get nor change subsidy and income. */
const concessions = {
  rateRegular: optionalRate,
  rateRepeat: optionalRate,
  storeSubsidy: ofBase,
  fifIncome: ofBase,
  storeAdminFee: money({ minimum: 1, maximum: 5_000_000, required: false }),
} as const;

/** Who pays a subsidy: stores of SPEKTRA, dealers of NMC and UFI. */
export type SubsidyOf = 'store' | 'dealer';

const concessionTitles = (of: SubsidyOf) => ({
  ...rateTitles,
  storeSubsidy: of === 'store' ? text('Subsidi toko (%)', 'Store subsidy (%)') : text('Subsidi dealer (%)'),
  fifIncome: text('Pendapatan FIF (%)', 'FIF income (%)'),
  storeAdminFee:
    of === 'store' ? text('Biaya admin toko', 'Store admin fee') : text('Biaya admin dealer', 'Dealer admin fee'),
});

const grants = {
  says: ['rateRegular', 'rateRepeat', 'storeSubsidy', 'fifIncome', 'storeAdminFee'],
  notAbove: [
    repeatNotAbove,
    { column: 'fifIncome', limit: 'storeSubsidy', code: 'INCOME_ABOVE_SUBSIDY', withLimit: true },
  ],
  maximum: tenorBounds.maximum,
} as const;

/** Lines of a promo at a branch: one for each tenor. */
export const promoLines = <const C extends Pick<Field, 'required'>>(of: SubsidyOf = 'store', rule: C = {} as C) =>
  sheet(
    {
      columns: { tenor: integer(tenorBounds), ...concessions },
      titles: { tenor: text('Tenor'), ...concessionTitles(of) },
      key: ['tenor'],
      ...grants,
    },
    rule,
  );

/** Lines of a promo at several branches: one for each branch and tenor. */
export const linesAtBranches = (of: SubsidyOf, maximum: number) =>
  sheet(
    {
      columns: { officeCode: digits({ maximum: 5 }), tenor: integer(tenorBounds), ...concessions },
      titles: { officeCode: text('Cabang', 'Branch'), tenor: text('Tenor'), ...concessionTitles(of) },
      key: ['officeCode', 'tenor'],
      ...grants,
      maximum,
    },
    { required: false },
  );

/** Rates of a store or dealer: bands of tenors. */
export const storeRates = (of: SubsidyOf = 'store') =>
  sheet({
    columns: { ...tenorBand, ...concessions },
    titles: { ...tenorBandTitles, ...concessionTitles(of) },
    band,
    ...grants,
  });

type RateRow = { readonly rateRegular: string | null; readonly rateRepeat: string | null };

/**
 * Rates that are out of the bounds of the method of their line of business, for `beforeSave`.
 * @param name of the field that holds the sheet
 * @example
 * faultsOfMethod('rates', 'FLAT_MONTHLY', [{ rateRegular: '30.0000', rateRepeat: null }]).length; // 1
 */
export function faultsOfMethod(name: string, method: RateMethod, rows: readonly RateRow[]): FieldError[] {
  const { minimum, maximum } = rateBounds[method];
  return rows.flatMap((row, at) =>
    (['rateRegular', 'rateRepeat'] as const).flatMap((column) => {
      const value = row[column];
      const fits = value === null || (Number(value) >= minimum && Number(value) <= maximum);
      return fits ? [] : [{ field: `${name}[${at}].${column}`, code: 'RANGE', parameters: { minimum, maximum } }];
    }),
  );
}

/**
 * Tenors that no band holds, for the warning beside a sheet.
 * @example
 * tenorsWithout([6, 12, 18], [{ tenorFrom: 1, tenorTo: 12 }]); // [18]
 */
export const tenorsWithout = (
  tenors: readonly number[],
  rows: readonly { readonly tenorFrom: number; readonly tenorTo: number }[],
): readonly number[] =>
  tenors.filter((tenor) => !rows.some(({ tenorFrom, tenorTo }) => tenorFrom <= tenor && tenor <= tenorTo));
