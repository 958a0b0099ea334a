import type { Queue } from '@console/contracts/core/queues';
import type { Resource } from '@console/contracts/core/resource';

/**
 * Which buttons the queue of a list has, whatever waits in it.
 * @param mayTake the user may take records of the queue and open them
 */
export const queueOffers = (resource: Resource, { assignee = '', leased }: Queue, mayTake: boolean) => ({
  offersOwn: assignee in resource.list.filters,
  takes: leased === true && mayTake,
});
