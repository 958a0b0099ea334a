import { useSession, useValue } from '@console/auth';
import { useCallback, useEffect } from 'react';
import { currentPreferences, preferences } from './stored.ts';
import { loadPreferences, savePreference } from './sending.ts';

/**
 * A preference of the user. A change applies immediately in all tabs, is stored in this browser and saved by the
 * services for other browsers. Without the services the stored value is used.
 * @param key as in the contract, e.g. `list.card-types`
 * @returns the stored value, unchecked, and a function that replaces it; `undefined` removes it
 * @example
 * const [density, setDensity] = useKept('list.density');
 */
export function useKept(key: string): readonly [value: unknown, keep: (value: unknown) => void] {
  const { username } = useSession();
  useValue(preferences);
  useEffect(() => {
    void loadPreferences();
  }, [username]);
  // Storage answers before the first effect has loaded the preferences, so that a list renders once, in its last
  // layout.
  const { values } = currentPreferences();
  return [values[key], useCallback((value: unknown) => savePreference(key, value), [key])];
}
