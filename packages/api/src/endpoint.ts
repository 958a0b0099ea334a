import type { Call } from '@console/contracts/core/call';
import { useCallback } from 'react';
import { actionOf } from './idempotency.ts';
import { api, type Sent } from './api.ts';
import { declareWrite } from './other-tabs.ts';
import { declareRead } from './outdated-reads.ts';
import { useRetry } from './retry.ts';
import { useCancelling } from './cancelling.ts';
import type { ApiError } from './error.ts';
import type { Arguments, Outcome } from './send-call.ts';

/** The module of a call: the part of its name before the dot. Also the cache tag of its answers. */
export const moduleOf = (call: Call): string => call.name.split('.')[0]!;

/** State of a read. */
export interface Reading<R> {
  /** The last answer; of the previous arguments until the new answer arrives. */
  readonly data: R | undefined;
  /** The answer to the current arguments. */
  readonly currentData: R | undefined;
  readonly error: ApiError | undefined;
  /** Loading, and there is no answer yet. */
  readonly isLoading: boolean;
  /** A request is running. */
  readonly isFetching: boolean;
  /** Time of the answer, in milliseconds since 1970. */
  readonly fulfilledTimeStamp?: number;
  readonly refetch: () => unknown;
}

export interface ReadOptions {
  /** True: send nothing. */
  readonly skip?: boolean;
  /** Milliseconds between reads while the page is visible. */
  readonly pollingInterval?: number;
  /** True: read again even if the answer is cached. */
  readonly fresh?: boolean;
}

/** State of a write. */
export interface Writing<R> {
  readonly data: R | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly reset: () => void;
}

export interface QueryEndpoint<Q, R> {
  /** Reads and caches. A change of the arguments aborts the running request, unless another component uses it. */
  useQuery(args: Arguments<Q>, options?: ReadOptions): Reading<R>;
}

export interface MutationEndpoint<Q, B, R> {
  /** The function that sends, and the state. Sending never throws: `const { data, error } = await send({ body })`. */
  useMutation(): readonly [send: (args: Arguments<Q, B>) => Promise<Outcome<R>>, state: Writing<R>];
}

interface QuerySettings {
  /** Seconds that an unused answer stays cached; 60 unless given. */
  readonly keepFor?: number;
  /** Other modules whose writes invalidate the answer. */
  readonly follows?: readonly string[];
}

interface MutationSettings {
  /** Other modules whose cached answers the write invalidates. */
  readonly invalidates?: readonly string[];
}

/** An aborted read is started again by its component, so it shows as loading and not as failed. */
function withoutCancelled<R>(reading: Reading<R>): Reading<R> {
  const { error } = reading;
  if (!error || (error.code !== 'CANCELLED' && (error as { name?: string }).name !== 'AbortError')) return reading;
  return { ...reading, error: undefined, isLoading: reading.data === undefined };
}

/** Running requests, by action: the same call with the same content shares one request. */
const running = new Map<string, Promise<unknown>>();

function sendOnce<R>(action: string, send: () => Promise<Outcome<R>>): Promise<Outcome<R>> {
  const known = running.get(action) as Promise<Outcome<R>> | undefined;
  if (known) return known;
  const sending = send();
  running.set(action, sending);
  const over = () => running.delete(action);
  sending.then(over, over);
  return sending;
}

/** Calls by name, as last declared: a newer version of a remote replaces its calls. */
const calls = new Map<string, Call>();
const withCall = (name: string, args: Arguments): Sent => ({ call: calls.get(name)!, ...args });
/** Endpoints by the name of their call: RTK Query allows one for each name. */
const endpointsByName = new Map<string, unknown>();

function cached<T>(call: Call, create: () => T): T {
  calls.set(call.name, call);
  if (!endpointsByName.has(call.name)) endpointsByName.set(call.name, create());
  return endpointsByName.get(call.name) as T;
}

function createQuery<Q, R>(call: Call, { keepFor, follows = [] }: QuerySettings): QueryEndpoint<Q, R> {
  const { name } = call;
  const tags = [moduleOf(call), ...follows];
  declareRead(name, tags);
  const { endpoints } = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
    endpoints: (build) => ({
      [name]: build.query<R, Arguments<Q>>({
        query: (args) => withCall(name, args),
        providesTags: tags,
        ...(keepFor === undefined ? {} : { keepUnusedDataFor: keepFor }),
      }),
    }),
  });
  const endpoint = endpoints[name]!;
  return {
    useQuery: (args, { skip = false, pollingInterval = 0, fresh = false } = {}) => {
      const reading = endpoint.useQuery(args, {
        skip,
        pollingInterval,
        skipPollingIfUnfocused: true,
        refetchOnMountOrArgChange: fresh,
      });
      useCancelling(name, args, skip);
      useRetry(skip ? undefined : (reading as Reading<R>).error, reading.isFetching, reading.refetch);
      return withoutCancelled(reading as Reading<R>);
    },
  };
}

function createMutation<Q, B, R>(call: Call, { invalidates = [] }: MutationSettings): MutationEndpoint<Q, B, R> {
  const { name } = call;
  // Every write leaves an audit entry.
  const tags = [moduleOf(call), 'audit-trail', ...invalidates];
  declareWrite(name, tags);
  const { endpoints } = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
    endpoints: (build) => ({
      [name]: build.mutation<R, Arguments<Q, B>>({
        query: (args) => withCall(name, args),
        // A conflict means that the screen is stale; other refusals changed nothing.
        invalidatesTags: (_result, error) => (error && error.status !== 409 ? [] : tags),
      }),
    }),
  });
  const endpoint = endpoints[name]!;
  return {
    useMutation: () => {
      const [trigger, state] = endpoint.useMutation();
      const send = useCallback(
        (args: Arguments<Q, B>) =>
          sendOnce(actionOf(name, args), () => trigger(args) as unknown as Promise<Outcome<R>>),
        [trigger],
      );
      return [send, state as unknown as Writing<R>];
    },
  };
}

/**
 * The endpoint of a call that reads. One endpoint for each call name, however often it is requested.
 * @example
 * const tree = queryEndpoint(regionCalls.tree);
 * const { data, error } = tree.useQuery({ query: { level: 1 } });
 */
export const queryEndpoint = <Q, R>(call: Call<Q, unknown, R>, settings: QuerySettings = {}): QueryEndpoint<Q, R> =>
  cached(call, () => createQuery<Q, R>(call, settings));

/**
 * The endpoint of a call that writes. A success invalidates the cached answers of its module, in all remotes.
 * @example
 * const [send, { isLoading }] = mutationEndpoint(cardCalls.extend).useMutation();
 */
export const mutationEndpoint = <Q, B, R>(
  call: Call<Q, B, R>,
  settings: MutationSettings = {},
): MutationEndpoint<Q, B, R> => cached(call, () => createMutation<Q, B, R>(call, settings));
