import { mutationEndpoint } from '@console/api';
import { memberDocumentCalls as calls } from '@console/contracts/membership/member-document';

export const endpoints = {
  store: mutationEndpoint(calls.store, { invalidates: ['membership', 'photos-screening-membership'] }),
};
