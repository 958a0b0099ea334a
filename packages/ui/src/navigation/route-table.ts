import type { RouteEntry } from '@console/contracts/core/remote';
import { createContext, useContext } from 'react';

/** All pages that exist now: the shell's own and those of the registry. Filled by the shell's router. */
export const RouteTableContext = createContext<readonly RouteEntry[]>([]);

export const useRouteTable = (): readonly RouteEntry[] => useContext(RouteTableContext);

/** A slash at the end changes nothing; an empty part elsewhere is a part. */
const segmentsOf = (path: string): string[] =>
  path
    .replace(/(?<=.)\/$/, '')
    .split('/')
    .slice(1);

/** How many of the pattern's segments are the path's own words; undefined when the path does not fit. */
function fit(pattern: string, path: readonly string[]): number | undefined {
  const wanted = segmentsOf(pattern);
  if (wanted.length !== path.length) return undefined;
  let words = 0;
  for (const [index, segment] of wanted.entries()) {
    if (segment.startsWith(':') && path[index] !== '') continue;
    if (segment !== path[index]) return undefined;
    words += 1;
  }
  return words;
}

/**
 * The page an address opens, for everything that asks: the frame, titles, breadcrumbs, prefetching. Words of a path win over
 * parameters (docs/model/platform.md#routes), letter for letter.
 */
export function routeAt(table: readonly RouteEntry[], pathname: string): RouteEntry | undefined {
  const path = segmentsOf(pathname);
  let best: RouteEntry | undefined;
  let most = -1;
  for (const entry of table) {
    const words = fit(entry.path, path);
    if (words !== undefined && words > most) [best, most] = [entry, words];
  }
  return best;
}
