import { queryEndpoint, type QueryEndpoint } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import { changeCallsOf, type ChangeRequest, type ChangeState } from '@console/contracts/core/changes';
import type { Resource } from '@console/contracts/core/resource';

export interface ChangesQuery {
  readonly recordId?: string;
  readonly state?: readonly ChangeState[];
  readonly page?: number;
}
export interface ChangesPage {
  readonly rows: readonly ChangeRequest[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}
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
    queryEndpoint(changeCallsOf(resource).changes as Call<ChangesQuery, unknown, ChangesPage>, {
      follows: ['approval'],
    });
  endpoints.set(resource, endpoint);
  return endpoint;
}
