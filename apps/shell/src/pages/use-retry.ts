import { useEffect, useRef } from 'react';

const firstPauseMs = 2_000;
const longestPauseMs = 15_000;

/**
 * Calls `retry` with growing pauses as long as something has failed, and at once when the browser is online again.
 * @param failed turns false while a retry runs and true when it failed
 * @param retry a constant function
 */
export function useRetry(failed: boolean, retry: () => void): void {
  const pause = useRef(firstPauseMs);
  useEffect(() => {
    if (!failed) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      timer = setTimeout(() => {
        pause.current = Math.min(pause.current * 2, longestPauseMs);
        schedule();
        retry();
      }, pause.current);
    };
    schedule();
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [failed, retry]);
}
