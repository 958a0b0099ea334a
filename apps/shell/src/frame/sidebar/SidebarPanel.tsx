import { useEffect, useRef } from 'react';
import type { SidebarState } from '../use-sidebar.ts';
import type { SidebarGroup } from './groups.ts';
import { Sidebar } from './Sidebar.tsx';
import './sidebar.css';

/** The sidebar: next to the page, whole or as icons, or as a drawer over the dimmed page until it is closed. */
export function SidebarPanel({
  id,
  state,
  groups,
  loading,
}: {
  readonly id: string;
  readonly state: SidebarState;
  readonly groups: readonly SidebarGroup[];
  readonly loading: boolean;
}) {
  const { drawer, shown, icons, close } = state;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!drawer || !shown) return undefined;
    const node = panel.current;
    const before = document.activeElement;
    (node?.querySelector<HTMLElement>('a.active') ?? node?.querySelector<HTMLElement>('[data-item]'))?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement && node?.contains(document.activeElement)) before.focus();
    };
  }, [drawer, shown, close]);
  return (
    <>
      {drawer && shown && <div className="scrim" onClick={close} aria-hidden="true" />}
      <aside className="sidebar" id={id} ref={panel} inert={!shown && !icons}>
        <Sidebar groups={groups} loading={loading} icons={icons} />
      </aside>
    </>
  );
}
