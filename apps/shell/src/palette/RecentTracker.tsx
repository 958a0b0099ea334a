import { useViewing } from '@console/auth';
import { routeAt, useRouteTable } from '@console/ui/navigation';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHeldRoutes } from '../routing/guard.ts';
import { isPlace } from './entries.ts';
import { remember, useOwnPages } from './own-pages.ts';

/** Milliseconds after which a page counts as visited, not only passed. */
const stay = 2_000;

/** Notes the pages that are visited; addresses of records are never kept. */
export function RecentTracker() {
  const { pathname } = useLocation();
  const route = routeAt(useHeldRoutes(useRouteTable()), pathname);
  const viewing = useViewing();
  const { recent } = useOwnPages();
  // What is looked at as a role is no visit of one's own.
  const isNew = route !== undefined && !viewing && isPlace(route.path) && recent[0] !== pathname;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => remember(pathname), stay);
    return () => clearTimeout(timer);
  }, [isNew, pathname]);
  return null;
}
