import type { Amount } from './decimal.ts';
import type { FirstInstalment, RateMethod } from './rate-methods.ts';

/** Whether the customer borrows an amount too, or pays it at signing. */
export type Charge = 'FINANCED' | 'UPFRONT';

/** An amount in rupiah, or a percentage of a base. */
export type AmountOrPercent = { readonly amount: Amount } | { readonly percent: Amount };

export interface Fee {
  /** Such as ADMIN or FIDUSIA. The store's share lowers ADMIN only. */
  readonly type: string;
  /** A percentage is one of Base. */
  readonly value: AmountOrPercent;
  readonly charge: Charge;
}

/**
 * Insurance: S pays the whole premium at signing, Y the first year's at signing and later years outside the instalment,
 * M a part with each instalment.
 */
export type Premium =
  | { readonly payment: 'S' | 'Y'; readonly amount: Amount; readonly charge: Charge }
  | { readonly payment: 'M'; readonly amount: Amount };

/** Goods with a down payment, or a cash loan on an appraised value. */
export type Financed =
  | { readonly price: Amount; readonly downPayment: AmountOrPercent; readonly minimumPercent?: Amount }
  | { readonly appraised: Amount; readonly loan: Amount; readonly maxLtvPercent: Amount };

/** Everything an instalment follows from. */
export interface Terms {
  readonly financed: Financed;
  readonly method: RateMethod;
  readonly firstInstalment: FirstInstalment;
  /** Number of instalments, 1-60. */
  readonly tenor: number;
  /** Percent, 0 for a promotion without interest. */
  readonly rate: Amount;
  /** Instalments are rounded up to a multiple of it: 100, 500 or 1,000 rupiah. */
  readonly roundingStep: number;
  readonly fees: readonly Fee[];
  /** Rupiah that the store pays of the customer's ADMIN fee. */
  readonly storeAdminFee?: Amount;
  /** Rupiah, paid at signing. */
  readonly stampDuty?: Amount;
  readonly premium?: Premium;
  /** Rupiah of the down payment that somebody else pays. */
  readonly downPaymentSubsidy?: Amount;
}
