import { mutationEndpoint, queryEndpoint } from '@console/api';
import { accountCalls } from '@console/contracts/membership/member-management';

export const endpoints = {
  activity: queryEndpoint(accountCalls.activity),
  otp: mutationEndpoint(accountCalls.otp),
  verify: mutationEndpoint(accountCalls.verify),
  compareName: mutationEndpoint(accountCalls.compareName),
  compareNik: mutationEndpoint(accountCalls.compareNik),
  unbind: mutationEndpoint(accountCalls.unbind),
};
