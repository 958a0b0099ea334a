import type { FieldError } from '@console/contracts/core/errors';
import type { BranchRate } from './branch-rate.ts';

/** Rates of a dealer, by the kind of contract. */
export interface DealerRateValues {
  readonly rateRegular: string | null;
  readonly rateRepeat: string | null;
}

/**
 * The rate of a dealer is not above that of its branch on any day of the period. A repeat order without a value of its
 * own pays the regular one.
 */
export function rateErrors({ rateRegular, rateRepeat }: DealerRateValues, branch: BranchRate | null): FieldError[] {
  if (branch === null) return [{ field: 'dealerId', code: 'NO_BRANCH_RATE' }];
  const above = (field: string, rate: string | null, most: string): FieldError[] =>
    rate !== null && Number(rate) > Number(most)
      ? [{ field, code: 'EXCLUSIVE_ABOVE_BASE', parameters: { base: Number(most) } }]
      : [];
  return [
    ...above('rateRegular', rateRegular, branch.regular),
    ...above('rateRepeat', rateRepeat ?? rateRegular, branch.repeat),
  ];
}
