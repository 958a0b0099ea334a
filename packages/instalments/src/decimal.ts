import { Decimal as Base } from 'decimal.js';

/**
 * Decimal numbers of 40 digits, rounded half up: never binary floats (docs/model/branches-stores.md#calculation).
 * Exponents are bounded: a number of a million digits would hold the whole program.
 */
export const Decimal = Base.clone({ precision: 40, rounding: Base.ROUND_HALF_UP, maxE: 60, minE: -60 });
export type Decimal = Base;

/** Whole rupiah, or a percentage as it was typed. A number is read by its shortest decimal text. */
export type Amount = number | string;

/** Rounds half up to whole rupiah. */
export const rupiah = (value: Decimal): Decimal => value.toDecimalPlaces(0, Base.ROUND_HALF_UP);

/** A percentage of an amount, in whole rupiah. */
export const percentOf = (amount: Decimal, percent: Amount): Decimal => rupiah(amount.times(percent).div(100));

/**
 * A percentage of an amount in whole rupiah, as a number.
 * @example
 * shareOf(15_000_000, '60'); // 9000000
 */
export const shareOf = (amount: Amount, percent: Amount): number => percentOf(new Decimal(amount), percent).toNumber();

/** Rounds up to a multiple of a step in rupiah. */
export const upToStep = (value: Decimal, step: number): Decimal => value.div(step).ceil().times(step);

/** The sum of amounts. */
export const sum = (values: readonly Decimal[]): Decimal =>
  values.reduce((total, value) => total.plus(value), new Decimal(0));
