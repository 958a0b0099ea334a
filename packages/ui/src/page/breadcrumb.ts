import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

interface Label {
  /** The page that gives the label. */
  readonly pathname: string;
  /** The page that has the label: the same one, or one above it. */
  readonly at: string;
  readonly text: string;
}

let labels: readonly Label[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Label[]): void {
  labels = next;
  for (const listener of listeners) listener();
}

/**
 * Gives the page's breadcrumb the name of its record (docs/model/specification.md#breadcrumbs). Pass undefined until
 * the record has loaded.
 * @param at address of a page above this one, when the name is its record's
 * @example
 * useBreadcrumb(record?.name);
 */
export function useBreadcrumb(text: string | null | undefined, at?: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!text) return undefined;
    const own = { pathname, at: at ?? pathname, text };
    change([...labels, own]);
    return () => change(labels.filter((label) => label !== own));
  }, [pathname, text, at]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const none: readonly Label[] = [];

/**
 * Breadcrumb labels that the page at the current address has given, by the address that each belongs to.
 * @example
 * const label = useBreadcrumbLabels().get(path);
 */
export function useBreadcrumbLabels(): ReadonlyMap<string, string> {
  const { pathname } = useLocation();
  const current = useSyncExternalStore(
    subscribe,
    () => labels,
    () => none,
  );
  return useMemo(
    () => new Map(current.filter((label) => label.pathname === pathname).map(({ at, text }) => [at, text])),
    [current, pathname],
  );
}
