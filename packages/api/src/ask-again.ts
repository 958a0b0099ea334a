import { isPassing, passingCauses } from '@console/contracts/core/errors';
import { useEffect, useRef } from 'react';
import type { ApiError } from './error.ts';

const longestSeconds = 30;

/** Whether an error is a cause that passes by itself, as the services name it. */
export const isPassingError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && isPassing(String(error.code));

/** Seconds until a read that a passing cause has put off is asked for again, after so many times in a row. */
export function secondsUntil({ code, retryAfter }: ApiError, times: number): number {
  const told = retryAfter ?? (isPassing(code) ? passingCauses[code] : longestSeconds);
  return Math.min(Math.max(told, 1) * 2 ** Math.min(times, 4), Math.max(longestSeconds, told));
}

/** Asks again for what a passing cause has put off, as long as somebody looks at it; the pauses grow and differ from tab to tab. */
export function useAskAgain(error: ApiError | undefined, isFetching: boolean, refetch: () => unknown): void {
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
