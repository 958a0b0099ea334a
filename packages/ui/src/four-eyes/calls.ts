import { queryEndpoint, type QueryEndpoint } from '@console/api';
import { changeCallsOf, type ChangesPage, type ChangesQuery } from '@console/contracts/core/changes';
import type { Resource } from '@console/contracts/core/resource';

type Changes = QueryEndpoint<ChangesQuery, ChangesPage>;

const endpoints = new WeakMap<Resource, Changes>();

/**
 * The endpoint that lists the changes of a four-eyes module, newest first. Claims refetch it too. One endpoint per
 * resource, so that all components share its cache.
 * @example
 * const { data } = changesOf(cardTypes).useQuery({ query: { state: ['PENDING'] } });
 */
export function changesOf(resource: Resource): Changes {
  const endpoint =
    endpoints.get(resource) ??
    queryEndpoint(changeCallsOf(resource).changes, {
      follows: ['approval'],
    });
  endpoints.set(resource, endpoint);
  return endpoint;
}
