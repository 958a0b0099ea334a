import { useMemo } from 'react';
import { useRoutes, type RouteObject } from 'react-router';
import Frame from '../frame/Frame.tsx';
import SystemPage from '../pages/SystemPage.tsx';
import { NoRoute } from './NoRoute.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import type { OwnedRoute } from './table.ts';
import { useRegistry } from './use-registry.ts';

const routeOf = ({ path, owner, privilege }: OwnedRoute): RouteObject => ({
  path,
  element: <RoutedPage owner={owner} path={path} privilege={privilege} />,
});

const systemRoutes: readonly RouteObject[] = ([403, 404, 500, 503] as const).map((code) => ({
  path: `/page-${code}`,
  element: <SystemPage code={code} />,
}));

/** The page of the current address in its frame. Words of a path win over parameters, whoever declares them. */
export function Pages({ table }: { readonly table: readonly OwnedRoute[] }) {
  const settled = useRegistry().status !== 'reading';
  const routes = useMemo(
    (): RouteObject[] => [
      {
        element: <Frame settled={settled} />,
        children: [...systemRoutes, ...table.map(routeOf), { path: '*', element: <NoRoute /> }],
      },
    ],
    [table, settled],
  );
  return useRoutes(routes);
}
