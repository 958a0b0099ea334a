import { mutationEndpoint, queryEndpoint } from '@console/api';
import { noticeCalls } from '@console/contracts/platform/notices';

/**
 * The console inbox; read again after each own action, since every one leaves an audit entry
 * (docs/model/platform.md#notices).
 */
export const inbox = queryEndpoint(noticeCalls.inbox, { follows: ['audit-trail'] });
export const readNotices = mutationEndpoint(noticeCalls.read);
