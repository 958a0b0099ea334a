import { useMemo } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router';
import Frame from '../frame/Frame.tsx';
import SystemPage from '../pages/SystemPage.tsx';
import { NoRoute } from './NoRoute.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { systemPageAt } from './system-pages.ts';
import { ownedRouteAt, type OwnedRoute } from './table.ts';
import { useRegistry } from './use-registry.ts';

const unknown: RouteObject = { path: '*', element: <NoRoute /> };

/** The page of an address. The router only parses its parameters: the shared matcher (`routeAt`) chooses the page. */
function pageAt(table: readonly OwnedRoute[], pathname: string): RouteObject {
  const system = systemPageAt(pathname);
  if (system) return { path: '*', element: <SystemPage code={system} /> };
  const route = ownedRouteAt(table, pathname);
  return route ? { path: route.path, caseSensitive: true, element: <RoutedPage route={route} /> } : unknown;
}

/** The page of the current address in its frame. */
export function Pages({ table }: { readonly table: readonly OwnedRoute[] }) {
  const { status } = useRegistry();
  const { pathname } = useLocation();
  const routes = useMemo((): RouteObject[] => {
    const frame = <Frame settled={status !== 'reading'} complete={status !== 'unreachable'} />;
    return [{ element: frame, children: [pageAt(table, pathname), unknown] }];
  }, [table, status, pathname]);
  return useRoutes(routes);
}
