import { useText } from '@console/ui/messages';
import { useBreadcrumbLabel } from '@console/ui/page';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ownedRouteAt, type OwnedRoute } from './table.ts';

/** Names the page, and its record where it has one, in the browser's tab. */
export function useDocumentTitle(table: readonly OwnedRoute[]): void {
  const text = useText();
  const label = useBreadcrumbLabel();
  const { pathname } = useLocation();
  const route = ownedRouteAt(table, pathname);
  const title = [label, route && text(route.title), 'Console'].filter(Boolean).join(' · ');
  useEffect(() => { document.title = title; }, [title]);
}
