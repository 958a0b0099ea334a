import { mutationEndpoint, queryEndpoint } from '@console/api';
import { escrowCalls } from '@console/contracts/membership/escrow/calls';
import { escrowMovements } from '@console/contracts/membership/escrow/movements';
import { withdrawalCalls } from '@console/contracts/membership/escrow/withdrawals';

export const endpoints = {
  rests: queryEndpoint(escrowCalls.rests),
  sums: queryEndpoint(escrowCalls.sums),
  check: mutationEndpoint(escrowCalls.check),
  cancel: mutationEndpoint(withdrawalCalls.cancel, {
    invalidates: ['membership-escrow', escrowMovements.module, 'membership'],
  }),
};
