import { serverNow } from '@console/auth';
import { useEffect, useRef } from 'react';

/** Milliseconds after which the data count as stale when the tab becomes visible again (docs/model/shell.md#home). */
const staleAfter = 5 * 60_000;

/**
 * Refetches stale data when the tab becomes visible again.
 * @param readAt time of the last read, milliseconds since 1970
 */
export function useRefetchOnReturn(readAt: number | undefined, refetch: () => unknown): void {
  const latest = useRef({ readAt, refetch });
  useEffect(() => {
    latest.current = { readAt, refetch };
  });
  useEffect(() => {
    const onVisible = () => {
      const { readAt: at, refetch: again } = latest.current;
      if (document.visibilityState === 'visible' && at !== undefined && serverNow() - at >= staleAfter) again();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
}
