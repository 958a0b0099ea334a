import { Decimal } from './decimal.ts';

const lowest = '-0.05';
const highest = '0.5';
/** Width of the interval in which the search ends. */
const precision = '1e-12';

/** Value at time 0 of what is paid and received at the ends of months 0, 1, 2 …, at a monthly rate. */
function presentValue(flows: readonly Decimal[], monthly: Decimal): Decimal {
  const discount = new Decimal(1).div(monthly.plus(1));
  return flows.reduceRight((value, flow) => value.times(discount).plus(flow), new Decimal(0));
}

/** Steps after which halving no longer changes a binary number. */
const guessSteps = 60;

/** The rate in binary numbers, to know where to search: its sign is checked in decimals. */
function guess(flows: readonly number[]): number {
  let low = Number(lowest);
  let high = Number(highest);
  for (let step = 0; step < guessSteps; step += 1) {
    const middle = (low + high) / 2;
    if (flows.reduceRight((value, flow) => value / (1 + middle) + flow, 0) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** An interval around the guess that holds the rate; the whole one when the guess is wrong. */
function startOf(flows: readonly Decimal[]): [low: Decimal, high: Decimal] {
  const near = new Decimal(guess(flows.map(Number)).toFixed(15));
  const half = new Decimal(precision).times('0.4');
  const [low, high] = [near.minus(half), near.plus(half)];
  return presentValue(flows, low).gt(0) && presentValue(flows, high).lte(0)
    ? [low, high]
    : [new Decimal(lowest), new Decimal(highest)];
}

/**
 * The monthly rate at which flows cancel out, by bisection on -5 % to 50 % a month.
 * @param flows negative at time 0, then positive
 */
export function internalRate(flows: readonly Decimal[]): Decimal {
  let [low, high] = startOf(flows);
  while (high.minus(low).gt(precision)) {
    const middle = low.plus(high).div(2);
    if (presentValue(flows, middle).gt(0)) low = middle;
    else high = middle;
  }
  const found = low.plus(high).div(2);
  // Equal sums have exactly no interest: then no row of the schedule may show a rupiah of it.
  return found.abs().lt(precision) ? new Decimal(0) : found;
}

/** A monthly rate as percent per year with four decimals. */
export const annualPercent = (monthly: Decimal): string => monthly.times(1200).toFixed(4);
