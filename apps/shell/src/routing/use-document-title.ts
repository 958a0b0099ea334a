import { useText } from '@console/ui/messages';
import { useBreadcrumbLabels } from '@console/ui/page';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHeldRoutes } from './guard.ts';
import { ownedRouteAt, type OwnedRoute } from './table.ts';

/** Names the page, and its record or the one above it, in the browser's tab; a page not held goes by no name, as an unknown one. */
export function useDocumentTitle(table: readonly OwnedRoute[]): void {
  const text = useText();
  const labels = useBreadcrumbLabels();
  const { pathname } = useLocation();
  const label = labels.get(pathname) ?? [...labels.values()].at(-1);
  const route = ownedRouteAt(useHeldRoutes(table), pathname);
  const title = [label, route && text(route.title), 'Console'].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
