import { recordAt } from '@console/contracts/routes/address';

/** The pages of an escrow account stand among those of members. */
export const paths = {
  detail: recordAt('/membership/escrow-detail-page/:escrowId'),
  update: recordAt('/membership/escrow-update-page/:escrowId'),
  movements: recordAt('/membership/escrow-balance-tracking-page/:escrowId'),
} as const;
