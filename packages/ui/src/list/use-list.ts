import { resourceApi } from '@console/api';
import { useInFlagGroup, useProfile } from '@console/auth';
import { lacksNeeded } from '@console/contracts/core/resource/needed-filters';
import type { Resource } from '@console/contracts/core/resource';
import { useEffect, useMemo, useRef, useState } from 'react';
import { startChecks, useChecks } from '../later/index.ts';
import type { ResourceListProps } from './props.ts';
import { filterOf, queryOf, type FilterTexts } from './address.ts';
import { useUsableConditions } from './conditions/use-usable-conditions.ts';
import type { Row } from './declaration.ts';
import { useKnownSort } from './use-known-sort.ts';
import { useListAddress } from './use-list-address.ts';

const noRows: readonly Row[] = [];

/** Which rows change by themselves, and what follows them. */
type Moving = Pick<ResourceListProps<Row>, 'moving' | 'follow'>;

/** Follows rows while the page is seen; others are followed in their place. */
function useFollowed(rows: readonly Row[], follow: Moving['follow'], onOpen: (isOpen: boolean) => void) {
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const ids = rows.map(({ secureId }) => secureId).join();
  useEffect(() => {
    if (!follow || ids === '') return undefined;
    let stop: (() => void) | undefined;
    const look = () => {
      if (document.visibilityState === 'hidden') {
        stop?.();
        stop = undefined;
      } else stop ??= follow(latest.current, onOpen);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop?.();
      onOpen(false);
    };
  }, [ids, follow, onOpen]);
}

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
  { moving, follow }: Moving = {},
) {
  const [written, change] = useListAddress(resource, defaults);
  const { state, leftOut, isWaiting } = useUsableConditions(resource, useKnownSort(resource, written));
  const { filters } = resource.list;
  // Defaults are the contract's own; what the address names is read once it can be checked.
  const hasFilters = Object.entries(state.filters).some(([name, texts]) => texts !== defaults?.[name]);
  useEffect(() => {
    if (hasFilters) startChecks();
  }, [hasFilters]);
  const unchecked = (!useChecks() && hasFilters) || isWaiting;
  const known = useMemo(() => (unchecked ? { ...state, filters: {} } : state), [state, unchecked]);
  const filter = useMemo(() => ({ ...fixed, ...filterOf(known, filters) }), [known, filters, fixed]);
  const query = useMemo(() => ({ ...queryOf(known, filters), ...fixed }), [known, filters, fixed]);
  const filtered = Object.keys(filter).some((name) => !(fixed && name in fixed));
  const isAdmin = useInFlagGroup('admin');
  const profile = useProfile();
  const { needsFilter } = resource.list;
  const isNational = profile.state === 'loaded' && profile.data.scope.type === 'NATIONAL';
  const readsWhole = isAdmin || (needsFilter === 'outside-national' && isNational);
  const lacksFilter =
    typeof needsFilter === 'object' ? lacksNeeded(needsFilter, filter) : needsFilter && !filtered && !readsWhole;
  const needsSearch = lacksFilter === true && !unchecked;
  const [polling, setPolling] = useState(false);
  const [followed, setFollowed] = useState(false);
  const listQuery = resourceApi(resource).useListQuery(query, {
    skip: waiting || needsSearch || unchecked,
    pollingInterval: polling && !followed ? pollMs : 0,
  });
  const { data, currentData, error, isFetching } = listQuery;
  const movingRows = moving ? ((data?.rows as readonly Row[] | undefined) ?? noRows).filter(moving) : noRows;
  const hasMoving = movingRows.length > 0;
  if (hasMoving !== polling) setPolling(hasMoving);
  useFollowed(movingRows, follow, setFollowed);
  const failure = isFetching ? undefined : error;
  const result = failure ? currentData : data;
  return {
    /** As the address has it, also with sorts that the list lacks. */
    written,
    /** Conditions of the address that the list cannot use. */
    leftOutConditions: leftOut,
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
    needsSearch,
  };
}
