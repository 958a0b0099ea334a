import { mutationEndpoint, queryEndpoint } from '@console/api';
import { queueCalls } from '@console/contracts/platform/queues';
import { homeCalls } from '@console/contracts/shell/home';

/** The lease of a record follows the user's own actions. */
export const leaseOf = queryEndpoint(queueCalls.lease, { follows: ['audit-trail'] });
export const waits = queryEndpoint(homeCalls.counters, { follows: ['audit-trail'] });
export const takingNext = mutationEndpoint(queueCalls.takeNext);
export const taking = mutationEndpoint(queueCalls.take);
export const releasing = mutationEndpoint(queueCalls.release);
