import { setPreferences, usePreferences, type Density } from '@console/auth';
import { useCallback, useEffect } from 'react';
import { useKept } from '../../kept/index.ts';

/** The density of all lists and forms: applied in this browser, and saved for the user's other browsers. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const { density } = usePreferences();
  const [saved, save] = useKept('display.density');
  useEffect(() => {
    if (saved === 'compact' || saved === 'comfortable') setPreferences({ density: saved });
  }, [saved]);
  const choose = useCallback(
    (next: Density) => {
      setPreferences({ density: next });
      save(next);
    },
    [save],
  );
  return [density, choose];
}
