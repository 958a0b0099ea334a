import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

interface Label {
  readonly pathname: string;
  readonly text: string;
}

let label: Label | undefined;
const listeners = new Set<() => void>();

function change(next: Label | undefined): void {
  label = next;
  for (const listener of listeners) listener();
}

/**
 * Names the record of the page in the breadcrumbs (specification, section 2: "Detail routes set dynamic breadcrumbs").
 * Give undefined until the record has loaded.
 */
export function useBreadcrumb(text: string | null | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!text) return undefined;
    const own = { pathname, text };
    change(own);
    return () => {
      if (label === own) change(undefined);
    };
  }, [pathname, text]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The record's name that the page at this address has given; never that of a page already left. */
export function useBreadcrumbLabel(): string | undefined {
  const { pathname } = useLocation();
  const current = useSyncExternalStore(subscribe, () => label);
  return current?.pathname === pathname ? current.text : undefined;
}
