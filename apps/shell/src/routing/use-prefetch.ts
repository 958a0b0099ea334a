import { menu, useValue } from '@console/auth';
import { useCallback, useEffect } from 'react';
import { prefetchPage, prefetchWhenIdle } from '../federation/load/prefetch.ts';
import { verdictAt } from './guard.ts';
import { ownedRouteAt, type OwnedRoute } from './table.ts';

/** Milliseconds that a page has for itself before anything is fetched ahead. */
const quiet = 3_000;

/** Fetches ahead what the person may open: a page when its link is pointed at, the remotes when nothing else is to do. */
export function usePrefetchOf(table: readonly OwnedRoute[]): (path: string) => void {
  const held = useValue(menu);
  const privileges = held.state === 'loaded' ? held.data.privileges : undefined;

  useEffect(() => {
    const allowed = table.filter((route) => privileges && Object.hasOwn(privileges, route.privilege));
    const ids = [...new Set(allowed.map((route) => route.owner))].filter((owner) => typeof owner === 'string');
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = prefetchWhenIdle(ids);
    }, quiet);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [table, privileges]);

  return useCallback(
    (path: string) => {
      const address = new URL(path, location.href);
      const route = ownedRouteAt(table, address.pathname);
      if (route && verdictAt(route, address) === 'content') prefetchPage(route.owner, route.path);
    },
    [table],
  );
}
