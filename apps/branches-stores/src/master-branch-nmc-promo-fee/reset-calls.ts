import { mutationEndpoint, queryEndpoint } from '@console/api';
import { resetCalls } from '@console/contracts/branches-stores/promo-fee/reset';

const invalidates = { invalidates: ['master-branch-nmc-promo-fee'] };

export const previewReset = mutationEndpoint(resetCalls.preview);
export const proposeReset = mutationEndpoint(resetCalls.create, invalidates);
export const rowsOfReset = queryEndpoint(resetCalls.rows);
export const decisions = {
  approve: mutationEndpoint(resetCalls.approve, invalidates),
  reject: mutationEndpoint(resetCalls.reject),
  withdraw: mutationEndpoint(resetCalls.withdraw),
} as const;
