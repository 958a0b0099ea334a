import { menu, useValue } from '@console/auth';
import { NotFoundContent } from '@console/ui/page';
import { useLocation } from 'react-router';
import type { PageOwner } from '../federation/pages.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { Progress } from './Progress.tsx';
import { Unavailable } from './Unavailable.tsx';
import { usePage } from './use-page.ts';

interface RoutedPageProps {
  readonly owner: PageOwner;
  /** The pattern of the route table. */
  readonly path: string;
  readonly privilege: string;
}

/** A page behind its guard: menu loaded, privilege held (else the content 404, no code and no data fetched), then loaded. */
export function RoutedPage({ owner, path, privilege }: RoutedPageProps) {
  const held = useValue(menu);
  const { pathname } = useLocation();
  if (held.state !== 'loaded') return <Progress />;
  if (!Object.hasOwn(held.data.privileges, privilege)) return <NotFoundContent />;
  return <LoadedPage key={pathname} owner={owner} path={path} />;
}

function LoadedPage({ owner, path }: Omit<RoutedPageProps, 'privilege'>) {
  const page = usePage(owner, path);
  if (page.status === 'loading') return <Progress />;
  if (page.status === 'failed') return <Unavailable error={page.error} onRetry={page.retry} />;
  return (
    <PageBoundary owner={owner}>
      <page.Component />
    </PageBoundary>
  );
}
