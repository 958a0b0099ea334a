import { useViewing } from '@console/auth';
import { routeAt, useRouteTable } from '@console/ui/navigation';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useVisibleRoutes } from '../routing/guard.ts';
import { isPlace } from './entries.ts';
import { addRecent, useOwnPages } from './own-pages.ts';

/** Milliseconds after which a page counts as visited. */
const visitDuration = 2_000;

/** Records visited pages; addresses of records are never stored. */
export function RecentTracker() {
  const { pathname } = useLocation();
  const route = routeAt(useVisibleRoutes(useRouteTable()), pathname);
  const viewing = useViewing();
  const { recent } = useOwnPages();
  // Pages viewed as a role are not the user's own visits.
  const isNew = route !== undefined && !viewing && isPlace(route.path) && recent[0] !== pathname;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => addRecent(pathname), visitDuration);
    return () => clearTimeout(timer);
  }, [isNew, pathname]);
  return null;
}
