import { mutationEndpoint, queryEndpoint } from '@console/api';
import { riskCalls } from '@console/contracts/membership/risk-profile-membership';

const invalidates = ['membership', 'membership-change', 'risk-profile-membership'] as const;

export const endpoints = {
  figures: queryEndpoint(riskCalls.figures),
  approve: mutationEndpoint(riskCalls.approve, { invalidates: [...invalidates] }),
  reject: mutationEndpoint(riskCalls.reject, { invalidates: [...invalidates] }),
};
