import { createStore, keepNumbers } from '@console/api';
import { checkSession } from '@console/auth';
import { PrefetchContext, RouteTableContext } from '@console/ui/navigation';
import { useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router';
import administration from '../administration/declaration.ts';
import { holdFirstInbox } from '../frame/header/inbox.ts';
import { ProofHost } from '../proof/ProofHost.tsx';
import { Pages } from './Pages.tsx';
import { routeTable } from './table.ts';
import { useDevelopmentNotice } from './use-development-notice.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useLoopStop } from './use-loop-stop.ts';
import { useOutsideErrors } from './use-outside-errors.ts';
import { usePrefetchOf } from './use-prefetch.ts';
import { useLateRecords, useRegistry, useRegistryWatch } from './use-registry.ts';
import { useStepBackNotice } from './use-step-back-notice.ts';
import { useTelemetry } from './use-telemetry.ts';
import { useUpdateNotice } from './use-update-notice.ts';

/** Everything that needs a session: the store, the frame, and in it the page of the address. */
export default function SignedIn() {
  const [store] = useState(() => {
    holdFirstInbox();
    return createStore();
  });
  const registry = useRegistry();
  const document = 'registry' in registry ? registry.registry : undefined;
  const table = useMemo(() => routeTable(administration, document), [document]);
  const { key, search } = useLocation();
  useEffect(() => void checkSession(), [key]);
  useEffect(() => void keepNumbers(search), [search]);
  useRegistryWatch();
  useLateRecords();
  useDevelopmentNotice();
  useLoopStop();
  useOutsideErrors();
  useStepBackNotice();
  useTelemetry();
  useUpdateNotice();
  useDocumentTitle(table);
  return (
    <Provider store={store}>
      <RouteTableContext value={table}>
        <PrefetchContext value={usePrefetchOf(table)}>
          <Pages table={table} />
          <ProofHost />
        </PrefetchContext>
      </RouteTableContext>
    </Provider>
  );
}
