import { useEffect, useRef } from 'react';
import { notify } from '../feedback/notify.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

/** One page of rows, as the services answer it. */
interface AnsweredPage {
  readonly rows: readonly unknown[];
  readonly total: number;
  readonly page: number;
}

interface PageOptions {
  /** The page that is asked for, from 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly size: number;
  /** The last page that the services read at all, when they refused this one as too far down. */
  readonly readable?: number | undefined;
  readonly go: (page: number) => void;
}

/**
 * Goes to the last page from one beyond the end, as after a deletion. Of a page of an old link it is said.
 * @param result the answer; undefined before it is there
 * @example
 * useExistingPage(data, { page, size: 50, go: (last) => ask({ page: String(last) }) });
 */
export function useExistingPage(result: AnsweredPage | undefined, { page, size, readable, go }: PageOptions): void {
  const t = useMessages(messages);
  const isOpened = useRef(false);
  /** The page of the link, while the last one is looked for. */
  const linked = useRef<number | undefined>(undefined);
  const isAnswered = result !== undefined && result.page === page;
  const isBeyond = isAnswered && result.rows.length === 0 && page > 1;
  const last = readable ?? (isBeyond ? Math.min(page - 1, Math.max(1, Math.ceil(result.total / size))) : undefined);
  const hasRows = (result?.rows.length ?? 0) > 0;
  useEffect(() => {
    if (last !== undefined) {
      if (!isOpened.current) linked.current ??= page;
      go(last);
      return;
    }
    if (isAnswered && linked.current !== undefined) {
      notify.info(t('pageUnknown', { page: linked.current, last: page }));
      linked.current = undefined;
    }
    if (hasRows) isOpened.current = true;
    // `go` is another function at every rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [last, isAnswered, hasRows, page, t]);
}
