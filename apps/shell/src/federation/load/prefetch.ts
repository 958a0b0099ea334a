import { loadRemote } from './loader.ts';
import { loadPage, type PageOwner } from '../page/pages.ts';
import { remoteOf } from '../registry/registry.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether fetching ahead is welcome: not where data is saved or the line is slow. */
const welcome = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
};

/** Fetches a page ahead of its visit. A failure is left to the visit itself, which tries anew and tells. */
export function prefetchPage(owner: PageOwner, path: string): void {
  if (welcome()) loadPage(owner, path).catch(() => undefined);
}

/** Fetches remotes one after the other while the browser has nothing to do; returns the way to stop. */
export function prefetchWhenIdle(ids: readonly string[]): () => void {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500));
  let stopped = false;
  const next = (rest: readonly string[]): void => {
    const [id, ...others] = rest;
    if (id === undefined) return;
    idle(() => {
      const remote = remoteOf(id);
      if (stopped || !welcome()) return;
      // Nothing can be fetched of one whose record cannot be read.
      const loading = remote ? loadRemote(remote) : Promise.resolve();
      loading.catch(() => undefined).finally(() => next(others));
    });
  };
  next(ids);
  return () => {
    stopped = true;
  };
}
