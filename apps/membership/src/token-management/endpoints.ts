import { mutationEndpoint, queryEndpoint } from '@console/api';
import { tokenManagementCalls as calls } from '@console/contracts/membership/token-management';

export const usage = queryEndpoint(calls.usage);
export const endpoints = {
  issue: mutationEndpoint(calls.issue),
  rotate: mutationEndpoint(calls.rotate),
  fetch: mutationEndpoint(calls.fetch),
  revoke: mutationEndpoint(calls.revoke),
} as const;
