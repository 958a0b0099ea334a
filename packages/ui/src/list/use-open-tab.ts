import type { Resource } from '@console/contracts/core/resource';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { FilterTexts } from './address.ts';

/**
 * The default filters of a work list: those of its first tab. An address with a search but no tab (a link, a number
 * typed into the palette) looks for one record in all states, so it gets none.
 * @param work whether the list is a work list
 */
export function useOpenTab({ list: { tabs } }: Pick<Resource, 'list'>, work: boolean): FilterTexts | undefined {
  const [address] = useSearchParams();
  const searchesAll = tabs !== undefined && address.has('search') && !address.has(tabs.filter);
  return useMemo(
    () => (work && tabs && !searchesAll ? { [tabs.filter]: tabs.of[0]!.values } : undefined),
    [work, tabs, searchesAll],
  );
}
