import type { Resource } from '@console/contracts/core/resource';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { notify } from '../feedback/index.ts';
import { useMessages } from '../messages/index.ts';
import type { ListState } from './address.ts';
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
 * Says what an old link names that the list does not have: sorts, filters, a view. The list opens without them, and
 * they leave the address.
 * @param state the state of the address, with all its sorts
 */
export function useLeftOut(resource: Resource, state: ListState, { isPage, hasMissingView }: PageOptions): void {
  const t = useMessages(messages);
  const [address, setAddress] = useSearchParams();
  const { filters } = resource.list;
  const sorts = state.sort.filter((sort) => !isKnownSort(resource, sort)).map((sort) => sort.split(',', 1)[0]!);
  const names = isPage ? [...new Set(address.keys())].filter((name) => !pageMembers.has(name) && !filters[name]) : [];
  const leftOut = JSON.stringify({ sorts, names, hasMissingView });
  const reported = useRef('');
  useEffect(() => {
    if (leftOut === reported.current) return;
    reported.current = leftOut;
    if (sorts.length > 0) notify.info(t('sortUnknown', { names: sorts.join(', ') }));
    if (names.length > 0) notify.info(t('filterUnknown', { names: names.join(', ') }));
    if (hasMissingView) notify.info(t('viewUnknown'));
    if (sorts.length === 0 && names.length === 0 && !hasMissingView) return;
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of ['sort', ...names, ...(hasMissingView ? ['view'] : [])]) next.delete(name);
        for (const sort of current.getAll('sort')) if (isKnownSort(resource, sort)) next.append('sort', sort);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
    // `leftOut` is what these hold.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [leftOut, resource, setAddress, t]);
}
