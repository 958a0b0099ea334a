import type { FieldError } from '@console/contracts/core/errors';
import type { BranchFee } from '../outlet-terms/branch-fee.ts';

/** An admin fee, by the kind of contract. */
export interface DealerFee {
  readonly adminFeeRegular: number;
  readonly adminFeeRepeat: number | null;
}

/** The fee of a dealer is not above that of its branch on any day of the period, for either kind of contract. */
export function feeErrors({ adminFeeRegular, adminFeeRepeat }: DealerFee, branch: BranchFee): FieldError[] {
  const { regular, repeat, onFirstDay } = branch;
  if (!onFirstDay || regular === null || repeat === null) return [{ field: 'dealerId', code: 'NO_NORMAL_FEE' }];
  const above = (field: string, fee: number, most: number): FieldError[] =>
    fee > most ? [{ field, code: 'FEE_ABOVE_BRANCH', parameters: { branchFee: most } }] : [];
  return [
    ...above('adminFeeRegular', adminFeeRegular, regular),
    ...above('adminFeeRepeat', adminFeeRepeat ?? adminFeeRegular, repeat),
  ];
}
