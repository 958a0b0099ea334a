import type { ListResult } from '@console/contracts/core/envelope';
import { useEffect, useRef } from 'react';
import { notify } from '../feedback/index.ts';
import { useMessages } from '../messages/index.ts';
import type { ListState } from './address.ts';
import { messages } from './messages.ts';
import { pagesOf } from './Pagination.tsx';
import type { ChangeState } from './use-list-address.ts';

/** Replaces a page beyond the end, as after a deletion, by the last page. Of a page of an old link it is said. */
export function useExistingPage(
  result: ListResult<unknown> | undefined,
  { page, size }: ListState,
  change: ChangeState,
): void {
  const t = useMessages(messages);
  const isOpened = useRef(false);
  const last =
    result && result.page === page && result.rows.length === 0 && page > 1
      ? Math.min(page - 1, pagesOf(result.total, size))
      : undefined;
  const hasRows = (result?.rows.length ?? 0) > 0;
  useEffect(() => {
    if (last !== undefined) {
      if (!isOpened.current) notify.info(t('pageUnknown', { page, last }));
      change({ page: last }, { replace: true });
    }
    if (last !== undefined || hasRows) isOpened.current = true;
  }, [last, hasRows, page, change, t]);
}
