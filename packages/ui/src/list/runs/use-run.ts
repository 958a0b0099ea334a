import { createStore, invalidate, queryEndpoint } from '@console/api';
import { runCalls, type BackgroundRun } from '@console/contracts/platform/runs';
import { useEffect, useRef, useState } from 'react';
import { remaining } from '../../import/use-estimate.ts';

const detail = queryEndpoint(runCalls.detail);

/** Milliseconds between two polls of a running run. */
const pollInterval = 1_500;

/** Finished records of a run, changed or skipped. */
export const doneOf = ({ changed, skipped }: Pick<BackgroundRun, 'changed' | 'skipped'>): number => changed + skipped;

/** Remaining time in milliseconds, from the progress this page has observed; `null` before any progress. */
function useEstimate(run: BackgroundRun | undefined): number | null {
  const first = useRef<{ readonly at: number; readonly done: number }>(undefined);
  const [left, setLeft] = useState<number | null>(null);
  const running = run?.state === 'RUNNING';
  const done = run ? doneOf(run) : 0;
  const total = run?.total ?? 0;
  useEffect(() => {
    if (!running) {
      first.current = undefined;
      // oxlint-disable-next-line react/set-state-in-effect -- a sample depends on the clock
      return setLeft(null);
    }
    const sample = { at: performance.now(), done };
    first.current ??= sample;
    setLeft(remaining(first.current, sample, total));
  }, [running, done, total]);
  return left;
}

/** Polls a background run; when it ends, the records of its module are refetched. */
export function useRun(secureId: string) {
  const [interval, setPollInterval] = useState(pollInterval);
  const {
    currentData: run,
    error,
    refetch,
  } = detail.useQuery({ parameters: { secureId } }, { pollingInterval: interval });
  const nextInterval = error || (run && run.state !== 'RUNNING') ? 0 : pollInterval;
  if (nextInterval !== interval) setPollInterval(nextInterval);
  const lastState = useRef<BackgroundRun['state']>(undefined);
  useEffect(() => {
    if (!run) return;
    const before = lastState.current;
    lastState.current = run.state;
    // A short run has ended before it is read for the first time.
    const ended = run.state !== 'RUNNING' && (before === undefined || before === 'RUNNING');
    if (ended) createStore().dispatch(invalidate(run.module));
  }, [run]);
  return { run, error, left: useEstimate(run), refetch: () => void refetch() };
}
