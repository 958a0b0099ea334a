import type { ListResult } from '@console/contracts/core/envelope';
import { useEffect } from 'react';
import type { ListState } from './address.ts';
import { pagesOf } from './Pagination.tsx';
import type { ChangeState } from './use-list-address.ts';

/** Leads from a page that is no more, as after a deletion or with an old link, to the last one there is. */
export function useKnownPage(
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
