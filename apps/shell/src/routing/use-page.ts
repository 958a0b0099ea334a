import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { asRemoteError, type RemoteError } from '../federation/failure/failure.ts';
import { loadedPage, loadPage, retryPage, type PageOwner } from '../federation/page/pages.ts';
import { readRegistryNow } from '../federation/registry/registry.ts';
import { openNewDocument, wantsNewDocument } from './new-document.ts';

type PageState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Component: ComponentType }
  | { readonly status: 'failed'; readonly error: RemoteError };

const loading: PageState = { status: 'loading' };

/** Loads a page. @returns its state, or `null` when a new document loads instead */
async function outcomeOf(load: typeof loadPage, owner: PageOwner, path: string): Promise<PageState | null> {
  if (openNewDocument(owner)) return null;
  try {
    return { status: 'ready', Component: await load(owner, path) };
  } catch (cause) {
    const error = asRemoteError(cause, 'render-failed');
    // A redeploy may have removed files of the running version.
    if (error.failure.kind === 'chunk-missing') await readRegistryNow();
    return openNewDocument(owner) ? null : { status: 'failed', error };
  }
}

/**
 * Loads a page and returns its state. The component must be remounted for every address: then the first navigation
 * after a newer release is known loads it, and a page on the screen is never replaced.
 */
export function usePage(owner: PageOwner, path: string): PageState & { readonly retry: () => void } {
  const [state, setState] = useState<PageState>(() => {
    const Component = loadedPage(owner, path);
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
