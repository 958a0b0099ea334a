import { Decimal, type Amount } from './decimal.ts';
import { TermsRefused } from './refusal.ts';

/** What the number of a rate means; a line of business chooses one (docs/model/branches-stores.md#calculation). */
export type RateMethod = 'FLAT_MONTHLY' | 'FLAT_ANNUAL' | 'EFFECTIVE_ANNUAL';

/** When the first instalment is paid: in arrears (ADDB), or in advance at signing (ADDM). */
export type FirstInstalment = 'ADDB' | 'ADDM';

/** Least and greatest rate of a method in percent. Promotions may be free of interest. */
export const rateBounds: Readonly<Record<RateMethod, { readonly minimum: string; readonly maximum: string }>> = {
  FLAT_MONTHLY: { minimum: '0.0001', maximum: '5.0000' },
  FLAT_ANNUAL: { minimum: '0.0001', maximum: '60.0000' },
  EFFECTIVE_ANNUAL: { minimum: '0.0001', maximum: '60.0000' },
};

interface RatedTerms {
  readonly method: RateMethod;
  readonly firstInstalment: FirstInstalment;
  /** Number of instalments, 1-60. */
  readonly tenor: number;
  /** Percent; 0 for a promotion without interest. */
  readonly rate: Amount;
}

/** Principal with interest at a flat rate per month, divided by the number of instalments. */
const flat = (principal: Decimal, monthly: Decimal, tenor: number): Decimal =>
  principal.plus(principal.times(monthly).times(tenor)).div(tenor);

/** The annuity at an effective rate per month. */
function annuity(principal: Decimal, monthly: Decimal, tenor: number, first: FirstInstalment): Decimal {
  if (monthly.isZero()) return principal.div(tenor);
  const growth = monthly.plus(1);
  const arrears = principal.times(monthly).div(new Decimal(1).minus(growth.pow(-tenor)));
  return first === 'ADDM' ? arrears.div(growth) : arrears;
}

/**
 * The instalment before it is rounded, without premium.
 * @throws {TermsRefused} RATE_OUT_OF_BOUNDS
 */
export function rawInstalment(principal: Decimal, { method, rate, tenor, firstInstalment }: RatedTerms): Decimal {
  const percent = new Decimal(rate);
  const { minimum, maximum } = rateBounds[method];
  if (!percent.isZero() && (percent.lt(minimum) || percent.gt(maximum)))
    throw new TermsRefused('RATE_OUT_OF_BOUNDS', { minimum, maximum });
  const fraction = percent.div(100);
  switch (method) {
    case 'FLAT_MONTHLY':
      return flat(principal, fraction, tenor);
    case 'FLAT_ANNUAL':
      return flat(principal, fraction.div(12), tenor);
    case 'EFFECTIVE_ANNUAL':
      return annuity(principal, fraction.div(12), tenor, firstInstalment);
  }
}
