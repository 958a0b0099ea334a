import { serverNow } from '@console/auth';
import { useEffect, useRef } from 'react';

/** Milliseconds after which the data count as stale when the tab becomes visible again (docs/model/shell.md#home). */
const staleAfter = 5 * 60_000;

/**
 * Refetches stale data when the tab becomes visible again. Their age is measured by the server's clock alone: the
 * read's own stamp is of this computer's, which may be hours away from it.
 * @param read stamp that each read changes; `undefined` before the first
 */
export function useRefetchOnReturn(read: number | undefined, refetch: () => unknown): void {
  const latest = useRef(refetch);
  const readAt = useRef<number>(undefined);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => {
    readAt.current = read === undefined ? undefined : serverNow();
  }, [read]);
  useEffect(() => {
    const onVisible = () => {
      const at = readAt.current;
      if (document.visibilityState === 'visible' && at !== undefined && serverNow() - at >= staleAfter)
        latest.current();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
}
