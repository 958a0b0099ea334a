import type { Call } from '@console/contracts/core/call';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './error.ts';
import { sendCall, type Arguments } from './send-call.ts';

/** What an endpoint hands to the base query. */
export interface Sent extends Arguments {
  readonly call: Call;
}

const baseQuery: BaseQueryFn<Sent, unknown, ApiError> = ({ call, ...args }, { signal }) => sendCall(call, args, signal);

/** The one api of the console; remotes inject their endpoints into it. Shared, so that there is one cache for all. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [] as string[],
  /** Seconds an answer that nobody looks at is kept. */
  keepUnusedDataFor: 60,
  /** An answer older than this many seconds is asked for again when a page opens. */
  refetchOnMountOrArgChange: 10,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
