import { useEffect, useRef } from 'react';

/** Milliseconds after which what is shown counts as old when the tab is returned to (docs/model/shell.md#home). */
const oldAfter = 5 * 60_000;

/** Reads again when the tab is returned to after a while. @param readAt when it was read, in milliseconds since 1970 */
export function useReturn(readAt: number | undefined, refetch: () => unknown): void {
  const latest = useRef({ readAt, refetch });
  useEffect(() => {
    latest.current = { readAt, refetch };
  });
  useEffect(() => {
    const look = () => {
      const { readAt: at, refetch: again } = latest.current;
      if (document.visibilityState === 'visible' && at !== undefined && Date.now() - at >= oldAfter) again();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
