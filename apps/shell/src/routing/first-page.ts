import { menu, profile } from '@console/auth';
import { startChecks } from '@console/ui/later';
import administration from '../administration/declaration.ts';
import { prepareForRemotes } from '../federation/load/loader.ts';
import { startPage } from '../federation/page/pages.ts';
import { onRegistryChange, registryState } from '../federation/registry/registry.ts';
import { sendFirstCall } from './first-call.ts';
import { verdictAt } from './guard.ts';
import { ownedRouteAt, routeTable } from './table.ts';

/**
 * Fetches the first page and what it reads first while the frame renders: the parts every remote needs once the address
 * is known to be a remote's, and the page itself only after its guard allows it.
 */
export function fetchFirstPage(): void {
  const { pathname, search } = location;
  // Filters of an address are checked before rows are asked for.
  if (search !== '') startChecks();
  const advance = () => {
    const state = registryState();
    if (state.status === 'reading') return;
    const route = ownedRouteAt(routeTable(administration, 'registry' in state ? state.registry : undefined), pathname);
    if (typeof route?.owner === 'string') prepareForRemotes();
    const verdict = route && verdictAt(route, { pathname, search });
    if (verdict === 'waiting' && menu.get().state !== 'failed' && profile.get().state !== 'failed') return;
    unsubscribes.forEach((stop) => stop());
    if (route && verdict === 'content' && location.pathname === pathname) {
      sendFirstCall(route, { pathname, search });
      startPage(route.owner, route.path);
    }
  };
  const unsubscribes = [onRegistryChange(advance), menu.subscribe(advance), profile.subscribe(advance)];
  advance();
}

let begun = false;

/** {@link fetchFirstPage}, once in a document: when what needs a session begins, not when its code has arrived. */
export function beginFirstPage(): void {
  if (begun) return;
  begun = true;
  fetchFirstPage();
}
