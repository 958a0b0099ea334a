import { loadRemote } from './loader.ts';
import { loadedPage, loadPage, type PageOwner } from '../page/pages.ts';
import { readRecordOf, remoteOf } from '../registry/registry.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether prefetching is allowed: not with the browser's data saver, and not on a slow connection. */
export const isPrefetchAllowed = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
};

/**
 * Prefetches a page. A failure is ignored here: the visit retries and reports it.
 * @returns whether it is fetched now, for the first time in this document
 */
export function prefetchPage(owner: PageOwner, path: string): boolean {
  const isFirst = isPrefetchAllowed() && loadedPage(owner, path) === undefined;
  if (isFirst) loadPage(owner, path).catch(() => undefined);
  return isFirst;
}

/** Reads the record of a remote whose page is pointed at, before which nothing else of it is known. */
export function prefetchRecord(owner: PageOwner): void {
  if (typeof owner === 'string' && isPrefetchAllowed()) void readRecordOf(owner);
}

async function loadWithRecord(id: string): Promise<void> {
  if (!remoteOf(id)) await readRecordOf(id);
  const remote = remoteOf(id);
  // Without a readable record there is nothing to fetch.
  if (remote) await loadRemote(remote);
}

/** Prefetches remotes one after the other while the browser is idle. @returns a function that stops it */
export function prefetchWhenIdle(ids: readonly string[]): () => void {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500));
  let stopped = false;
  const next = (rest: readonly string[]): void => {
    const [id, ...others] = rest;
    if (id === undefined) return;
    idle(() => {
      if (stopped || !isPrefetchAllowed()) return;
      loadWithRecord(id)
        .catch(() => undefined)
        .finally(() => next(others));
    });
  };
  next(ids);
  return () => {
    stopped = true;
  };
}
