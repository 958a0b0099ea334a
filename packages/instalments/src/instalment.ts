import { Decimal, sum, upToStep } from './decimal.ts';
import { annualPercent, internalRate } from './internal-rate.ts';
import { baseOf, chargedFees, feesBy, premiumParts, type ChargedFee } from './principal.ts';
import { rawInstalment } from './rate-methods.ts';
import type { Terms } from './terms.ts';

/** What is paid, with exact numbers. */
export interface Paid {
  readonly terms: Terms;
  readonly downPayment: Decimal;
  readonly base: Decimal;
  readonly fees: readonly ChargedFee[];
  readonly principal: Decimal;
  readonly raw: Decimal;
  readonly premium: ReturnType<typeof premiumParts>;
  readonly monthlyPremium: Decimal;
  /** What the customer pays each month, premium included. */
  readonly payments: readonly Decimal[];
  readonly upfront: Decimal;
}

/** The calculation with its exact numbers, from which the shown ones and the schedule are made. */
export interface Calculated extends Paid {
  readonly monthlyRate: Decimal;
}

/** Payments without interest end with the principal: the last ones are less, so that their sum is exact. */
function paymentsOf(principal: Decimal, premium: Decimal, full: Decimal, { rate, tenor }: Terms): Decimal[] {
  if (!new Decimal(rate).isZero()) return Array.from({ length: tenor }, () => full);
  let rest = principal;
  return Array.from({ length: tenor }, () => {
    const part = Decimal.min(rest, full.minus(premium));
    rest = rest.minus(part);
    return part.plus(premium);
  });
}

/** Payments without premium at months 0, 1, 2 …; in advance the first is at month 0. */
export function flowsOf(atStart: Decimal, payments: readonly Decimal[], { firstInstalment }: Terms): Decimal[] {
  const [first, ...later] = payments;
  return firstInstalment === 'ADDM' && first ? [atStart.plus(first), ...later] : [atStart, ...payments];
}

/**
 * Calculates what is paid exactly (docs/model/branches-stores.md#calculation).
 * @throws {TermsRefused} DP_TOO_LOW, LTV_EXCEEDED, RATE_OUT_OF_BOUNDS, NOTHING_FINANCED
 */
export function paid(terms: Terms): Paid {
  const { base, downPayment } = baseOf(terms.financed);
  const fees = chargedFees(base, terms);
  const premium = premiumParts(terms);
  const principal = sum([base, feesBy(fees, 'FINANCED'), premium.financed]);
  const raw = rawInstalment(principal, terms);
  const full = upToStep(raw.plus(premium.monthly), terms.roundingStep);
  const payments = paymentsOf(principal, premium.monthly, full, terms);
  return {
    terms,
    downPayment,
    base,
    fees,
    principal,
    raw,
    premium,
    monthlyPremium: premium.monthly,
    payments,
    upfront: sum([feesBy(fees, 'UPFRONT'), premium.upfront, new Decimal(terms.stampDuty ?? 0)]),
  };
}

/** Calculates an instalment exactly, with the rate that it comes to. @throws {TermsRefused} as `paid` */
export function calculate(terms: Terms): Calculated {
  const found = paid(terms);
  const flows = found.payments.map((payment) => payment.minus(found.monthlyPremium));
  return { ...found, monthlyRate: internalRate(flowsOf(found.principal.neg(), flows, terms)) };
}

/**
 * The instalment alone, in whole rupiah: for many at once, as the rate that each comes to takes long to find.
 * @throws {TermsRefused} as `instalmentOf`
 * @example
 * monthlyPayment(terms); // 621000
 */
export const monthlyPayment = (terms: Terms): number => (paid(terms).payments[0] ?? new Decimal(0)).toNumber();

/** What is shown of a calculation; amounts in whole rupiah. */
export interface Instalment {
  readonly downPayment: number;
  readonly base: number;
  readonly principal: number;
  /** The instalment before rounding, with two decimals and without premium. */
  readonly raw: string;
  readonly instalment: number;
  /** Less than the others only without interest. */
  readonly lastInstalment: number;
  readonly monthlyPremium: number;
  /** The premium in the principal, and that at signing. */
  readonly financedPremium: number;
  readonly upfrontPremium: number;
  /** The other parts of the first payment, besides the down payment: fees, stamp duty, an instalment in advance. */
  readonly upfrontFees: number;
  readonly stampDuty: number;
  readonly inAdvance: number;
  readonly totalPaid: number;
  readonly totalInterest: number;
  readonly firstPayment: number;
  /** Percent per year with four decimals. */
  readonly effectiveRate: string;
  readonly flatRate: string;
}

/**
 * Calculates what a customer pays.
 * @throws {TermsRefused} DP_TOO_LOW, LTV_EXCEEDED, RATE_OUT_OF_BOUNDS, NOTHING_FINANCED
 * @example
 * instalmentOf(terms).instalment; // 621000
 */
export const instalmentOf = (terms: Terms): Instalment => shown(calculate(terms));

/** What is shown of an exact calculation. */
export function shown(calculated: Calculated): Instalment {
  const { terms, downPayment, base, fees, principal, raw, premium, monthlyPremium, payments } = calculated;
  const { upfront, monthlyRate } = calculated;
  const first = payments[0] ?? new Decimal(0);
  const totalPaid = sum(payments);
  const interest = totalPaid.minus(monthlyPremium.times(terms.tenor)).minus(principal);
  const inAdvance = terms.firstInstalment === 'ADDM' ? first : new Decimal(0);
  const firstPayment = sum([downPayment.minus(terms.downPaymentSubsidy ?? 0), upfront, inAdvance]);
  return {
    downPayment: downPayment.toNumber(),
    base: base.toNumber(),
    principal: principal.toNumber(),
    raw: raw.toFixed(2),
    instalment: first.toNumber(),
    lastInstalment: (payments.at(-1) ?? first).toNumber(),
    monthlyPremium: monthlyPremium.toNumber(),
    financedPremium: premium.financed.toNumber(),
    upfrontPremium: premium.upfront.toNumber(),
    upfrontFees: feesBy(fees, 'UPFRONT').toNumber(),
    stampDuty: Number(terms.stampDuty ?? 0),
    inAdvance: inAdvance.toNumber(),
    totalPaid: totalPaid.toNumber(),
    totalInterest: interest.toNumber(),
    firstPayment: firstPayment.toNumber(),
    effectiveRate: annualPercent(monthlyRate),
    flatRate: interest.div(principal).div(terms.tenor).times(1200).toFixed(4),
  };
}
