import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { RemoteError } from '../federation/failure/failure.ts';
import { forgetHung, isHung } from '../federation/page/hung-page.ts';
import { notePageError } from '../federation/failure/page-errors.ts';
import { blamedFor, type PageOwner } from '../federation/page/pages.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { Progress } from './Progress.tsx';
import { Unavailable } from './Unavailable.tsx';
import { usePage } from './use-page.ts';

interface LoadedPageProps {
  readonly owner: PageOwner;
  /** The pattern of the route table. */
  readonly path: string;
}

/** Stands in for a page that made the last document of this tab hang, until somebody wants it all the same. */
function HungPage({ owner, onRetry }: { readonly owner: PageOwner; readonly onRetry: () => void }) {
  const [error] = useState(
    () => new RemoteError('page-hung', 'The document that showed this page never ended.', blamedFor(owner)),
  );
  useEffect(() => void notePageError(error), [error]);
  return <Unavailable error={error} onRetry={onRetry} />;
}

function OpenedPage({ owner, path }: LoadedPageProps) {
  const page = usePage(owner, path);
  const { pathname } = useLocation();
  if (page.status === 'loading') return <Progress />;
  if (page.status === 'failed') return <Unavailable error={page.error} onRetry={page.retry} />;
  return (
    <PageBoundary owner={owner} pathname={pathname}>
      <page.Component />
    </PageBoundary>
  );
}

/** The page of an address that is held: loaded, within its boundary. To be mounted anew for every address. */
export function LoadedPage({ owner, path }: LoadedPageProps) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(() => !isHung(pathname));
  const open = () => {
    forgetHung();
    setOpened(true);
  };
  return opened ? <OpenedPage owner={owner} path={path} /> : <HungPage owner={owner} onRetry={open} />;
}
