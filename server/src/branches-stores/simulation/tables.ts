import type { BusinessLine } from '@console/contracts/core/business-lines';
import { tenorBounds } from '@console/contracts/core/credit-terms';

/** The tables of rates and fees of a line. */
export const tablesOf = {
  SPEKTRA: {
    rates: 'branch_rate',
    fees: 'branch_fee',
    rateSheets: 'branch_rate_exclusive',
    feeSheets: 'branch_fee_exclusive',
    groups: 'product_group',
  },
  NMC: {
    rates: 'branch_rate_nmc',
    fees: 'branch_fee_nmc',
    rateSheets: 'branch_rate_exclusive_nmc',
    feeSheets: 'branch_fee_exclusive_nmc',
    groups: 'product_group_nmc',
  },
  UFI: {
    rates: 'branch_rate_ufi',
    fees: 'branch_fee_ufi',
    rateSheets: 'branch_rate_exclusive_ufi',
    feeSheets: 'branch_fee_exclusive_ufi',
    groups: 'product_group_ufi',
  },
} as const satisfies Readonly<Record<BusinessLine, object>>;

export const allLines: readonly BusinessLine[] = ['SPEKTRA', 'NMC', 'UFI'];

/** The ends of all tenors that there are. */
export const allTenors: readonly number[] = [tenorBounds.minimum, tenorBounds.maximum];
