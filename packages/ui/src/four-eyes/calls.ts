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

const made = new WeakMap<Resource, Changes>();

/** Changes of a four-eyes module, newest first; read again after claims too. */
export function changesOf(resource: Resource): Changes {
  const known =
    made.get(resource) ??
    queryEndpoint(changeCallsOf(resource).changes as Call<ChangesQuery, unknown, ChangesPage>, {
      follows: ['approval'],
    });
  made.set(resource, known);
  return known;
}
