import { menu, profile } from '@console/auth';
import administration from '../administration/declaration.ts';
import { prepareForRemotes } from '../federation/load/loader.ts';
import { beginPage } from '../federation/page/pages.ts';
import { onRegistryChange, registryState } from '../federation/registry/registry.ts';
import { verdictAt } from './guard.ts';
import { ownedRouteAt, routeTable } from './table.ts';

/**
 * Fetches the page of the address while the frame around it is drawn: what every remote needs as soon as it is known to
 * be a remote's page, the page itself as soon as its guard is known to let it through, and never before.
 */
export function fetchFirstPage(): void {
  const { pathname, search } = location;
  const advance = () => {
    const state = registryState();
    if (state.status === 'reading') return;
    const route = ownedRouteAt(routeTable(administration, 'registry' in state ? state.registry : undefined), pathname);
    if (typeof route?.owner === 'string') prepareForRemotes();
    const verdict = route && verdictAt(route, { pathname, search });
    if (verdict === 'waiting' && menu.get().state !== 'failed' && profile.get().state !== 'failed') return;
    stops.forEach((stop) => stop());
    if (route && verdict === 'content' && location.pathname === pathname) beginPage(route.owner, route.path);
  };
  const stops = [onRegistryChange(advance), menu.subscribe(advance), profile.subscribe(advance)];
  advance();
}
