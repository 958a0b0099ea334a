import type { RouteEntry } from '@console/contracts/core/remote';
import { createContext, useContext } from 'react';

/**
 * All pages that exist now: the shell's own and those of the registry. The shell's router provides it.
 * @example
 * <RouteTableContext value={table}>{children}</RouteTableContext>
 */
export const RouteTableContext = createContext<readonly RouteEntry[]>([]);

/**
 * All pages that exist now.
 * @example
 * const page = routeAt(useRouteTable(), pathname);
 */
export const useRouteTable = (): readonly RouteEntry[] => useContext(RouteTableContext);

/** A trailing slash is ignored; an empty segment elsewhere counts. */
const segmentsOf = (path: string): string[] =>
  path
    .replace(/(?<=.)\/$/, '')
    .split('/')
    .slice(1);

/** Number of literal segments in a pattern that matches the path; undefined when it does not match. */
function literalMatches(pattern: string, path: readonly string[]): number | undefined {
  const segments = segmentsOf(pattern);
  if (segments.length !== path.length) return undefined;
  let words = 0;
  for (const [index, segment] of segments.entries()) {
    if (segment.startsWith(':') && path[index] !== '') continue;
    if (segment !== path[index]) return undefined;
    words += 1;
  }
  return words;
}

/**
 * The page that an address opens: for the frame, titles, breadcrumbs and prefetching. Literal segments win over
 * parameters and are case-sensitive (docs/model/platform.md#routes).
 * @example
 * routeAt(table, '/branch/create')?.module; // 'branch'
 */
export function routeAt(table: readonly RouteEntry[], pathname: string): RouteEntry | undefined {
  const path = segmentsOf(pathname);
  let best: RouteEntry | undefined;
  let most = -1;
  for (const entry of table) {
    const words = literalMatches(entry.path, path);
    if (words !== undefined && words > most) [best, most] = [entry, words];
  }
  return best;
}
