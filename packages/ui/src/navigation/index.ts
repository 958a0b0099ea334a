export { initialsOf } from './initials.ts';
export { useListLink } from './list-link.ts';
export { useModules } from './modules.ts';
export { PageLink } from './PageLink.tsx';
export { PrefetchContext, usePrefetch, type Prefetch } from './prefetch.ts';
export { RouteTableContext, routeAt, useRouteTable } from './route-table.ts';
