import type { Resource } from '@console/contracts/core/resource';
import { useMemo } from 'react';
import type { ListState } from './address.ts';

/** Whether a sort of an address is one of the list. */
export const isKnownSort = ({ list }: Pick<Resource, 'list'>, sort: string): boolean =>
  list.sorts.includes(sort.split(',', 1)[0]!);

/** The state of a list without sorts by columns that it lacks, as in an old link. */
export function useKnownSort(resource: Resource, state: ListState): ListState {
  return useMemo(() => {
    const sort = state.sort.filter((each) => isKnownSort(resource, each));
    return sort.length === state.sort.length ? state : { ...state, sort };
  }, [resource, state]);
}
