import { useText } from '@console/ui/messages';
import { useBreadcrumbLabels } from '@console/ui/page';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useVisibleRoutes } from './guard.ts';
import { ownedRouteAt, type OwnedRoute } from './table.ts';

/**
 * Sets the tab's title from the page and its record (or parent record). A page the user may not see gets the title of
 * an unknown one.
 */
export function useDocumentTitle(table: readonly OwnedRoute[]): void {
  const text = useText();
  const labels = useBreadcrumbLabels();
  const { pathname } = useLocation();
  const label = labels.get(pathname) ?? [...labels.values()].at(-1);
  const route = ownedRouteAt(useVisibleRoutes(table), pathname);
  const title = [label, route && text(route.title), 'Console'].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
