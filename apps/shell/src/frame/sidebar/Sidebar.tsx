import { searchedText } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { messages } from '../messages.ts';
import { useStoredState } from '../remembered.ts';
import { activeUrl } from './active.ts';
import { linksOf, searchGroups, type SidebarGroup, type SidebarMenu as Menu } from './groups.ts';
import { onSidebarKey } from './keyboard.ts';
import { scrollWithin, useKeptScroll } from './scroll.ts';
import { SearchBox } from './SearchBox.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';

/** Number of items from which the sidebar has a search box (docs/model/shell.md#sidebar). */
const searchFrom = 12;

const holds = (menu: Menu, url: string | undefined): boolean =>
  url !== undefined && (menu.url === url || menu.links.some((link) => link.url === url));

/** Keys of the open menus; the menu of the current page opens automatically. */
function useOpenMenus(groups: readonly SidebarGroup[], active: string | undefined) {
  const [open, setOpen] = useStoredState<readonly string[]>('sidebar-open', []);
  const owner = useMemo(
    () => groups.flatMap((group) => group.menus).find((menu) => menu.links.some((link) => link.url === active))?.key,
    [groups, active],
  );
  const latest = useRef(open);
  const change = useCallback(
    (next: readonly string[]) => {
      latest.current = next;
      setOpen(next);
    },
    [setOpen],
  );
  useEffect(() => {
    if (owner && !latest.current.includes(owner)) change([...latest.current, owner]);
  }, [owner, change]);
  const toggle = useCallback(
    (key: string) =>
      change(latest.current.includes(key) ? latest.current.filter((each) => each !== key) : [...latest.current, key]),
    [change],
  );
  return { open, toggle, revealed: owner === undefined || open.includes(owner) };
}

export interface SidebarProps {
  readonly groups: readonly SidebarGroup[];
  readonly loading: boolean;
  /** Only icons; the links of a menu open beside its icon. */
  readonly icons?: boolean;
}

/** The user's menu in its groups, without items whose screens do not exist. */
export function Sidebar({ groups, loading, icons = false }: SidebarProps) {
  const t = useMessages(messages);
  const { pathname } = useLocation();
  const [term, setTerm] = useState('');
  const links = useMemo(() => linksOf(groups), [groups]);
  const active = useMemo(
    () =>
      activeUrl(
        links.map((link) => link.url),
        pathname,
      ),
    [links, pathname],
  );
  const { open, toggle, revealed } = useOpenMenus(groups, active);
  const found = useMemo(() => searchGroups(groups, icons ? '' : term), [groups, term, icons]);
  const [flyout, setFlyout] = useState<string | null>(null);
  const nav = useKeptScroll(!loading);
  useEffect(() => {
    const node = nav.current;
    node?.addEventListener('keydown', onSidebarKey);
    return () => node?.removeEventListener('keydown', onSidebarKey);
  }, [nav]);
  useEffect(() => {
    const link = revealed && !loading ? nav.current?.querySelector('a.active') : undefined;
    if (nav.current && link) scrollWithin(nav.current, link);
  }, [nav, active, revealed, loading]);

  return (
    <nav className="sidebar-nav" data-icons={icons || undefined} aria-label={t('menu')} aria-busy={loading} ref={nav}>
      {loading && (
        <output className="sidebar-skeleton" aria-label={t('loadingMenu')}>
          {Array.from({ length: 8 }, (_, line) => (
            <span key={line} />
          ))}
        </output>
      )}
      {!loading && !icons && links.length >= searchFrom && <SearchBox label={t('searchMenu')} onSearch={setTerm} />}
      {!loading &&
        found.map((group) => (
          <div key={group.key} className="sidebar-group" data-group={group.key}>
            <h2 id={`menu-${group.key}`}>{group.title}</h2>
            <ul aria-labelledby={`menu-${group.key}`}>
              {group.menus.map((menu) => (
                <SidebarMenu
                  key={menu.key}
                  menu={menu}
                  open={icons ? flyout === menu.key : searchedText(term) !== '' || open.includes(menu.key)}
                  onFlyout={icons ? setFlyout : undefined}
                  active={holds(menu, active) ? active : undefined}
                  onToggle={toggle}
                />
              ))}
            </ul>
          </div>
        ))}
      {!loading && found.length === 0 && groups.length > 0 && (
        <output className="sidebar-empty">{t('nothingFound')}</output>
      )}
    </nav>
  );
}
