import { useCan, useMenu, useOnline, useProfile, useValue } from '@console/auth';
import { ConfirmHost } from '@console/ui/dialogs';
import { LeaveGuard } from '@console/ui/guard';
import { useMessages, useText } from '@console/ui/messages';
import { routeAt, useRouteTable } from '@console/ui/navigation';
import { MaintenanceContent } from '@console/ui/page';
import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { development } from '../federation/development/running.ts';
import { LeavingBoundary } from '../routing/LeavingBoundary.tsx';
import { Header } from './header/Header.tsx';
import { useVisibleRoutes } from '../routing/guard.ts';
import { isClosed, switchModule, useMaintenance } from './maintenance.ts';
import { messages } from './messages.ts';
import { groupsOf } from './sidebar/groups.ts';
import { ReconnectBanner } from './TryingBanner.tsx';
import { SidebarPanel } from './sidebar/SidebarPanel.tsx';
import { useArrival } from './use-arrival.ts';
import { useDayChange } from './use-day-change.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSidebar } from './use-sidebar.ts';
import { leaveConsole } from '../sign-in/index.ts';
import './frame.css';
import { later } from '@console/ui/later';

const DevelopmentBanner = later(() => import('./DevelopmentBanner.tsx'));
const ViewingBanner = later(() => import('./ViewingBanner.tsx'));
const sidebarId = 'sidebar';
const forbidden = '/page-403';

interface FrameProps {
  /** Whether the existing pages are known; until then the sidebar waits, so that nothing moves under the pointer. */
  readonly settled: boolean;
  /** Whether all pages are known; if not, every menu item stays, and its page shows the failure. */
  readonly complete?: boolean;
}

/** The frame around every page of a signed-in user: header, sidebar, business line; the router renders the page. */
export default function Frame({ settled, complete = true }: FrameProps) {
  const t = useMessages(messages);
  const read = useText();
  const menu = useMenu();
  const profile = useProfile();
  const online = useOnline();
  const isDeveloping = useValue(development) !== null;
  const table = useRouteTable();
  const held = useVisibleRoutes(table);
  const { pathname, search } = useLocation();
  const maintenance = useMaintenance();
  const keepsSettings = useCan(`${switchModule}:browse`)('update');
  const sidebar = useSidebar(pathname);
  const arrived = useArrival(settled);
  const content = useRef<HTMLElement>(null);
  const groups = useMemo(() => {
    const paths = new Set(table.map((entry) => entry.path));
    return menu.state === 'loaded' ? groupsOf(menu.data, { exists: (url) => !complete || paths.has(url), read }) : [];
  }, [menu, table, complete, read]);

  // Newer browsers return a promise, which an effect must not return.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  useKeptFocus(content, pathname);
  useDayChange();

  if (menu.state === 'failed' && pathname !== forbidden)
    return <Navigate to={forbidden} replace state={{ from: pathname + search }} />;
  // Users who edit the settings stay in, so that they can switch it off.
  if (maintenance.modules.includes('*') && menu.state !== 'loading' && !keepsSettings)
    return <Navigate to="/503" replace state={{ message: maintenance.message }} />;

  const withSidebar = menu.state !== 'failed' && (menu.state === 'loaded' || pathname !== forbidden);
  const person = profile.state === 'loaded' ? profile.data : undefined;
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };
  return (
    <div
      className="frame"
      data-sidebar={!withSidebar ? 'folded' : sidebar.shown ? 'shown' : sidebar.icons ? 'icons' : 'folded'}
      data-drawer={sidebar.drawer}
    >
      {menu.state === 'loaded' && menu.data.viewing && <ViewingBanner viewing={menu.data.viewing} />}
      <a className="skip" href="#content" onClick={skip}>
        {t('skip')}
      </a>
      <Header
        person={person}
        online={online}
        onSignOut={() => void leaveConsole()}
        sidebar={withSidebar ? { id: sidebarId, shown: sidebar.shown, onToggle: sidebar.toggle } : undefined}
      />
      {withSidebar && (
        <SidebarPanel id={sidebarId} state={sidebar} groups={groups} loading={menu.state === 'loading' || !settled} />
      )}
      <main
        id="content"
        className="content"
        tabIndex={-1}
        ref={content}
        inert={withSidebar && sidebar.drawer && sidebar.shown}
      >
        {isDeveloping && <DevelopmentBanner />}
        {!online && (
          <p className="offline-banner" role="alert">
            {t('offlineBanner')}
          </p>
        )}
        <ReconnectBanner />
        <LeavingBoundary>
          {isClosed(maintenance, routeAt(held, pathname)?.module) ? (
            <MaintenanceContent message={maintenance.message} />
          ) : (
            arrived && <Outlet />
          )}
        </LeavingBoundary>
      </main>
      <ConfirmHost />
      <LeaveGuard />
    </div>
  );
}
