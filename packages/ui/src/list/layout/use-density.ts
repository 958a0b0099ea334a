import { setPreferences, usePreferences, type Density } from '@console/auth';
import { useCallback, useEffect } from 'react';
import { useKept } from '../../kept/index.ts';

/** The density of all lists and forms: the browser's at once, and the user's own wherever the user works. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const { density } = usePreferences();
  const [kept, keep] = useKept('display.density');
  useEffect(() => {
    if (kept === 'compact' || kept === 'comfortable') setPreferences({ density: kept });
  }, [kept]);
  const choose = useCallback(
    (next: Density) => {
      setPreferences({ density: next });
      keep(next);
    },
    [keep],
  );
  return [density, choose];
}
