import { mutationEndpoint, queryEndpoint } from '@console/api';
import { effectiveCallsOf, type Resource } from '@console/contracts/core/resource';

const created = new WeakMap<Resource, ReturnType<typeof make>>();

const make = (resource: Resource) => {
  const calls = effectiveCallsOf(resource);
  const withInbox = { invalidates: ['approval', 'notification', 'home'] };
  return {
    end: mutationEndpoint(calls.end, withInbox),
    cancel: mutationEndpoint(calls.cancel, withInbox),
    periods: queryEndpoint(calls.periods, { follows: ['approval'] }),
  };
};

/** The endpoints of effective-dated records, one set for each resource, so that all components share its cache. */
export function periodCalls(resource: Resource) {
  const known = created.get(resource) ?? make(resource);
  created.set(resource, known);
  return known;
}
