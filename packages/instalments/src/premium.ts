import { Decimal, percentOf, rupiah, sum, type Amount } from './decimal.ts';
import type { Charge, Premium } from './terms.ts';

const monthsOfYear = 12;

/** When an insurance is paid: each year, each month, or as a whole at signing. */
export type PremiumPayment = 'Y' | 'M' | 'S';

/** What an insurance costs over a term, in whole rupiah. */
export interface PremiumPlan {
  readonly payment: PremiumPayment;
  readonly total: number;
  /** By year of the policy: with Y each of them is paid on its anniversary, otherwise they are parts of the total. */
  readonly years: readonly number[];
  /** What each instalment holds of it with M; 0 otherwise. */
  readonly monthly: number;
}

const yearsOf = (tenor: number): number => Math.ceil(tenor / monthsOfYear);

const planOf = (payment: PremiumPayment, years: readonly Decimal[], tenor: number): PremiumPlan => {
  const total = sum(years);
  return {
    payment,
    total: total.toNumber(),
    years: years.map((year) => year.toNumber()),
    monthly: payment === 'M' ? rupiah(total.div(tenor)).toNumber() : 0,
  };
};

/**
 * The premium of a tariff by tenor, paid at signing: a percentage of the price, not below its minimum.
 * @example
 * premiumByTenor({ price: 3_999_000, percent: '4.5', minimum: 50_000, tenor: 12 }).total; // 179955
 */
export function premiumByTenor({
  price,
  percent,
  minimum,
  tenor,
}: {
  readonly price: Amount;
  readonly percent: Amount;
  readonly minimum: Amount;
  readonly tenor: number;
}): PremiumPlan {
  const total = Decimal.max(percentOf(new Decimal(price), percent), minimum);
  return planOf('S', [total], tenor);
}

/** A tariff of a band of prices: a percentage of the price, or an amount. */
export interface BandTariff {
  readonly payment: PremiumPayment;
  readonly type: 'PCT' | 'AMOUNT';
  readonly value: Amount;
}

/**
 * The premium of a band of prices: of the whole term, but with Y of each year that begins in it.
 * @example
 * premiumByBand({ price: 3_999_000, tenor: 12, tariff: { payment: 'M', type: 'PCT', value: '4.5' } }).monthly; // 14996
 */
export function premiumByBand({
  price,
  tenor,
  tariff: { payment, type, value },
}: {
  readonly price: Amount;
  readonly tenor: number;
  readonly tariff: BandTariff;
}): PremiumPlan {
  const one = type === 'PCT' ? percentOf(new Decimal(price), value) : rupiah(new Decimal(value));
  return planOf(payment, payment === 'Y' ? Array.from({ length: yearsOf(tenor) }, () => one) : [one], tenor);
}

export type VehicleCoverage = 'TLO' | 'COMPREHENSIVE' | 'COMBINED';

/** The tariff of a vehicle in one year of its policy, in percent. */
export interface VehicleRate {
  readonly year: number;
  readonly coverage: Exclude<VehicleCoverage, 'COMBINED'>;
  readonly rate: Amount;
  /** The insured sum as a share of the price. */
  readonly depreciation: Amount;
}

/** Which coverage holds in a year: combined is comprehensive in the first one, then total loss only. */
export const coverageIn = (coverage: VehicleCoverage, year: number): VehicleRate['coverage'] =>
  coverage !== 'COMBINED' ? coverage : year === 1 ? 'COMPREHENSIVE' : 'TLO';

/**
 * The premium of a vehicle: the sum over the years of the term of price × depreciation × rate.
 * @param rates of the area and the band of the price, of each year and coverage
 * @returns `null` when a year of the term has no rate
 * @example
 * vehiclePremium({ price: 24_000_000, tenor: 36, coverage: 'TLO', payment: 'S', rates })?.total; // 620400
 */
export function vehiclePremium({
  price,
  tenor,
  coverage,
  payment,
  rates,
}: {
  readonly price: Amount;
  readonly tenor: number;
  readonly coverage: VehicleCoverage;
  readonly payment: PremiumPayment;
  readonly rates: readonly VehicleRate[];
}): PremiumPlan | null {
  const years = Array.from({ length: yearsOf(tenor) }, (_, index) =>
    rates.find((each) => each.year === index + 1 && each.coverage === coverageIn(coverage, index + 1)),
  );
  const found = years.flatMap((year) => year ?? []);
  if (found.length < years.length) return null;
  const parts = found.map(({ rate, depreciation }) =>
    rupiah(new Decimal(price).times(depreciation).times(rate).div(10_000)),
  );
  return planOf(payment, parts, tenor);
}

/** A plan as a term of the calculation of an instalment: with Y what is paid at signing is the first year. */
export const premiumTerm = ({ payment, total, years }: PremiumPlan, charge: Charge): Premium =>
  payment === 'M' ? { payment, amount: total } : { payment, amount: payment === 'Y' ? (years[0] ?? 0) : total, charge };
