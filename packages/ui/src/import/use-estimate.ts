import type { ImportJob } from '@console/contracts/platform/imports';
import { useEffect, useRef, useState } from 'react';

interface Sample {
  readonly at: number;
  readonly done: number;
}

/** Finished rows of a run, applied or failed. */
export const doneOf = ({ appliedRows, failedRows }: Pick<ImportJob, 'appliedRows' | 'failedRows'>): number =>
  appliedRows + failedRows;

/** Milliseconds that the rest takes at the pace since the first sample; `null` before any progress. */
export function remaining(first: Sample, last: Sample, total: number): number | null {
  const gained = last.done - first.done;
  return gained > 0 && last.at > first.at ? ((last.at - first.at) / gained) * (total - last.done) : null;
}

/** Remaining time of a running job in milliseconds, from the progress this page has observed. */
export function useEstimate(job: ImportJob): number | null {
  const first = useRef<Sample>(undefined);
  const [left, setLeft] = useState<number | null>(null);
  const done = doneOf(job);
  useEffect(() => {
    if (job.state !== 'RUNNING') {
      first.current = undefined;
      // oxlint-disable-next-line react/set-state-in-effect -- a sample depends on the clock
      return setLeft(null);
    }
    const sample = { at: performance.now(), done };
    first.current ??= sample;
    setLeft(remaining(first.current, sample, job.rowsToApply));
  }, [job.state, job.rowsToApply, done]);
  return left;
}
