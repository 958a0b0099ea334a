import { registerUnsaved } from '@console/auth';
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../dialogs/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

/**
 * Asks before typing is lost, whatever the way out: a link, Back, closing or reloading the tab. While something is
 * unsaved, the end of the session shows the sign-in over the page.
 * @returns a function that lets the next navigation pass, for use after saving
 */
export function useUnsavedGuard(unsaved: boolean): () => void {
  const t = useMessages(messages);
  const held = useRef(unsaved);
  useEffect(() => {
    held.current = unsaved;
    if (!unsaved) return undefined;
    const release = registerUnsaved();
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => {
      release();
      removeEventListener('beforeunload', stay);
    };
  }, [unsaved]);

  const blocker = useBlocker(
    useCallback<Exclude<Parameters<typeof useBlocker>[0], boolean>>(
      ({ currentLocation, nextLocation }) => held.current && currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Staying needs no answer: the address has already stayed, and the next attempt is asked about anew.
    confirm({ title: t('leave'), action: t('go'), danger: true }, () => blocker.proceed());
  }, [blocker, t]);
  return useCallback(() => {
    held.current = false;
  }, []);
}
