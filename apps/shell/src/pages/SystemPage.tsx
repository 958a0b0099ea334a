import { loadMenu, menu as privileges, useMenu } from '@console/auth';
import {
  ForbiddenContent,
  MaintenanceContent,
  MenuFailedContent,
  NotFoundContent,
  ServerErrorContent,
} from '@console/ui/page';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { retryUntilStopped } from '../federation/failure/keep-trying.ts';
import { leaveConsole } from '../sign-in/index.ts';

const retry = () => void loadMenu();
/** Nothing while a read is under way. */
const retryFailed = async () => (privileges.get().state === 'failed' ? loadMenu() : undefined);

/** `/page-403`: access refused, or the privileges could not be read (E8); they are requested again until they are. */
function Forbidden() {
  const menu = useMenu();
  const isLoaded = menu.state === 'loaded';
  useEffect(() => (isLoaded ? undefined : retryUntilStopped('privileges', retryFailed)), [isLoaded]);
  const { state } = useLocation() as { state: { from?: string } | null };
  if (menu.state === 'loaded') return state?.from ? <Navigate to={state.from} replace /> : <ForbiddenContent />;
  return <MenuFailedContent busy={menu.state === 'loading'} onRetry={retry} onSignOut={() => void leaveConsole()} />;
}

/** `/page-403`, `/page-404`, `/page-500`, `/page-503`: content within the frame. */
export default function SystemPage({ code }: { readonly code: 403 | 404 | 500 | 503 }) {
  switch (code) {
    case 403:
      return <Forbidden />;
    case 404:
      return <NotFoundContent />;
    case 500:
      return <ServerErrorContent />;
    case 503:
      return <MaintenanceContent />;
  }
}
