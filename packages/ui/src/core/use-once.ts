import { useRef, useState } from 'react';

/**
 * Runs one call at a time: a second press while it runs starts nothing, by mouse or key.
 * Sending alone does not tell, as what comes before it may take its time too.
 * @param work a promise is waited for; anything else is over at once
 * @returns the way to ask for it, and whether it is under way
 * @example
 * const [save, saving] = useOnce(async () => { await keepPhoto(); await send(); });
 */
export function useOnce<A extends readonly unknown[]>(
  work: ((...args: A) => unknown) | undefined,
): readonly [run: (...args: A) => void, busy: boolean] {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = (...args: A) => {
    if (running.current) return;
    const begun = work?.(...args);
    if (!(begun instanceof Promise)) return;
    running.current = true;
    setBusy(true);
    void begun.finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return [run, busy];
}
