import { instalmentOf, TermsRefused, type PremiumPlan, type Terms, premiumTerm } from '@console/instalments';
import { exampleTerms } from '@console/contracts/products/insurance/example-terms';
import type { PremiumResult } from '@console/contracts/products/insurance/vocabulary';
import { invalid } from '../../platform/http/refusal.ts';

interface Wanted {
  readonly price: number;
  readonly tenor: number;
  /** In percent, by the usual method of the line. */
  readonly rate?: string | undefined;
  /** Percent of the price. */
  readonly dpPercent?: string | undefined;
  /** Rupiah that are financed. */
  readonly fee?: string | undefined;
}

const termsOf = (line: keyof typeof exampleTerms, { price, tenor, rate, dpPercent, fee = '0' }: Wanted): Terms => {
  const { method, rate: usual, downPayment, firstInstalment, roundingStep } = exampleTerms[line];
  return {
    financed: { price, downPayment: { percent: dpPercent ?? downPayment } },
    method,
    rate: rate ?? usual,
    tenor,
    firstInstalment,
    roundingStep,
    fees: Number(fee) > 0 ? [{ type: 'ADMIN', value: { amount: fee }, charge: 'FINANCED' }] : [],
  };
};

/**
 * The instalment of an example with an insurance as it is paid: at signing and financed, by month beside the
 * instalment, or by year, of which the first is financed (docs/model/branches-stores.md#simulation).
 */
export const instalmentWith = (
  line: keyof typeof exampleTerms,
  of: { readonly price: number; readonly tenor: number },
  plan: PremiumPlan,
): number => instalmentOf({ ...termsOf(line, of), premium: premiumTerm(plan, 'FINANCED') }).instalment;

/**
 * A premium, and the instalment of an example without it and with it.
 * @throws Refusal VALIDATION for a rate outside its bounds
 */
export function withInstalments(line: keyof typeof exampleTerms, wanted: Wanted, plan: PremiumPlan): PremiumResult {
  const terms = termsOf(line, wanted);
  try {
    return {
      total: plan.total,
      years: [...plan.years],
      monthly: plan.monthly,
      instalment: instalmentOf(terms).instalment,
      instalmentWith: instalmentOf({ ...terms, premium: premiumTerm(plan, 'FINANCED') }).instalment,
    };
  } catch (error) {
    if (!(error instanceof TermsRefused)) throw error;
    throw invalid({ field: 'rate', code: 'RANGE', parameters: error.parameters });
  }
}
