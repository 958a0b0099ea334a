import type { Call } from '@console/contracts/core/call';
import type { Choice, ListResult } from '@console/contracts/core/envelope';
import { namedLimit } from '@console/contracts/core/list-limits';
import {
  operationCall,
  type Changed,
  type CreateOf,
  type Deletion,
  type ListQueryOf,
  type SavedOf,
  type RecordOf,
  type Resource,
  type StatusChange,
  type StatusChangeOfAll,
  type UpdateOf,
} from '@console/contracts/core/resource';
import { useCallback } from 'react';
import { downloadFile, type Downloaded } from './download.ts';
import { mutationEndpoint, queryEndpoint, type Reading, type ReadOptions, type Writing } from './endpoint.ts';
import { sendCall, type Outcome } from './send-call.ts';

/** Parameters of any list: page from 1, size, sorts `field,asc`, search text, and the module's filters by name. */
export interface ListQuery {
  readonly page?: number;
  readonly size?: number;
  readonly sort?: readonly string[];
  readonly search?: string | null;
  readonly [filter: string]: unknown;
}

type Mutation<B, R> = () => readonly [send: (body: B) => Promise<Outcome<R>>, state: Writing<R>];

/** The calls of a module's resource as hooks. Using one that the resource does not name throws. */
export interface ResourceApi<R extends Resource> {
  useListQuery(query: ListQueryOf<R>, options?: ReadOptions): Reading<ListResult<RecordOf<R>>>;
  useDetailQuery(secureId: string, options?: ReadOptions): Reading<RecordOf<R>>;
  useLovQuery(query: { readonly search?: string | null }, options?: ReadOptions): Reading<readonly Choice[]>;
  readonly useCreateMutation: Mutation<CreateOf<R>, SavedOf<R>>;
  readonly useUpdateMutation: Mutation<UpdateOf<R>, SavedOf<R>>;
  readonly useDeleteMutation: Mutation<Deletion, null>;
  readonly useActivateMutation: Mutation<StatusChange, Changed>;
  readonly useDeactivateMutation: Mutation<StatusChange, Changed>;
  readonly useActivateAllMutation: Mutation<StatusChangeOfAll, Changed>;
  readonly useDeactivateAllMutation: Mutation<StatusChangeOfAll, Changed>;
  /**
   * Whether no other live record holds the value; `secureId` leaves the record itself out. Not cached. When the module
   * has a call `validateField` with rules of its own for the field, that call is made instead.
   */
  checkUnique(
    args: { readonly field: string; readonly value: string; readonly secureId?: string },
    signal?: AbortSignal,
  ): Promise<Outcome<{ readonly valid: boolean }>>;
  /** A record as it is now. Not cached. */
  read(secureId: string, signal?: AbortSignal): Promise<Outcome<RecordOf<R>>>;
  /** Records by their ids, at most 100, if they pass the filter. Not cached. */
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

/** Seconds that a list of values stays cached: it changes seldom, and a write of its module reads it again. */
const lovCacheSeconds = 300;

function create<R extends Resource>(resource: R): ResourceApi<R> {
  const mutation =
    <B, A>(callOf: () => Call<unknown, B, A>): Mutation<B, A> =>
    () => {
      const [send, state] = mutationEndpoint(callOf()).useMutation();
      return [useCallback((body: B) => send({ body }), [send]), state];
    };
  return {
    useListQuery: (query, options) => queryEndpoint(operationCall(resource, 'list')).useQuery({ query }, options),
    useDetailQuery: (secureId, options) =>
      queryEndpoint(operationCall(resource, 'detail')).useQuery({ parameters: { secureId } }, options),
    useLovQuery: (query, options) =>
      queryEndpoint<object, readonly Choice[]>(operationCall<Resource, 'lov'>(resource, 'lov'), {
        keepFor: lovCacheSeconds,
      }).useQuery({ query }, options),
    useCreateMutation: mutation(() => operationCall(resource, 'create')),
    useUpdateMutation: mutation(() => operationCall(resource, 'update')),
    useDeleteMutation: mutation(() => operationCall(resource, 'delete')),
    useActivateMutation: mutation(() => operationCall(resource, 'activate')),
    useDeactivateMutation: mutation(() => operationCall(resource, 'deactivate')),
    useActivateAllMutation: mutation(() => operationCall(resource, 'activate-all')),
    useDeactivateAllMutation: mutation(() => operationCall(resource, 'deactivate-all')),
    checkUnique: ({ field, value, secureId }, signal) => {
      const own = resource.calls[`validate${field[0]!.toUpperCase()}${field.slice(1)}`];
      return own
        ? (sendCall(own, { body: { [field]: value, secureId } }, signal) as Promise<Outcome<{ valid: boolean }>>)
        : sendCall(
            operationCall(resource, 'unique'),
            { body: { field, value, ...(secureId ? { secureId } : {}) } },
            signal,
          );
    },
    read: (secureId, signal) => sendCall(operationCall(resource, 'detail'), { parameters: { secureId } }, signal),
    readNamed: (secureIds, filter, signal) =>
      sendCall(
        operationCall(resource, 'list'),
        { query: { ...filter, secureId: secureIds, page: 1, size: namedLimit } as ListQueryOf<R> },
        signal,
      ),
    download: (query, signal) =>
      downloadFile(operationCall<Resource, 'download'>(resource, 'download'), { query }, signal),
  };
}

const created = new WeakMap<Resource, unknown>();

/**
 * The hooks of a module's resource. Created once for each resource.
 * @example
 * const { data, error } = resourceApi(cardTypes).useListQuery({ page: 1 });
 */
export function resourceApi<R extends Resource>(resource: R): ResourceApi<R> {
  if (!created.has(resource)) created.set(resource, create(resource));
  return created.get(resource) as ResourceApi<R>;
}
