import { instalmentOf, TermsRefused, type PremiumPlan, type Terms, premiumTerm } from '@console/instalments';
import type { PremiumResult } from '@console/contracts/products/insurance/vocabulary';
import { invalid } from '../../platform/http/refusal.ts';

/** Terms of the examples of each business line, with the rates and down payments that the panels begin with. */
export const examples = {
  SPEKTRA: { method: 'FLAT_MONTHLY', rate: '2.75', downPayment: 10 },
  NMC: { method: 'EFFECTIVE_ANNUAL', rate: '30', downPayment: 20 },
} as const;
const roundingStep = 1_000;

const termsOf = (
  line: keyof typeof examples,
  { price, tenor, rate }: { readonly price: number; readonly tenor: number; readonly rate?: string },
): Terms => {
  const { method, rate: usual, downPayment } = examples[line];
  return {
    financed: { price, downPayment: { percent: downPayment } },
    method,
    rate: rate ?? usual,
    tenor,
    firstInstalment: 'ADDB',
    roundingStep,
    fees: [],
  };
};

/** The instalment of an example with an insurance that is financed. */
export const instalmentWith = (
  line: keyof typeof examples,
  { price, tenor, premium }: { readonly price: number; readonly tenor: number; readonly premium: number },
): number =>
  instalmentOf({
    ...termsOf(line, { price, tenor }),
    premium: { payment: 'S', amount: premium, charge: 'FINANCED' },
  }).instalment;

/**
 * A premium, and the instalment of an example without it and with it.
 * @throws Refusal VALIDATION for a rate outside its bounds
 */
export function withInstalments(
  line: keyof typeof examples,
  wanted: { readonly price: number; readonly tenor: number; readonly rate: string },
  plan: PremiumPlan,
): PremiumResult {
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
