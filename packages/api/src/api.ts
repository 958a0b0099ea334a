import type { Call } from '@console/contracts/core/call';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { takeEarly } from './early.ts';
import type { ApiError } from './error.ts';
import { sendCall, type Arguments } from './send-call.ts';

/** Arguments of an endpoint for the base query: the call and what it is sent with. */
export interface Sent extends Arguments {
  readonly call: Call;
}

const baseQuery: BaseQueryFn<Sent, unknown, ApiError> = async ({ call, ...args }, { signal }) =>
  (await takeEarly(call, args, signal)) ?? sendCall(call, args, signal);

/**
 * The RTK Query api of the console. Remotes inject their endpoints into it, so that all share one cache.
 * @example
 * store.dispatch(api.util.resetApiState());
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [] as string[],
  /** Seconds that an unused answer stays in the cache. */
  keepUnusedDataFor: 60,
  /** A page that opens reads again what is cached for more than this many seconds. */
  refetchOnMountOrArgChange: 10,
  refetchOnReconnect: true,
  /** What a write has changed is read again at once, whatever else is under way. */
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
