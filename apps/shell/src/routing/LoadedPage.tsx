import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { RemoteError } from '../federation/failure/failure.ts';
import { clearHung, isHung } from '../federation/page/hung-page.ts';
import { recordPageError } from '../federation/failure/page-errors.ts';
import { blamedFor, type PageOwner } from '../federation/page/pages.ts';
import { sendFirstCall } from './first-call.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { Progress } from './Progress.tsx';
import type { OwnedRoute } from './table.ts';
import { Unavailable } from './Unavailable.tsx';
import { usePage } from './use-page.ts';

interface LoadedPageProps {
  readonly route: OwnedRoute;
}

/** Shown instead of a page that hung this tab's previous document, until the user opens the page anyway. */
function HungPage({ owner, onRetry }: { readonly owner: PageOwner; readonly onRetry: () => void }) {
  const [error] = useState(
    () => new RemoteError('page-hung', 'The document that showed this page never ended.', blamedFor(owner)),
  );
  useEffect(() => void recordPageError(error), [error]);
  return <Unavailable error={error} onRetry={onRetry} />;
}

function OpenedPage({ route }: LoadedPageProps) {
  const { owner, path } = route;
  const page = usePage(owner, path);
  const address = useLocation();
  const { pathname } = address;
  const [isArriving] = useState(page.status === 'loading');
  // Side by side with the page's code; a page whose code is there reads for itself at once.
  const begin = useEffectEvent(() => sendFirstCall(route, address));
  useEffect(() => {
    if (isArriving) begin();
  }, [isArriving]);
  if (page.status === 'loading') return <Progress />;
  if (page.status === 'failed') return <Unavailable error={page.error} onRetry={page.retry} />;
  return (
    <PageBoundary owner={owner} pathname={pathname}>
      <page.Component />
    </PageBoundary>
  );
}

/** The page of an address the user may see, loaded, within its error boundary. Must be remounted for every address. */
export function LoadedPage({ route }: LoadedPageProps) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(() => !isHung(pathname));
  const open = () => {
    clearHung();
    setOpened(true);
  };
  return opened ? <OpenedPage route={route} /> : <HungPage owner={route.owner} onRetry={open} />;
}
