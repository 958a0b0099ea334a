import { createContext, useContext, useMemo } from 'react';

/** Fetches what the page at an address needs, ahead of the visit; never fails and may be called often. */
export type Prefetch = (path: string) => void;

/** Filled by the shell's loader of pages; outside of it nothing is fetched ahead. */
export const PrefetchContext = createContext<Prefetch>(() => undefined);

/** Properties of a link to an address that make hover and focus fetch its page ahead. */
export function usePrefetch(path: string) {
  const prefetch = useContext(PrefetchContext);
  return useMemo(() => {
    const start = () => prefetch(path);
    return { onPointerEnter: start, onFocus: start };
  }, [prefetch, path]);
}
