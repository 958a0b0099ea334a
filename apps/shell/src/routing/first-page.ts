import { menu } from '@console/auth';
import administration from '../administration/declaration.ts';
import { prepareForRemotes } from '../federation/loader.ts';
import { beginPage } from '../federation/pages.ts';
import { onRegistryChange, registryState } from '../federation/registry.ts';
import { ownedRouteAt, routeTable } from './table.ts';

/**
 * Fetches the page of the address while the frame around it is drawn: what every remote needs as soon as it is known to
 * be a remote's page, the page itself as soon as its privilege is known to be held, and never before.
 */
export function fetchFirstPage(): void {
  const { pathname } = location;
  const advance = () => {
    const state = registryState();
    const held = menu.get();
    if (state.status === 'reading') return;
    const route = ownedRouteAt(routeTable(administration, 'registry' in state ? state.registry : undefined), pathname);
    if (typeof route?.owner === 'string') prepareForRemotes();
    if (route && held.state === 'loading') return;
    stops.forEach((stop) => stop());
    if (
      route &&
      held.state === 'loaded' &&
      Object.hasOwn(held.data.privileges, route.privilege) &&
      location.pathname === pathname
    )
      beginPage(route.owner, route.path);
  };
  const stops = [onRegistryChange(advance), menu.subscribe(advance)];
  advance();
}
