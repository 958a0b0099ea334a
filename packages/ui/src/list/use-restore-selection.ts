import { resourceApi } from '@console/api';
import type { ListResult } from '@console/contracts/core/envelope';
import { namedLimit } from '@console/contracts/core/list-limits';
import type { Resource } from '@console/contracts/core/resource';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { notify } from '../feedback/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import type { Row } from './declaration.ts';
import { messages } from './messages.ts';
import type { RestorableSelection } from './selection.ts';

/** Ids in chunks that fit one call. */
const chunks = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / namedLimit) }, (_, at) =>
    ids.slice(at * namedLimit, (at + 1) * namedLimit),
  );

/** The rows of these ids that match the filter; `null` when they cannot be read. */
async function readAll(
  resource: Resource,
  ids: readonly string[],
  filter: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Row> | null> {
  const answers = await Promise.all(chunks(ids).map((some) => resourceApi(resource).readNamed(some, filter, signal)));
  const read = answers.flatMap((answer) =>
    'data' in answer ? [answer.data.rows as readonly unknown[] as readonly Row[]] : [],
  );
  return read.length < answers.length ? null : new Map(read.flat().map((row) => [row.secureId, row]));
}

/**
 * Reads the rows that were selected before a reload; those of the shown page are selected at once. Rows that were
 * deleted or no longer match the filter are reported and left out. "All" takes the current count.
 * @returns whether the rows could not be read, and a retry
 */
export function useRestoreSelection(
  resource: Resource,
  filter: Readonly<Record<string, unknown>>,
  result: ListResult<Row> | undefined,
  control: RestorableSelection,
) {
  const t = useMessages(messages);
  const [failed, setFailed] = useState(false);
  const { unread, countUnconfirmed, selection } = control;
  const isRead = result !== undefined;
  const readUnread = useEffectEvent((signal: AbortSignal) => readAll(resource, unread, filter, signal));
  const restoreRows = useEffectEvent((rows: ReadonlyMap<string, Row> | null) => {
    if (rows === null) return setFailed(true);
    const existing = unread.filter((id) => rows.has(id));
    control.restore(
      existing.map((id) => rows.get(id)!),
      unread,
    );
    if (existing.length < unread.length)
      notify.info(
        t('selectionGone', {
          gone: formatNumber(unread.length - existing.length),
          count: formatNumber(control.before),
        }),
      );
  });
  const isShown =
    unread.length > 0 && result !== undefined && result.rows.some(({ secureId }) => unread.includes(secureId));
  const restoreShown = useEffectEvent(() => {
    const shown = result?.rows ?? [];
    control.restore(
      shown,
      shown.map(({ secureId }) => secureId),
    );
  });
  // Before they are seen, so that nobody ticks what is about to be ticked.
  useLayoutEffect(() => {
    if (isShown) restoreShown();
  }, [isShown]);
  useEffect(() => {
    if (!isRead || isShown || failed || unread.length === 0) return undefined;
    const stop = new AbortController();
    void readUnread(stop.signal).then((rows) => {
      if (!stop.signal.aborted) restoreRows(rows);
    });
    return () => stop.abort();
  }, [isRead, isShown, failed, unread]);

  const confirmCount = useEffectEvent(({ total, totalCapped }: ListResult<Row>) => {
    const before = selection.kind === 'all' ? selection.count : 0;
    if (totalCapped || total === 0) control.clear();
    else control.selectAll(total);
    if (totalCapped) notify.info(t('cappedAll'));
    else if (total !== before)
      notify.info(t('selectionCount', { before: formatNumber(before), after: formatNumber(total) }));
  });
  useEffect(() => {
    if (countUnconfirmed && result) confirmCount(result);
  }, [countUnconfirmed, result]);
  return { failed: failed && unread.length > 0, retry: () => setFailed(false) };
}
