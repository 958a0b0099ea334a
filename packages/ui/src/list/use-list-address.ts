import type { Resource } from '@console/contracts/core/resource';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readState, writeState, type FilterTexts, type ListState } from './address.ts';
import { usePageSize } from './use-page-size.ts';

export type ChangeState = (change: Partial<ListState>, options?: { readonly replace?: boolean }) => void;

/**
 * The state of a list, kept in the address. A change goes to the first page unless it gives a page.
 * @example
 * const [state, change] = useListAddress(cardTypes);
 * change({ filters: { sharia: ['true'] } });
 */
export function useListAddress(resource: Resource, defaults?: FilterTexts): readonly [ListState, ChangeState] {
  const [address, setAddress] = useSearchParams();
  const { filters } = resource.list;
  const size = usePageSize(resource);
  const state = useMemo(() => readState(address, filters, defaults, size), [address, filters, defaults, size]);
  const change = useCallback<ChangeState>(
    (part, { replace = false } = {}) => {
      setAddress(
        (current) =>
          writeState(
            { ...readState(current, filters, defaults, size), page: 1, ...part },
            filters,
            current,
            defaults,
            size,
          ),
        { replace, preventScrollReset: true },
      );
    },
    [setAddress, filters, defaults, size],
  );
  return [state, change];
}
