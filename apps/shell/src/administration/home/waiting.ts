import { queryEndpoint } from '@console/api';
import { homeCalls } from '@console/contracts/shell/home';
import { mroUsers } from '@console/contracts/shell/mro-users';

/**
 * Counters of the user's work; refetched after each of the user's own actions, since every one adds to the audit trail.
 */
export const counters = queryEndpoint(homeCalls.counters, { follows: ['audit-trail'] });
export const mappedUsers = queryEndpoint(mroUsers);
export const dueWork = queryEndpoint(homeCalls.due, { follows: ['audit-trail'] });
