import { menu, useValue } from '@console/auth';
import { useCallback, useEffect, useRef } from 'react';
import { prefetchPage, prefetchRecord, prefetchWhenIdle } from '../federation/load/prefetch.ts';
import { sendFirstCallAhead } from './first-call.ts';
import { verdictAt } from './guard.ts';
import { ownedRouteAt, type OwnedRoute } from './table.ts';

/** Milliseconds without prefetching after the first page, which loads undisturbed. */
const prefetchDelay = 3_000;

/** Prefetches what the user may open: a page when its link is hovered, the remotes when the browser is idle. */
export function usePrefetchOf(table: readonly OwnedRoute[]): (path: string) => void {
  const held = useValue(menu);
  const privileges = held.state === 'loaded' ? held.data.privileges : undefined;

  useEffect(() => {
    const allowed = table.filter((route) => privileges && Object.hasOwn(privileges, route.privilege));
    const ids = [...new Set(allowed.map((route) => route.owner))].filter((owner) => typeof owner === 'string');
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = prefetchWhenIdle(ids);
    }, prefetchDelay);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [table, privileges]);

  /** The page that was pointed at while the record of its remote was still to be read. */
  const waiting = useRef<string | null>(null);
  const prefetch = useCallback(
    (path: string) => {
      const address = new URL(path, location.href);
      const route = ownedRouteAt(table, address.pathname);
      waiting.current = route?.pending ? path : null;
      if (route?.pending) prefetchRecord(route.owner);
      else if (route && verdictAt(route, address) === 'content') {
        if (prefetchPage(route.owner, route.path)) sendFirstCallAhead(route, address);
      }
    },
    [table],
  );
  useEffect(() => {
    if (waiting.current !== null) prefetch(waiting.current);
  }, [prefetch]);
  return prefetch;
}
