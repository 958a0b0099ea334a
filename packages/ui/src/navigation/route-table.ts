import { pageMatching } from '@console/contracts/core/page-match';
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

/**
 * The page that an address opens: for the frame, titles, breadcrumbs and prefetching. Literal segments win over
 * parameters and are case-sensitive (docs/model/platform.md#routes).
 * @example
 * routeAt(table, '/branch/create')?.module; // 'branch'
 */
export const routeAt = (table: readonly RouteEntry[], pathname: string): RouteEntry | undefined =>
  pageMatching(table, pathname);
