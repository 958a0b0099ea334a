import { createStore, invalidate, queryEndpoint } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import { importJobCalls, type ImportJob, type ImportState } from '@console/contracts/platform/imports';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds between two looks at a job, by what it is doing; a job at rest is not looked at again. */
const intervals: Partial<Record<ImportState, number>> = {
  UPLOADED: 2_000,
  VALIDATING: 2_000,
  RUNNING: 2_000,
  WAITING_APPROVAL: 15_000,
  SCHEDULED: 15_000,
};

const ended = new Set<ImportState>(['COMPLETED', 'COMPLETED_WITH_ERRORS', 'STOPPED', 'CANCELLED', 'FAILED']);

const detail = queryEndpoint(importJobCalls.detail as Call<unknown, unknown, ImportJob>);

/** Reads a job and follows it while it moves on by itself. */
export function useImportJob(secureId: string | null, module: string) {
  const [interval, setNext] = useState(0);
  const reading = detail.useQuery(
    { parameters: { secureId: secureId ?? '' } },
    { skip: secureId === null, pollingInterval: interval },
  );
  const { currentData: job } = reading;
  const wanted = (job && intervals[job.state]) ?? 0;
  if (wanted !== interval) setNext(wanted);

  const seen = useRef<ImportState>(undefined);
  useEffect(() => {
    if (!job) return;
    const moved = seen.current !== undefined && seen.current !== job.state;
    seen.current = job.state;
    // Rows and lists of jobs read before are old; and so are the module's own records once something was written.
    if (moved) createStore().dispatch(invalidate('import-job', ...(ended.has(job.state) ? [module] : [])));
  }, [job, module]);
  return { job, error: reading.error, refetch: () => void reading.refetch() };
}
