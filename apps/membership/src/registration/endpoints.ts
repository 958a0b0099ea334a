import { mutationEndpoint } from '@console/api';
import { registrationCalls as calls } from '@console/contracts/membership/registration';

export const endpoints = {
  check: mutationEndpoint(calls.check),
  otp: mutationEndpoint(calls.otp),
  face: mutationEndpoint(calls.face),
  verify: mutationEndpoint(calls.verify),
  create: mutationEndpoint(calls.create, {
    invalidates: ['membership', 'photos-screening-membership', 'card-verification'],
  }),
  join: mutationEndpoint(calls.join, { invalidates: ['membership'] }),
};
