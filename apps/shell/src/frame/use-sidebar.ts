import { useCallback, useState, useSyncExternalStore } from 'react';
import { useStoredState } from './remembered.ts';

/** Below this width the sidebar is collapsed and opens over the page (docs/model/shell.md#sidebar). */
const narrowQuery = '(max-width: 959.98px)';

function watchWidth(listener: () => void): () => void {
  const query = window.matchMedia(narrowQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export interface SidebarState {
  /** The sidebar covers the page; the page is inert while it does. */
  readonly drawer: boolean;
  readonly shown: boolean;
  /** Folded beside the page: only its icons are left, with menus that open beside them. */
  readonly icons: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** How the sidebar is shown: beside the page, whole or as icons as last chosen; on narrow screens over it. */
export function useSidebar(address: string): SidebarState {
  const drawer = useSyncExternalStore(watchWidth, () => window.matchMedia(narrowQuery).matches);
  const [folded, setFolded] = useStoredState('sidebar-folded', false);
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    setOpen(false);
  }
  const toggle = useCallback(() => (drawer ? setOpen((was) => !was) : setFolded(!folded)), [drawer, folded, setFolded]);
  const close = useCallback(() => setOpen(false), []);
  return { drawer, shown: drawer ? open : !folded, icons: !drawer && folded, toggle, close };
}
