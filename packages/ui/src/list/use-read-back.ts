import { resourceApi } from '@console/api';
import { namedLimit, type ListResult } from '@console/contracts/core/envelope';
import type { Resource } from '@console/contracts/core/resource';
import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../feedback/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import type { Row } from './declaration.ts';
import { messages } from './messages.ts';
import type { HeldSelection } from './selection.ts';

/** Ids as they are asked for: as many as one call names. */
const portions = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / namedLimit) }, (_, at) =>
    ids.slice(at * namedLimit, (at + 1) * namedLimit),
  );

/** The rows of these ids that the filter still finds; `null` when they cannot be read. */
async function readAll(
  resource: Resource,
  ids: readonly string[],
  filter: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Row> | null> {
  const answers = await Promise.all(portions(ids).map((some) => resourceApi(resource).readNamed(some, filter, signal)));
  const read = answers.flatMap((answer) =>
    'data' in answer ? [answer.data.rows as readonly unknown[] as readonly Row[]] : [],
  );
  return read.length < answers.length ? null : new Map(read.flat().map((row) => [row.secureId, row]));
}

/**
 * Reads back the rows that were ticked before a reload, as they are now; those that are gone, or that the filter no
 * longer finds, are told and left out. "All" takes the count of today.
 * @returns whether they could not be read, and the way to try again
 */
export function useReadBack(
  resource: Resource,
  filter: Readonly<Record<string, unknown>>,
  result: ListResult<Row> | undefined,
  held: HeldSelection,
) {
  const t = useMessages(messages);
  const [failed, setFailed] = useState(false);
  const { waiting, unproved, selection } = held;
  const isRead = result !== undefined;
  const ask = useEffectEvent((signal: AbortSignal) => readAll(resource, waiting, filter, signal));
  const take = useEffectEvent((rows: ReadonlyMap<string, Row> | null) => {
    if (rows === null) return setFailed(true);
    const there = waiting.filter((id) => rows.has(id));
    held.restore(there.map((id) => rows.get(id)!));
    if (there.length < waiting.length)
      notify.info(
        t('selectionGone', { gone: formatNumber(waiting.length - there.length), count: formatNumber(waiting.length) }),
      );
  });
  useEffect(() => {
    if (!isRead || failed || waiting.length === 0) return undefined;
    const stop = new AbortController();
    void ask(stop.signal).then((rows) => {
      if (!stop.signal.aborted) take(rows);
    });
    return () => stop.abort();
  }, [isRead, failed, waiting]);

  const prove = useEffectEvent(({ total, totalCapped }: ListResult<Row>) => {
    const before = selection.kind === 'all' ? selection.count : 0;
    if (totalCapped || total === 0) held.clear();
    else held.selectAll(total);
    if (totalCapped) notify.info(t('cappedAll'));
    else if (total !== before)
      notify.info(t('selectionCount', { before: formatNumber(before), after: formatNumber(total) }));
  });
  useEffect(() => {
    if (unproved && result) prove(result);
  }, [unproved, result]);
  return { failed: failed && waiting.length > 0, retry: () => setFailed(false) };
}
