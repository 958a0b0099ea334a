import { createStore, invalidate, queryEndpoint } from '@console/api';
import { importJobCalls, type ImportState } from '@console/contracts/platform/imports';
import { useEffect, useRef, useState } from 'react';

/** Polling interval in milliseconds by state; other states do not change by themselves and are not polled. */
const intervals: Partial<Record<ImportState, number>> = {
  UPLOADED: 2_000,
  VALIDATING: 2_000,
  RUNNING: 2_000,
  // Others decide on it, and the uploader may stop the run at once.
  WAITING_APPROVAL: 5_000,
  SCHEDULED: 15_000,
};

const ended = new Set<ImportState>(['COMPLETED', 'COMPLETED_WITH_ERRORS', 'STOPPED', 'CANCELLED', 'FAILED']);

const detail = queryEndpoint(importJobCalls.detail);

/** Reads a job, and polls it while its state changes by itself. */
export function useImportJob(secureId: string | null, module: string) {
  const [interval, setPollingInterval] = useState(0);
  const query = detail.useQuery(
    { parameters: { secureId: secureId ?? '' } },
    { skip: secureId === null, pollingInterval: interval },
  );
  const { currentData: job } = query;
  const nextInterval = (job && intervals[job.state]) ?? 0;
  if (nextInterval !== interval) setPollingInterval(nextInterval);

  const lastState = useRef<ImportState>(undefined);
  useEffect(() => {
    if (!job) return;
    const changed = lastState.current !== undefined && lastState.current !== job.state;
    lastState.current = job.state;
    // The state changed: cached rows and job lists are stale, and after the end also the module's own records.
    if (changed) createStore().dispatch(invalidate('import-job', ...(ended.has(job.state) ? [module] : [])));
  }, [job, module]);
  return { job, error: query.error, refetch: () => void query.refetch() };
}
