import type { ImportJob } from '@console/contracts/platform/imports';
import { useEffect, useRef, useState } from 'react';

interface Sample {
  readonly at: number;
  readonly done: number;
}

/** Rows of a run that are finished, one way or the other. */
export const doneOf = ({ appliedRows, failedRows }: Pick<ImportJob, 'appliedRows' | 'failedRows'>): number =>
  appliedRows + failedRows;

/** Milliseconds that the rest takes at the pace since the first sample; `null` while there is no pace yet. */
export function remaining(first: Sample, last: Sample, total: number): number | null {
  const gained = last.done - first.done;
  return gained > 0 && last.at > first.at ? ((last.at - first.at) / gained) * (total - last.done) : null;
}

/** How long a running job still takes, in milliseconds, by what this page has seen of it. */
export function useEstimate(job: ImportJob): number | null {
  const first = useRef<Sample>(undefined);
  const [left, setLeft] = useState<number | null>(null);
  const done = doneOf(job);
  useEffect(() => {
    if (job.state !== 'RUNNING') {
      first.current = undefined;
      // oxlint-disable-next-line react/set-state-in-effect -- when a sample is taken, the clock says, not the rendering
      return setLeft(null);
    }
    const sample = { at: performance.now(), done };
    first.current ??= sample;
    setLeft(remaining(first.current, sample, job.rowsToApply));
  }, [job.state, job.rowsToApply, done]);
  return left;
}
