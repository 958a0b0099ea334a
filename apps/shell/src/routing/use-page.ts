import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { asRemoteError, type RemoteError } from '../federation/failure/failure.ts';
import { knownPage, loadPage, retryPage, type PageOwner } from '../federation/page/pages.ts';
import { readRegistryNow } from '../federation/registry/registry.ts';
import { beginNewDocument, wantsNewDocument } from './new-document.ts';

type PageState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Component: ComponentType }
  | { readonly status: 'failed'; readonly error: RemoteError };

const loading: PageState = { status: 'loading' };

/** How the page is after loading it; `null` when a new document is on its way instead. */
async function outcomeOf(load: typeof loadPage, owner: PageOwner, path: string): Promise<PageState | null> {
  if (beginNewDocument(owner)) return null;
  try {
    return { status: 'ready', Component: await load(owner, path) };
  } catch (cause) {
    const error = asRemoteError(cause, 'render-failed');
    // Files of the running version may have gone with a redeploy.
    if (error.failure.kind === 'chunk-missing') await readRegistryNow();
    return beginNewDocument(owner) ? null : { status: 'failed', error };
  }
}

/**
 * Loads a page and answers how far that is. The component using it must be mounted anew for every address: then a
 * newer release is picked up by the first navigation after it is known, and a page on the screen is never swapped.
 */
export function usePage(owner: PageOwner, path: string): PageState & { readonly retry: () => void } {
  const [state, setState] = useState<PageState>(() => {
    const Component = knownPage(owner, path);
    return Component && !wantsNewDocument(owner) ? { status: 'ready', Component } : loading;
  });
  const run = useCallback(
    (load: typeof loadPage) => {
      void outcomeOf(load, owner, path).then((outcome) => outcome && setState(outcome));
    },
    [owner, path],
  );
  useEffect(() => run(loadPage), [run]);

  const retry = () => {
    setState(loading);
    run(retryPage);
  };
  return { ...state, retry };
}
