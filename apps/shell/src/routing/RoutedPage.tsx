import { ForbiddenContent, NotFoundContent, RecordNotFoundContent } from '@console/ui/page';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readRecordOf } from '../federation/registry/registry.ts';
import { useVerdict } from './guard.ts';
import { LoadedPage } from './LoadedPage.tsx';
import { Progress } from './Progress.tsx';
import type { OwnedRoute } from './table.ts';

/**
 * A page behind its route guard: shown when the user has the declared access and the address can name a record; else
 * 404 or 403 as content, with no code or data fetched. Pages do not check access themselves
 * (docs/model/platform.md#route-guard).
 */
export function RoutedPage({ route }: { readonly route: OwnedRoute }) {
  return route.pending ? <PendingPage owner={route.owner} /> : <GuardedPage route={route} />;
}

/** A page of a remote whose record is read now: the table then says what the page needs. */
function PendingPage({ owner }: Pick<OwnedRoute, 'owner'>) {
  useEffect(() => {
    if (typeof owner === 'string') void readRecordOf(owner);
  }, [owner]);
  return <Progress />;
}

function GuardedPage({ route }: { readonly route: OwnedRoute }) {
  const address = useLocation();
  const verdict = useVerdict(route, address);
  if (verdict === 'waiting') return <Progress />;
  if (verdict === 'unknown') return <NotFoundContent />;
  if (verdict === 'no-record') return <RecordNotFoundContent />;
  if (verdict !== 'content')
    return <ForbiddenContent key={route.path} needs={verdict === 'other-office' ? undefined : verdict} />;
  return <LoadedPage key={address.pathname} route={route} />;
}
