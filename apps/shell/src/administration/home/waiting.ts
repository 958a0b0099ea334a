import { queryEndpoint } from '@console/api';
import { homeCalls } from '@console/contracts/shell/home';
import { mroUsers } from '@console/contracts/shell/mro-users';

/** What waits for the signed-in user; read again after every own action, since each leaves an audit entry. */
export const counters = queryEndpoint(homeCalls.counters, { follows: ['audit-trail'] });
export const mappedUsers = queryEndpoint(mroUsers);
export const dueWork = queryEndpoint(homeCalls.due, { follows: ['audit-trail'] });
