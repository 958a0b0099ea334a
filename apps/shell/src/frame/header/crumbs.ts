import type { RouteEntry } from '@console/contracts/core/remote';
import type { Text } from '@console/contracts/core/text';
import { routeAt } from '@console/ui/navigation';

export interface Crumb {
  /** A text of the route table, or the record's own label. */
  readonly title: Text | string;
  /** Address of the crumb's page; the last crumb is the current page. */
  readonly path: string;
}

/**
 * Breadcrumbs from the module's page to this one; every crumb is an existing page. The record's label replaces the
 * title of the record's page, or comes before a page that acts on it (docs/model/specification.md#breadcrumbs).
 * @param above labels of parent records, by the address of their pages
 */
export function crumbsOf(
  table: readonly RouteEntry[],
  pathname: string,
  label?: string,
  above: ReadonlyMap<string, string> = new Map(),
): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const pages = segments.flatMap((_, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    const entry = routeAt(table, path);
    return entry ? [{ entry, path }] : [];
  });
  // All pages of a remote that is away go by its title: it is said once.
  const steps = pages.filter(({ entry }, index) => entry.title !== pages[index - 1]?.entry.title);
  const named = (path: string) => (path === pathname ? undefined : above.get(path));
  // A record above that has a name of its own is not called by the name of what is below it.
  const record =
    label === undefined ? -1 : steps.findLastIndex(({ entry, path }) => /\/:\w+$/.test(entry.path) && !named(path));
  const crumbs: Crumb[] = steps.map(({ entry, path }, index) => ({
    title: index === record && label ? label : (named(path) ?? entry.title),
    path,
  }));
  if (label && record < 0) {
    const ownIndex = crumbs.length > 1 ? crumbs.length - 1 : crumbs.length;
    crumbs.splice(ownIndex, 0, { title: label, path: pathname });
  }
  return crumbs;
}
