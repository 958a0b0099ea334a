import { createStore, invalidate, queryEndpoint } from '@console/api';
import { runCalls, type BackgroundRun } from '@console/contracts/platform/runs';
import { useEffect, useRef, useState } from 'react';
import { remaining } from '../../import/useEstimate.ts';

const detail = queryEndpoint(runCalls.detail);

/** Milliseconds between two looks at a run that goes on. */
const pace = 1_500;

/** Records of a run that are finished, one way or the other. */
export const doneOf = ({ changed, skipped }: Pick<BackgroundRun, 'changed' | 'skipped'>): number => changed + skipped;

/** How long the rest takes in milliseconds, by what this page has seen of the run; `null` while there is no pace yet. */
function useEstimate(run: BackgroundRun | undefined): number | null {
  const first = useRef<{ readonly at: number; readonly done: number }>(undefined);
  const [left, setLeft] = useState<number | null>(null);
  const running = run?.state === 'RUNNING';
  const done = run ? doneOf(run) : 0;
  const total = run?.total ?? 0;
  useEffect(() => {
    if (!running) {
      first.current = undefined;
      // oxlint-disable-next-line react/set-state-in-effect -- when a sample is taken, the clock says, not the rendering
      return setLeft(null);
    }
    const sample = { at: performance.now(), done };
    first.current ??= sample;
    setLeft(remaining(first.current, sample, total));
  }, [running, done, total]);
  return left;
}

/** Follows a background run while it goes on; what it changed is read anew when it ends. */
export function useRun(secureId: string) {
  const [interval, setNext] = useState(pace);
  const {
    currentData: run,
    error,
    refetch,
  } = detail.useQuery({ parameters: { secureId } }, { pollingInterval: interval });
  const wanted = error || (run && run.state !== 'RUNNING') ? 0 : pace;
  if (wanted !== interval) setNext(wanted);
  const seen = useRef<BackgroundRun['state']>(undefined);
  useEffect(() => {
    if (!run) return;
    const ended = seen.current === 'RUNNING' && run.state !== 'RUNNING';
    seen.current = run.state;
    if (ended) createStore().dispatch(invalidate(run.module));
  }, [run]);
  return { run, error, left: useEstimate(run), refetch: () => void refetch() };
}
