import type { Call } from '@console/contracts/core/call';
import { namedLimit, type Choice, type ListResult } from '@console/contracts/core/envelope';
import { callsOf, type CreateOf, type RecordOf, type Resource, type UpdateOf } from '@console/contracts/core/resource';
import { useCallback } from 'react';
import { downloadFile, type Downloaded } from './download.ts';
import { mutationEndpoint, queryEndpoint, type Reading, type ReadOptions, type Writing } from './endpoint.ts';
import { sendCall, type Outcome } from './send-call.ts';

/** What a list is asked for: page from 1, size, sorts `field,asc`, search text, and the module's filters by name. */
export interface ListQuery {
  readonly page?: number;
  readonly size?: number;
  readonly sort?: readonly string[];
  readonly search?: string | null;
  readonly [filter: string]: unknown;
}

export interface StatusChange {
  readonly items: readonly { readonly secureId: string; readonly version: number }[];
  /** 5-255 characters; demanded by every deactivation. */
  readonly reason?: string | null;
}
export interface StatusChangeOfAll {
  readonly filter: Readonly<Record<string, unknown>>;
  /** What the list counted; another count of the server is 409 COUNT_CHANGED. */
  readonly expectedCount: number;
  readonly reason?: string | null;
}
export interface Deletion {
  readonly secureId: string;
  readonly version: number;
  readonly reason: string;
}
/** `runId` is given when the change goes on in the background; `skipped` names records left as they were, and why, beside those that were changed. */
export interface Changed {
  readonly changed: number;
  readonly skipped?: readonly { readonly secureId: string; readonly label: string; readonly code: string }[];
  readonly changedRecords?: readonly { readonly secureId: string; readonly label: string }[];
  readonly runId?: string;
}

type Mutation<B, R> = () => readonly [send: (body: B) => Promise<Outcome<R>>, state: Writing<R>];

/** The calls of a module's resource as hooks. Using one that the resource does not name throws. */
export interface ResourceApi<R extends Resource> {
  useListQuery(query: ListQuery, options?: ReadOptions): Reading<ListResult<RecordOf<R>>>;
  useDetailQuery(secureId: string, options?: ReadOptions): Reading<RecordOf<R>>;
  useLovQuery(query: { readonly search?: string | null }, options?: ReadOptions): Reading<readonly Choice[]>;
  readonly useCreateMutation: Mutation<CreateOf<R>, RecordOf<R>>;
  readonly useUpdateMutation: Mutation<UpdateOf<R>, RecordOf<R>>;
  readonly useDeleteMutation: Mutation<Deletion, null>;
  readonly useActivateMutation: Mutation<StatusChange, Changed>;
  readonly useDeactivateMutation: Mutation<StatusChange, Changed>;
  readonly useActivateAllMutation: Mutation<StatusChangeOfAll, Changed>;
  readonly useDeactivateAllMutation: Mutation<StatusChangeOfAll, Changed>;
  /**
   * Whether no other live record holds the value; `secureId` leaves the record itself out. Not kept. A module with rules
   * of its own for a field declares a call `validateField` for it, which is asked instead.
   */
  checkUnique(
    args: { readonly field: string; readonly value: string; readonly secureId?: string },
    signal?: AbortSignal,
  ): Promise<Outcome<{ readonly valid: boolean }>>;
  /** A record as it is now. Not kept. */
  read(secureId: string, signal?: AbortSignal): Promise<Outcome<RecordOf<R>>>;
  /** Records by their ids, at most 100, as far as they pass the filter. Not kept. */
  readNamed(
    secureIds: readonly string[],
    filter: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ): Promise<Outcome<ListResult<RecordOf<R>>>>;
  /** Saves the list as a file, or starts a download job when it is large. */
  download(
    query: ListQuery & {
      readonly format: 'csv' | 'xlsx';
      readonly columns?: readonly string[];
      readonly reason?: string;
    },
    signal?: AbortSignal,
  ): Promise<Outcome<Downloaded>>;
}

/** An answer of a list of values stays good for minutes: it changes seldom, and a change of its module fetches it anew. */
const lovKeptFor = 300;

function make<R extends Resource>(resource: R): ResourceApi<R> {
  const calls = callsOf(resource);
  const named = (operation: string): Call => {
    const found = calls[operation];
    if (!found) throw new TypeError(`Resource ${resource.module} has no operation ${operation}`);
    return found;
  };
  const mutation =
    <B, A>(operation: string): Mutation<B, A> =>
    () => {
      const [send, state] = mutationEndpoint<unknown, B, A>(named(operation) as Call<unknown, B, A>).useMutation();
      return [useCallback((body: B) => send({ body }), [send]), state];
    };
  return {
    useListQuery: (query, options) =>
      queryEndpoint(named('list') as Call<ListQuery, unknown, ListResult<RecordOf<R>>>).useQuery({ query }, options),
    useDetailQuery: (secureId, options) =>
      queryEndpoint(named('detail') as Call<unknown, unknown, RecordOf<R>>).useQuery(
        { parameters: { secureId } },
        options,
      ),
    useLovQuery: (query, options) =>
      queryEndpoint(named('lov') as Call<object, unknown, readonly Choice[]>, { keepFor: lovKeptFor }).useQuery(
        { query },
        options,
      ),
    useCreateMutation: mutation('create'),
    useUpdateMutation: mutation('update'),
    useDeleteMutation: mutation('delete'),
    useActivateMutation: mutation('activate'),
    useDeactivateMutation: mutation('deactivate'),
    useActivateAllMutation: mutation('activate-all'),
    useDeactivateAllMutation: mutation('deactivate-all'),
    checkUnique: ({ field, value, secureId }, signal) => {
      const own = resource.calls[`validate${field[0]!.toUpperCase()}${field.slice(1)}`];
      return own
        ? (sendCall(own, { body: { [field]: value, secureId } }, signal) as Promise<Outcome<{ valid: boolean }>>)
        : sendCall(named('unique'), { body: { field, value, secureId } }, signal);
    },
    read: (secureId, signal) =>
      sendCall(named('detail') as Call<object, unknown, RecordOf<R>>, { parameters: { secureId } }, signal),
    readNamed: (secureIds, filter, signal) =>
      sendCall(
        named('list') as Call<object, unknown, ListResult<RecordOf<R>>>,
        { query: { ...filter, secureId: secureIds, page: 1, size: namedLimit } },
        signal,
      ),
    download: (query, signal) => downloadFile(named('download'), { query }, signal),
  };
}

const made = new WeakMap<Resource, unknown>();

/** The hooks of a module's resource, made once: `resourceApi(cardTypes).useListQuery({ page: 1 })`. */
export function resourceApi<R extends Resource>(resource: R): ResourceApi<R> {
  if (!made.has(resource)) made.set(resource, make(resource));
  return made.get(resource) as ResourceApi<R>;
}
