import type { FieldError } from '@console/contracts/core/errors';
import type { BaseRate } from './base-rates.ts';

/** Rates of an outlet, by the kind of contract. */
export interface OutletRates {
  readonly rateRegular: string | null;
  readonly rateRepeat: string | null;
}

/**
 * The exclusive rate of an outlet is not above the rate that applies without it on any day of the period. A repeat
 * order without a value of its own pays the regular one.
 * @param outlet the field that names the outlet
 */
export function rateErrors(
  { rateRegular, rateRepeat }: OutletRates,
  base: BaseRate | null,
  outlet: 'dealerId' | 'storeId',
): FieldError[] {
  if (base === null) return [{ field: outlet, code: 'NO_BRANCH_RATE' }];
  const above = (field: string, rate: string | null, most: string): FieldError[] =>
    rate !== null && Number(rate) > Number(most)
      ? [{ field, code: 'EXCLUSIVE_ABOVE_BASE', parameters: { base: Number(most) } }]
      : [];
  return [
    ...above('rateRegular', rateRegular, base.regular),
    ...above('rateRepeat', rateRepeat ?? rateRegular, base.repeat),
  ];
}
