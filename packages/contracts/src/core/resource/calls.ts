import type { Call } from '../call.ts';
import { changeCallsOf } from '../changes.ts';
import { tabCallsOf } from '../list-tabs.ts';
import { numberCallsOf } from '../pasted-numbers.ts';
import { actCallsOf } from './acts.ts';
import { coreFeedCallsOf } from './core-feed.ts';
import { effectiveCallsOf } from './effective.ts';
import { totalsCall } from '../totals.ts';
import type { Operation, Resource } from './declaration.ts';
import type { CallsOf, OperationCalls } from './operations.ts';
import { activationNoteCall } from './activation-note.ts';
import { hasStatusPreview, statusPreviewCall } from './status-preview.ts';
import { hasUses, usesCall } from './used-by.ts';
import { queryFields, tabQuery } from './schemas.ts';
import { operationCalls } from './operation-calls.ts';

/**
 * The call that counts the rows of each tab of a list.
 * @example
 * tabCountsCall(losses).path; // 'card-lost/tab-counts'
 */
export const tabCountsCall = (resource: Resource) =>
  tabCallsOf(resource, tabQuery(resource), queryFields(resource)).tabCounts;

/**
 * The calls of a resource: one for each of its operations, those of change requests, pasted numbers, tabs and
 * the core feed where it declares them, and its own. Using a call that the resource does not declare is a type error.
 * @example
 * const calls = callsOf(blacklistPhoneNumbers);
 * await sendCall(calls.list, { query: { search: '0812' } });
 */
export function callsOf<R extends Resource>(resource: R): CallsOf<R>;
export function callsOf(resource: Resource): Readonly<Record<string, Call>> {
  const calls = callsByResource.get(resource) ?? declareCalls(resource);
  callsByResource.set(resource, calls);
  return calls;
}

/** A declaration never changes, and building its schemas is slow. */
const callsByResource = new WeakMap<Resource, Readonly<Record<string, Call>>>();

function declareCalls(resource: Resource): Readonly<Record<string, Call>> {
  const calls = operationCalls(resource);
  return {
    ...Object.fromEntries(resource.operations.map((operation) => [operation, calls[operation]()])),
    ...(resource.fourEyes ? changeCallsOf(resource) : {}),
    ...(resource.list.numbers ? numberCallsOf(resource) : {}),
    ...(resource.coreFed ? coreFeedCallsOf(resource) : {}),
    ...(resource.effective ? effectiveCallsOf(resource) : {}),
    ...(resource.list.tabs ? { tabCounts: tabCountsCall(resource) } : {}),
    ...(hasUses(resource) ? { uses: usesCall(resource) } : {}),
    ...Object.fromEntries(
      (['activate', 'deactivate'] as const)
        .filter((operation) => hasStatusPreview(resource, operation))
        .map((operation) => [`${operation}-preview`, statusPreviewCall(resource, operation)]),
    ),
    ...(resource.tellsActivation ? { activation: activationNoteCall(resource) } : {}),
    ...(resource.list.groupings ? { totals: totalsCall(resource) } : {}),
    ...actCallsOf(resource),
    ...resource.calls,
  };
}

/**
 * The call of one operation, for code that works with any resource.
 * @throws TypeError when the resource does not declare the operation
 * @example
 * const list = operationCall(resource, 'list');
 */
export function operationCall<R extends Resource, O extends Operation>(resource: R, operation: O): OperationCalls<R>[O];
export function operationCall(resource: Resource, operation: Operation): Call {
  // A call of the resource's own replaces the generated one.
  const own = resource.calls[operation];
  if (own) return own;
  if (!resource.operations.includes(operation))
    throw new TypeError(`Resource ${resource.module} has no operation ${operation}`);
  return operationCalls(resource)[operation]();
}
