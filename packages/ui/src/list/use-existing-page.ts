import type { ListResult } from '@console/contracts/core/envelope';
import { useEffect } from 'react';
import type { ListState } from './address.ts';
import { pagesOf } from './Pagination.tsx';
import type { ChangeState } from './use-list-address.ts';

/** Replaces a page beyond the end, as after a deletion or from an old link, by the last page. */
export function useExistingPage(
  result: ListResult<unknown> | undefined,
  { page, size }: ListState,
  change: ChangeState,
): void {
  const last =
    result && result.page === page && result.rows.length === 0 && page > 1
      ? Math.min(page - 1, pagesOf(result.total, size))
      : undefined;
  useEffect(() => {
    if (last !== undefined) change({ page: last }, { replace: true });
  }, [last, change]);
}
