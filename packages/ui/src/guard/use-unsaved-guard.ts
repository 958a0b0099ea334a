import { registerUnsaved } from '@console/auth';
import { use, useCallback, useEffect, useRef } from 'react';
import { HoldContext } from './hold.ts';
import { registerGuard } from '../interaction/leave-guards.ts';

/**
 * Warns before typed values are lost by a link, Back, closing or reloading the tab. While there are unsaved values, an
 * expired session shows the sign-in over the page, and a tab of the page that is left keeps them. `LeaveGuard` asks.
 * @returns a function that allows the next navigation, for use after saving
 * @example
 * const allowNavigation = useUnsavedGuard(form.changed.length > 0);
 */
export function useUnsavedGuard(unsaved: boolean): () => void {
  const blocking = useRef(unsaved);
  const hold = use(HoldContext);
  useEffect(() => {
    blocking.current = unsaved;
    if (!unsaved) return undefined;
    const releases = [registerUnsaved(), registerGuard(() => blocking.current), hold?.()];
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => {
      for (const release of releases) release?.();
      removeEventListener('beforeunload', preventUnload);
    };
  }, [unsaved, hold]);
  return useCallback(() => {
    blocking.current = false;
  }, []);
}
