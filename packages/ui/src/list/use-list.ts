import { resourceApi } from '@console/api';
import { useInFlagGroup } from '@console/auth';
import type { Resource } from '@console/contracts/core/resource';
import { useMemo, useState } from 'react';
import { filterOf, queryOf, type FilterTexts } from './address.ts';
import type { Row } from './declaration.ts';
import { useListAddress } from './use-list-address.ts';

const noRows: readonly Row[] = [];
/** How often a list is read again while one of its rows changes by itself. */
const pollMs = 5_000;

/**
 * Reads the list that the address describes. While another page or filter is under way the old rows stay (`refreshing`);
 * rows of another filter are never shown for one that failed.
 * @param waiting what the list is to show is not known yet; nothing is asked.
 */
export function useList(
  resource: Resource,
  defaults: FilterTexts | undefined,
  fixed: Readonly<Record<string, string>> | undefined,
  waiting = false,
  moving?: (row: Row) => boolean,
) {
  const [state, change] = useListAddress(resource, defaults);
  const { filters } = resource.list;
  const filter = useMemo(() => ({ ...fixed, ...filterOf(state, filters) }), [state, filters, fixed]);
  const query = useMemo(() => ({ ...queryOf(state, filters), ...fixed }), [state, filters, fixed]);
  const filtered = Object.keys(filter).some((name) => !(fixed && name in fixed));
  const isAdmin = useInFlagGroup('admin');
  const unasked = resource.list.needsFilter === true && !filtered && !isAdmin;
  const [polling, setPolling] = useState(false);
  const reading = resourceApi(resource).useListQuery(query, {
    skip: waiting || unasked,
    pollingInterval: polling ? pollMs : 0,
  });
  const { data, currentData, error, isFetching } = reading;
  const moves = moving !== undefined && ((data?.rows as readonly Row[] | undefined) ?? noRows).some(moving);
  if (moves !== polling) setPolling(moves);
  const failure = isFetching ? undefined : error;
  const result = failure ? currentData : data;
  return {
    state,
    change,
    filter,
    query,
    failure,
    refresh: () => void reading.refetch(),
    result,
    rows: (result?.rows ?? noRows) as readonly Row[],
    loading: result === undefined && failure === undefined,
    refreshing: isFetching && result !== undefined,
    filtered,
    /** The services answer this list only to a filter or a search, and there is none. */
    unasked,
  };
}
