import type { Call } from '@console/contracts/core/call';
import { useCallback } from 'react';
import { actionOf } from './idempotency.ts';
import { api, type Sent } from './api.ts';
import { useAskAgain } from './ask-again.ts';
import { useCancelling } from './cancelling.ts';
import type { ApiError } from './error.ts';
import type { Arguments, Outcome } from './send-call.ts';

/** The module of a call: what stands before the dot of its name. Also the tag of everything read from it. */
export const moduleOf = (call: Call): string => call.name.split('.')[0]!;

/** What a page sees of something read. */
export interface Reading<R> {
  /** The last answer, also of other arguments while the new answer is under way. */
  readonly data: R | undefined;
  /** The answer to these very arguments. */
  readonly currentData: R | undefined;
  readonly error: ApiError | undefined;
  /** The first answer is under way. */
  readonly isLoading: boolean;
  /** Any answer is under way. */
  readonly isFetching: boolean;
  /** When the answer came, in milliseconds since 1970. */
  readonly fulfilledTimeStamp?: number;
  readonly refetch: () => unknown;
}

export interface ReadOptions {
  /** Do not ask (yet). */
  readonly skip?: boolean;
  /** Ask again every so many milliseconds, while the page is visible. */
  readonly pollingInterval?: number;
  /** Ask also for what is known already. */
  readonly fresh?: boolean;
}

/** What a page sees of something sent. */
export interface Writing<R> {
  readonly data: R | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly reset: () => void;
}

export interface QueryEndpoint<Q, R> {
  /** Reads, and keeps what was read. Arguments that change cancel the call in flight when nobody else waits for it. */
  useQuery(args: Arguments<Q>, options?: ReadOptions): Reading<R>;
}

export interface MutationEndpoint<Q, B, R> {
  /** Gives the way to send and how it stands. Sending never throws: `const { data, error } = await send({ body })`. */
  useMutation(): readonly [send: (args: Arguments<Q, B>) => Promise<Outcome<R>>, state: Writing<R>];
}

interface QuerySettings {
  /** Seconds an answer that nobody looks at is kept; the api's 60 when not given. */
  readonly keepFor?: number;
  /** Modules besides its own whose changes make the answer old. */
  readonly follows?: readonly string[];
}

interface MutationSettings {
  /** Modules besides its own whose cached answers the write makes old. */
  readonly invalidates?: readonly string[];
}

/** What was cancelled is asked for again by whoever looks at it, so it shows as under way and not as failed. */
function withoutCancelled<R>(reading: Reading<R>): Reading<R> {
  const { error } = reading;
  if (!error || (error.code !== 'CANCELLED' && (error as { name?: string }).name !== 'AbortError')) return reading;
  return { ...reading, error: undefined, isLoading: reading.data === undefined };
}

/** What is being sent: the same call with the same content again is the same sending, not a second one. */
const underWay = new Map<string, Promise<unknown>>();

function sendOnce<R>(action: string, send: () => Promise<Outcome<R>>): Promise<Outcome<R>> {
  const known = underWay.get(action) as Promise<Outcome<R>> | undefined;
  if (known) return known;
  const sending = send();
  underWay.set(action, sending);
  const over = () => underWay.delete(action);
  sending.then(over, over);
  return sending;
}

/** The call as last declared: a remote that is loaded at a newer version brings its own. */
const calls = new Map<string, Call>();
const sent = (name: string, args: Arguments): Sent => ({ call: calls.get(name)!, ...args });
const made = new Map<string, unknown>();

function once<T>(call: Call, make: () => T): T {
  calls.set(call.name, call);
  if (!made.has(call.name)) made.set(call.name, make());
  return made.get(call.name) as T;
}

function makeQuery<Q, R>(call: Call, { keepFor, follows = [] }: QuerySettings): QueryEndpoint<Q, R> {
  const { name } = call;
  const tags = [moduleOf(call), ...follows];
  const { endpoints } = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
    endpoints: (build) => ({
      [name]: build.query<R, Arguments<Q>>({
        query: (args) => sent(name, args),
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
      useAskAgain(skip ? undefined : (reading as Reading<R>).error, reading.isFetching, reading.refetch);
      return withoutCancelled(reading as Reading<R>);
    },
  };
}

function makeMutation<Q, B, R>(call: Call, { invalidates = [] }: MutationSettings): MutationEndpoint<Q, B, R> {
  const { name } = call;
  // Every write leaves an audit entry.
  const tags = [moduleOf(call), 'audit-trail', ...invalidates];
  const { endpoints } = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
    endpoints: (build) => ({
      [name]: build.mutation<R, Arguments<Q, B>>({
        query: (args) => sent(name, args),
        // A conflict says that what is shown is old; other refusals changed nothing.
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

/** The endpoint of a call that reads. Made once per call, wherever it is asked for. */
export const queryEndpoint = <Q, R>(call: Call<Q, unknown, R>, settings: QuerySettings = {}): QueryEndpoint<Q, R> =>
  once(call, () => makeQuery<Q, R>(call, settings));

/** The endpoint of a call that writes; its module's answers are fetched anew afterwards, in all remotes. */
export const mutationEndpoint = <Q, B, R>(
  call: Call<Q, B, R>,
  settings: MutationSettings = {},
): MutationEndpoint<Q, B, R> => once(call, () => makeMutation<Q, B, R>(call, settings));
