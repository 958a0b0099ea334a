import { isPassing, passingCauses } from '@console/contracts/core/passing-causes';
import { useEffect, useRef } from 'react';
import type { ApiError } from './error.ts';

/** Longest pause, unless the server itself asked for a longer one. */
const longestPauseSeconds = 30;

/**
 * Whether an error is temporary (database restart, maintenance …), so that a retry can succeed.
 * @example
 * if (isPassingError(error)) return <Waiting />;
 */
export const isPassingError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && isPassing(String(error.code));

/**
 * Seconds until the next retry of a read that failed for a temporary cause: what the answer's Retry-After says, else
 * what the error code says, doubled with each of the first four retries. At most 30 seconds, or as long as Retry-After
 * when that is more.
 * @param times retries so far
 * @example
 * secondsUntil(error, 0); // 5 for an answer with Retry-After: 5
 */
export function secondsUntil({ code, retryAfter }: ApiError, times: number): number {
  const serverSeconds = retryAfter ?? (isPassing(code) ? passingCauses[code] : longestPauseSeconds);
  return Math.min(Math.max(serverSeconds, 1) * 2 ** Math.min(times, 4), Math.max(longestPauseSeconds, serverSeconds));
}

/**
 * Retries a read that failed for a temporary cause, without a limit, while its component is mounted. Pauses grow up to
 * about half a minute; up to a quarter is added at random, so that browsers do not retry at the same moment.
 * @example
 * useRetry(query.error, query.isFetching, query.refetch);
 */
export function useRetry(error: ApiError | undefined, isFetching: boolean, refetch: () => unknown): void {
  const times = useRef(0);
  const passing = error !== undefined && isPassingError(error);
  useEffect(() => {
    if (isFetching) return undefined;
    if (!passing || !error) {
      times.current = 0;
      return undefined;
    }
    const seconds = secondsUntil(error, times.current) * (1 + Math.random() / 4);
    const timer = setTimeout(() => {
      times.current += 1;
      refetch();
    }, seconds * 1_000);
    return () => clearTimeout(timer);
  }, [passing, error, isFetching, refetch]);
}
