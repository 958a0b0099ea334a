import { resourceApi } from '@console/api';
import { useInFlagGroup } from '@console/auth';
import type { Resource } from '@console/contracts/core/resource';
import { useMemo, useState } from 'react';
import { filterOf, queryOf, type FilterTexts } from './address.ts';
import type { Row } from './declaration.ts';
import { useListAddress } from './use-list-address.ts';

const noRows: readonly Row[] = [];
/** Polling interval in milliseconds while a row changes by itself. */
const pollMs = 5_000;

/**
 * Reads the list that the address describes. While another page or filter is loading, the previous rows stay
 * (`refreshing`); when it fails, rows of another filter are not shown.
 * @param waiting true while the state is not known yet; nothing is read
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
  const needsSearch = resource.list.needsFilter === true && !filtered && !isAdmin;
  const [polling, setPolling] = useState(false);
  const listQuery = resourceApi(resource).useListQuery(query, {
    skip: waiting || needsSearch,
    pollingInterval: polling ? pollMs : 0,
  });
  const { data, currentData, error, isFetching } = listQuery;
  const hasMoving = moving !== undefined && ((data?.rows as readonly Row[] | undefined) ?? noRows).some(moving);
  if (hasMoving !== polling) setPolling(hasMoving);
  const failure = isFetching ? undefined : error;
  const result = failure ? currentData : data;
  return {
    state,
    change,
    filter,
    query,
    failure,
    refresh: () => void listQuery.refetch(),
    result,
    rows: (result?.rows ?? noRows) as readonly Row[],
    /** No answer yet, while one is asked for or soon will be. */
    loading: result === undefined && failure === undefined && !needsSearch,
    refreshing: isFetching && result !== undefined,
    filtered,
    /** The services require a filter or search for this list, and there is none. */
    needsSearch: needsSearch,
  };
}
