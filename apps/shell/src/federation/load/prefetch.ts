import { loadRemote } from './loader.ts';
import { loadPage, type PageOwner } from '../page/pages.ts';
import { remoteOf } from '../registry/registry.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether prefetching is allowed: not with the browser's data saver, and not on a slow connection. */
const isPrefetchAllowed = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
};

/** Prefetches a page. A failure is ignored here: the visit retries and reports it. */
export function prefetchPage(owner: PageOwner, path: string): void {
  if (isPrefetchAllowed()) loadPage(owner, path).catch(() => undefined);
}

/** Prefetches remotes one after the other while the browser is idle. @returns a function that stops it */
export function prefetchWhenIdle(ids: readonly string[]): () => void {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500));
  let stopped = false;
  const next = (rest: readonly string[]): void => {
    const [id, ...others] = rest;
    if (id === undefined) return;
    idle(() => {
      const remote = remoteOf(id);
      if (stopped || !isPrefetchAllowed()) return;
      // Without a readable record there is nothing to fetch.
      const loading = remote ? loadRemote(remote) : Promise.resolve();
      loading.catch(() => undefined).finally(() => next(others));
    });
  };
  next(ids);
  return () => {
    stopped = true;
  };
}
