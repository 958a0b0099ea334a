import type { Resource } from '@console/contracts/core/resource';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createPartCode, useChecks } from '../../later/index.ts';
import type { ListState } from '../address.ts';

// Few addresses have conditions.
const code = createPartCode(() => import('./usable.ts'));

/**
 * The state of a list without the conditions of its address that it cannot use.
 * @returns `leftOut`: these as they were written; `isWaiting`: they are not known yet
 */
export function useUsableConditions(resource: Resource, state: ListState) {
  const where = state.filters['where'];
  const hasWhere = where !== undefined;
  useEffect(() => {
    if (hasWhere) code.startLoading();
  }, [hasWhere]);
  const loading = useSyncExternalStore(code.state.subscribe, code.state.get);
  const isChecked = useChecks();
  const check = loading.status === 'ready' && isChecked ? loading.code.usableConditions : undefined;
  return useMemo(() => {
    // Where the code cannot be fetched, the services refuse what they cannot use.
    const isWaiting = where !== undefined && !check && loading.status !== 'failed';
    if (!where || !check) return { state, leftOut: [], isWaiting };
    const usable = check(resource, where);
    if (usable.leftOut.length === 0) return { state, leftOut: [], isWaiting };
    const { where: _where, ...others } = state.filters;
    const filters = usable.where.length === 0 ? others : { ...others, where: usable.where };
    return { state: { ...state, filters }, leftOut: usable.leftOut, isWaiting };
  }, [resource, state, where, check, loading.status]);
}
