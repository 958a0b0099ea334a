import { savedAddress } from '@console/auth';
import administration from '../administration/declaration.ts';
import { prepareForRemotes } from '../federation/load/loader.ts';
import { isPrefetchAllowed, prefetchPage } from '../federation/load/prefetch.ts';
import { fetchSignedIn } from '../routing/fetch-signed-in.ts';
import { ownedRouteAt, routeTable } from '../routing/table.ts';

/** A part of home that is fetched after home has rendered. */
const fetchWaiting = () => import(/* webpackChunkName: "waiting" */ '../administration/home/Waiting.tsx');

/**
 * Fetches the code that follows the sign-in, while the password is being typed: the frame, and home or the saved
 * address. Which release of a remote somebody gets is known after the sign-in only: of a page of a remote it fetches
 * what every remote begins with. A failure is ignored: the visit fetches again and reports it.
 */
export function fetchAhead(): void {
  if (!isPrefetchAllowed()) return;
  const { pathname } = new URL(savedAddress() ?? '/', location.origin);
  const route = ownedRouteAt(routeTable(administration, undefined), pathname);
  fetchSignedIn().catch(() => undefined);
  if (!route) prepareForRemotes();
  else if (prefetchPage(route.owner, route.path) && pathname === '/') fetchWaiting().catch(() => undefined);
}
