import { ForbiddenContent, NotFoundContent, RecordNotFoundContent } from '@console/ui/page';
import { useLocation } from 'react-router';
import { useVerdict } from './guard.ts';
import { LoadedPage } from './LoadedPage.tsx';
import { Progress } from './Progress.tsx';
import type { OwnedRoute } from './table.ts';

/**
 * A page behind its guard: what its declaration needs is held and its address names a record that can be, else content
 * 404 or 403, no code and no data fetched. No page guards itself (docs/model/platform.md#route-guard).
 */
export function RoutedPage({ route }: { readonly route: OwnedRoute }) {
  const address = useLocation();
  const verdict = useVerdict(route, address);
  if (verdict === 'waiting') return <Progress />;
  if (verdict === 'unknown') return <NotFoundContent />;
  if (verdict === 'no-record') return <RecordNotFoundContent />;
  if (verdict !== 'content')
    return <ForbiddenContent key={route.path} needs={verdict === 'other-office' ? undefined : verdict} />;
  return <LoadedPage key={address.pathname} owner={route.owner} path={route.path} />;
}
