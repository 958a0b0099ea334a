import { registerUnsaved } from '@console/auth';
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../dialogs/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { pageIdentity } from './page-identity.ts';

/**
 * Warns before typed values are lost by a link, Back, closing or reloading the tab. While there are unsaved values, an
 * expired session shows the sign-in over the page.
 * @returns a function that allows the next navigation, for use after saving
 * @example
 * const allowNavigation = useUnsavedGuard(form.changed.length > 0);
 */
export function useUnsavedGuard(unsaved: boolean): () => void {
  const t = useMessages(messages);
  const blocking = useRef(unsaved);
  useEffect(() => {
    blocking.current = unsaved;
    if (!unsaved) return undefined;
    const release = registerUnsaved();
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => {
      release();
      removeEventListener('beforeunload', preventUnload);
    };
  }, [unsaved]);

  const blocker = useBlocker(
    useCallback<Exclude<Parameters<typeof useBlocker>[0], boolean>>(
      ({ currentLocation, nextLocation }) =>
        blocking.current && pageIdentity(currentLocation) !== pageIdentity(nextLocation),
      [],
    ),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Cancel needs no action: the blocked navigation has not happened, and the next one is blocked again.
    confirm({ title: t('leave'), action: t('go'), danger: true, local: true }, () => blocker.proceed());
  }, [blocker, t]);
  return useCallback(() => {
    blocking.current = false;
  }, []);
}
