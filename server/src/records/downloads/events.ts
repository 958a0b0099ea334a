import type { DownloadEvent, DownloadState } from '@console/contracts/orders-logs/download-management';
import type { Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { DownloadJob, DownloadJobTable } from './table.ts';

interface Moment {
  readonly at: Date;
  readonly by?: string | null;
  readonly note?: string | null;
  readonly ip?: string | null;
}

/** Records an event of a download. */
export async function happened(
  tx: Tx | Db,
  jobId: string,
  event: DownloadEvent,
  { at, by = null, note = null, ip = null }: Moment,
): Promise<void> {
  await tx.insertInto('download_event').values({ job_id: jobId, at, event, username: by, note, ip }).execute();
}

/** Sets the state of a download with other columns, and records the event. */
export async function moveTo(
  tx: Tx | Db,
  jobId: string,
  state: DownloadState,
  moment: Moment,
  values: Updateable<DownloadJobTable> = {},
): Promise<DownloadJob> {
  const job = await tx
    .updateTable('download_job')
    .set({ ...values, state, changed_at: moment.at })
    .where('id', '=', jobId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await happened(tx, jobId, state, moment);
  return job;
}

/** The download as it is now, locked until the transaction ends. */
export const lockDownload = (tx: Tx, jobId: string): Promise<DownloadJob> =>
  tx.selectFrom('download_job').selectAll().where('id', '=', jobId).forUpdate().executeTakeFirstOrThrow();

/** Column values of a job without a worker. */
export const released = { worker: null, heartbeat_at: null } as const;
