import { useMenu } from '@console/auth';
import { routeAt, useRouteTable } from '@console/ui/navigation';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { isPlace } from './entries.ts';
import { useOwnPages } from './own-pages.ts';

/** Milliseconds after which a page counts as visited, not only passed. */
const stay = 2_000;

/** Notes the pages that are visited; addresses of records are never kept. */
export default function RecentTracker() {
  const menu = useMenu();
  const { pathname } = useLocation();
  const route = routeAt(useRouteTable(), pathname);
  const held = route !== undefined && menu.state === 'loaded' && Object.hasOwn(menu.data.privileges, route.privilege);
  const { recent, remember } = useOwnPages();
  const isNew = held && isPlace(route.path) && recent !== undefined && recent[0] !== pathname;
  // What cannot be kept is no loss worth a word.
  const note = useEffectEvent(() => void remember(pathname));
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => note(), stay);
    return () => clearTimeout(timer);
  }, [isNew, pathname]);
  return null;
}
