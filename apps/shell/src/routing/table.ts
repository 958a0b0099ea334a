import type { Text } from '@console/contracts/core/text';
import { routesOf, type Registry, type Remote, type RouteEntry } from '@console/contracts/core/remote';
import { routeAt } from '@console/ui/navigation';
import type { PageOwner } from '../federation/page/pages.ts';
import { ownFirstCalls } from './own-first-calls.ts';
import type { VerifiedRegistry, UnreadRemote } from '../federation/registry/verified-registry.ts';

/** A row of the route table with the owner of its page. */
export interface OwnedRoute extends RouteEntry {
  readonly owner: PageOwner;
  /** What it needs is not known before the record of its remote has been read. */
  readonly pending?: true;
}

/** Pages as the signed document names them, under the title of their remote. */
const namedRoutes = (owner: string, title: Text, pages: UnreadRemote['pages'], rest: object = {}): OwnedRoute[] =>
  Object.entries(pages).flatMap(([privilege, paths]) =>
    paths.map((path) => ({
      path,
      privilege,
      module: privilege.replace(/:.*$/, ''),
      title,
      moduleTitle: title,
      owner,
      ...rest,
    })),
  );

/** Pages of a remote whose record cannot be read: they stay in the table and show the failure. */
function unreadRoutes({ error, pages }: UnreadRemote): OwnedRoute[] {
  const { remote: owner, title = { id: '', en: '' } } = error.failure;
  return owner === undefined ? [] : namedRoutes(owner, title, pages);
}

type Known = Registry & Partial<Pick<VerifiedRegistry, 'unread' | 'pending'>>;

/**
 * All existing pages: those of the shell's own declaration and those of the remotes in the registry. A path that is
 * already taken stays with its first owner, so no remote can replace another's page.
 */
export function routeTable(own: Remote, registry: Known | undefined): readonly OwnedRoute[] {
  const { remotes = [], unread = [], pending = [] } = registry ?? {};
  const all = [
    ...routesOf(own).map((route) => {
      const first = ownFirstCalls[route.path];
      return { ...route, ...(first ? { first } : {}), owner: own };
    }),
    ...remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, owner: remote.id }))),
    ...unread.flatMap(unreadRoutes),
    ...pending.flatMap(({ id, title, pages }) => namedRoutes(id, title, pages, { pending: true })),
  ];
  const byPath = new Map<string, OwnedRoute>();
  for (const route of all) if (!byPath.has(route.path)) byPath.set(route.path, route);
  return [...byPath.values()];
}

/** The page at an address. */
export const ownedRouteAt = (table: readonly OwnedRoute[], pathname: string): OwnedRoute | undefined =>
  routeAt(table, pathname) as OwnedRoute | undefined;
