import { useEffect, useState } from 'react';

/** Milliseconds after which it is said that a slow line is the cause, and that the console still waits. */
export const slowAfter = 10_000;

/** Whether something has been awaited for longer than ten seconds. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow && waiting;
}
