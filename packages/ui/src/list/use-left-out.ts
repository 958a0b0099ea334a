import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { notify } from '../feedback/index.ts';
import { useChecks } from '../later/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { conditionNames, filterFaults, type ListState } from './address.ts';
import { messages } from './messages.ts';
import { isKnownSort } from './use-known-sort.ts';

/** Members of the address of a list page besides its filters: state of the list, its tabs and what they open. */
const pageMembers: ReadonlySet<string> = new Set([
  'page',
  'size',
  'sort',
  'search',
  'view',
  'tab',
  'id',
  'change',
  'run',
  'totals',
]);

interface PageOptions {
  /** The list is the page: no other part of it reads the address. */
  readonly isPage: boolean;
  /** The address names a saved view that does not exist, or that the person may not see. */
  readonly hasMissingView: boolean;
}

/**
 * Says what an old link names that the list does not have: sorts, filters, values of filters, a view. The list opens
 * without them, and they leave the address.
 * @param state the state of the address, with all its sorts
 */
export function useLeftOut(resource: Resource, state: ListState, { isPage, hasMissingView }: PageOptions): void {
  const t = useMessages(messages);
  const text = useText();
  const isChecked = useChecks();
  const [address, setAddress] = useSearchParams();
  const { filters } = resource.list;
  const sorts = state.sort.filter((sort) => !isKnownSort(resource, sort)).map((sort) => sort.split(',', 1)[0]!);
  const names = isPage ? [...new Set(address.keys())].filter((name) => !pageMembers.has(name) && !filters[name]) : [];
  // What is typed in a filter is applied only without a fault, so a faulty value comes from a link.
  const faulty = isChecked ? Object.keys(filterFaults(filters, state.filters)) : [];
  const valued = faulty.filter((name) => address.has(name) && !conditionNames.includes(name));
  const leftOut = JSON.stringify({ sorts, names, valued, hasMissingView });
  const reported = useRef('');
  useEffect(() => {
    if (leftOut === reported.current) return;
    reported.current = leftOut;
    if (sorts.length > 0) notify.info(t('sortUnknown', { names: sorts.join(', ') }));
    if (names.length > 0) notify.info(t('filterUnknown', { names: names.join(', ') }));
    if (valued.length > 0)
      notify.info(t('valueUnknown', { names: valued.map((name) => text(titleOf(resource, name))).join(', ') }));
    if (hasMissingView) notify.info(t('viewUnknown'));
    if (sorts.length + names.length + valued.length === 0 && !hasMissingView) return;
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of ['sort', ...names, ...valued, ...(hasMissingView ? ['view'] : [])]) next.delete(name);
        for (const sort of current.getAll('sort')) if (isKnownSort(resource, sort)) next.append('sort', sort);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
    // `leftOut` is what these hold.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [leftOut, resource, setAddress, t, text]);
}
