import { mutationEndpoint, queryEndpoint } from '@console/api';
import { approvalCalls } from '@console/contracts/platform/approvals';

const withHome = { invalidates: ['notification', 'home'] };

/** The changes that the user may decide or has made; read again after each of the user's own actions. */
export const approvals = queryEndpoint(approvalCalls.list, { follows: ['audit-trail'] });
export const approval = queryEndpoint(approvalCalls.detail, { follows: ['audit-trail'] });
export const claiming = mutationEndpoint(approvalCalls.claim, withHome);
export const releasing = mutationEndpoint(approvalCalls.release, withHome);
export const deciding = mutationEndpoint(approvalCalls.decideMany, withHome);
