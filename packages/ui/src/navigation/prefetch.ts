import { createContext, useContext, useMemo } from 'react';

/** Loads what the page at an address needs before the visit. Never fails and may be called often. */
export type Prefetch = (path: string) => void;

/**
 * The prefetch of the shell's page loader; does nothing outside the shell.
 * @example
 * <PrefetchContext value={prefetch}>{children}</PrefetchContext>
 */
export const PrefetchContext = createContext<Prefetch>(() => undefined);

/**
 * Props of a link that prefetch its page on hover and focus.
 * @example
 * <a href={path} {...usePrefetch(path)} />
 */
export function usePrefetch(path: string) {
  const prefetch = useContext(PrefetchContext);
  return useMemo(() => {
    const start = () => prefetch(path);
    return { onPointerEnter: start, onFocus: start };
  }, [prefetch, path]);
}
