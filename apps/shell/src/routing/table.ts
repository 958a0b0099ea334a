import { routesOf, type Registry, type Remote, type RouteEntry } from '@console/contracts/core/remote';
import { routeAt } from '@console/ui/navigation';
import type { PageOwner } from '../federation/page/pages.ts';
import type { VerifiedRegistry, UnreadRemote } from '../federation/registry/verified-registry.ts';

/** A row of the route table with the owner of its page. */
export interface OwnedRoute extends RouteEntry {
  readonly owner: PageOwner;
}

/** Pages of a remote whose record cannot be read: they stay in the table and show the failure. */
function unreadRoutes({ error, pages }: UnreadRemote): OwnedRoute[] {
  const { remote: owner, title = { id: '', en: '' } } = error.failure;
  if (owner === undefined) return [];
  return Object.entries(pages).flatMap(([privilege, paths]) =>
    paths.map((path) => ({
      path,
      privilege,
      module: privilege.replace(/:.*$/, ''),
      title,
      moduleTitle: title,
      owner,
    })),
  );
}

type Known = Registry & Partial<Pick<VerifiedRegistry, 'unread'>>;

/**
 * All existing pages: those of the shell's own declaration and those of the remotes in the registry. A path that is
 * already taken stays with its first owner, so no remote can replace another's page.
 */
export function routeTable(own: Remote, registry: Known | undefined): readonly OwnedRoute[] {
  const { remotes = [], unread = [] } = registry ?? {};
  const all = [
    ...routesOf(own).map((route) => ({ ...route, owner: own })),
    ...remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, owner: remote.id }))),
    ...unread.flatMap(unreadRoutes),
  ];
  const byPath = new Map<string, OwnedRoute>();
  for (const route of all) if (!byPath.has(route.path)) byPath.set(route.path, route);
  return [...byPath.values()];
}

/** The page at an address. */
export const ownedRouteAt = (table: readonly OwnedRoute[], pathname: string): OwnedRoute | undefined =>
  routeAt(table, pathname) as OwnedRoute | undefined;
