import { createStore, invalidate, mutationEndpoint, queryEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { coreFeedCallsOf, type CoreFeedRun, type Resource } from '@console/contracts/core/resource';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../core/index.ts';
import { notify, useErrorText } from '../feedback/index.ts';
import { formatDate, formatNumber } from '../formats/index.ts';
import { later } from '../later/index.ts';
import { useMessages } from '../messages/index.ts';
import { ActionButton } from '../why/index.ts';
import { messages } from './messages.ts';

const CoreFeedReport = later(() => import('./CoreFeedReport.tsx'));

/** Milliseconds between two reads of a running run. */
const pollMs = 1_500;

function useLastRun(resource: Resource) {
  const { lastSync, sync } = useMemo(() => {
    const calls = coreFeedCallsOf(resource);
    return { lastSync: queryEndpoint(calls.lastSync), sync: mutationEndpoint(calls.sync) };
  }, [resource]);
  const [interval, setPollInterval] = useState(0);
  // Not from the cache: the feed runs at night and in other tabs.
  const { data } = lastSync.useQuery({}, { pollingInterval: interval, fresh: true });
  const running = data?.run?.state === 'RUNNING';
  const next = running ? pollMs : 0;
  if (next !== interval) setPollInterval(next);
  const seen = useRef<string | null>(undefined);
  useEffect(() => {
    if (!data) return;
    // A short run has ended before it is read for the first time: its end is another one than before.
    const ended = data.run?.endedAt ?? null;
    if (seen.current !== undefined && ended !== null && seen.current !== ended)
      createStore().dispatch(invalidate(resource.module));
    seen.current = ended;
  }, [data, resource]);
  return { last: data, start: sync.useMutation() };
}

function Outcome({ run }: { readonly run: CoreFeedRun }) {
  const t = useMessages(messages);
  return (
    <output>
      {t(run.state, {
        at: formatDate(run.endedAt ?? run.startedAt, 'DD MMM YYYY HH:mm'),
        read: formatNumber(run.read),
        changed: formatNumber(run.changed),
        message: run.message ?? '',
      })}
    </output>
  );
}

/**
 * The head of a list of core-fed records: the last run of the feed with what it read, changed and could not take over,
 * and "Sinkronkan sekarang" for those who operate the module.
 */
export function CoreFeedBar({ resource }: { readonly resource: Resource }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const can = useCan(resource.privilege);
  const [open, setOpen] = useState(false);
  const {
    last,
    start: [sync, { isLoading }],
  } = useLastRun(resource);
  // The bar has its place from the first paint: rows that move under a press open nothing.
  if (!last)
    return (
      <section className="list-note" aria-label={t('title')} aria-busy="true">
        <span>&nbsp;</span>
        <span className="list-gap" />
        {can('operate') && <ActionButton busy>{t('sync')}</ActionButton>}
      </section>
    );
  const { run } = last;
  const onSync = async () => {
    const answer = await sync({});
    if ('error' in answer) notify.error(errorText(answer.error));
  };
  return (
    <section className="list-note" aria-label={t('title')}>
      {run ? (
        <Outcome run={run} />
      ) : (
        <span>{last.syncedAt ? t('from', { at: formatDate(last.syncedAt, 'DD MMM YYYY HH:mm') }) : t('never')}</span>
      )}
      {run && run.conflicts > 0 && (
        <>
          <Link to="?syncState=CONFLICT">{t('conflicts', { count: formatNumber(run.conflicts) })}</Link>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t('report')}
          </Button>
        </>
      )}
      <span className="list-gap" />
      {can('operate') && (
        <ActionButton busy={isLoading || run?.state === 'RUNNING'} onClick={onSync}>
          {t('sync')}
        </ActionButton>
      )}
      {open && run && <CoreFeedReport resource={resource} run={run} onClose={() => setOpen(false)} />}
    </section>
  );
}
