import { mutationEndpoint, queryEndpoint } from '@console/api';
import { noticeCalls } from '@console/contracts/platform/notices';

/**
 * The console inbox; refetched after each of the user's own actions, since every one adds to the audit trail
 * (docs/model/platform.md#notices).
 */
export const inbox = queryEndpoint(noticeCalls.inbox, { follows: ['audit-trail'] });
export const readNotices = mutationEndpoint(noticeCalls.read);
