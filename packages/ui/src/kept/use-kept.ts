import { useSession, useValue } from '@console/auth';
import { useCallback, useEffect } from 'react';
import { held, known } from './held.ts';
import { keep, take } from './sending.ts';

/**
 * A preference of the user: holds at once in this tab and its twins, outlives the session in this browser, and follows the
 * user to others through the services. When they cannot be reached, what the browser has goes on to hold.
 * @param key as the contract wants it, e.g. `list.card-types`
 * @returns the value as it was kept, unchecked; and the way to keep another one, `undefined` to forget it.
 */
export function useKept(key: string): readonly [value: unknown, keep: (value: unknown) => void] {
  const { username } = useSession();
  useValue(held);
  useEffect(() => {
    void take();
  }, [username]);
  // Before the first effect the browser's own memory answers, so that a list is drawn once, as it was left.
  const { values } = known();
  return [values[key], useCallback((value: unknown) => keep(key, value), [key])];
}
