import type { Resource } from '@console/contracts/core/resource';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { FilterTexts } from './address.ts';

/**
 * What a list of work shows before anything is chosen: the first of its tabs. An address that brings a search and names
 * no tab (a link, a number typed into the palette) looks for one record among all, open or not.
 * @param work whether the list is one of work at all
 */
export function useOpenTab({ list: { tabs } }: Pick<Resource, 'list'>, work: boolean): FilterTexts | undefined {
  const [address] = useSearchParams();
  const searchesAll = tabs !== undefined && address.has('search') && !address.has(tabs.filter);
  return useMemo(
    () => (work && tabs && !searchesAll ? { [tabs.filter]: tabs.of[0]!.values } : undefined),
    [work, tabs, searchesAll],
  );
}
