import { downloadManagement, type Download } from '@console/contracts/orders-logs/download-management';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { actionsOn } from '../../records/downloads/cancel-repeat-revoke.ts';
import { define, type View } from '../../records/resource/definition.ts';

const column = (name: string) => sql.ref(`t.${name}`);

async function load(db: Db | Tx, records: Download[], { of, caller }: View): Promise<void> {
  for (const record of records)
    Object.assign(record, { timeline: null, actions: caller ? actionsOn(record, caller) : [] });
  if (of !== 'detail') return;
  for (const record of records) {
    const timeline = await db
      .selectFrom('download_event')
      .select(['at', 'event', 'username as by', 'note', 'ip'])
      .where('job_id', '=', record.secureId)
      .orderBy('seq')
      .execute();
    Object.assign(record, { timeline });
  }
}

/** How downloads are read: the caller's own, and all by admins. */
export const downloadDefinition = define(downloadManagement, {
  table: 'download_job',
  columns: {
    version: sql`1`,
    createdBy: 'requested_by',
    createdAt: 'requested_at',
    updatedBy: 'requested_by',
    updatedAt: 'changed_at',
  },
  derived: {
    title: column('title'),
    module: column('module'),
    format: column('format'),
    requestedAt: column('requested_at'),
    requestedBy: column('requested_by'),
    state: column('state'),
    progress: sql`case when t.state in ('ready', 'expired', 'revoked', 'streamed') then 100 when t.total_rows = 0 then 0
      else least(99, floor(100.0 * t.written_rows / t.total_rows))::int end`,
    totalRows: column('total_rows'),
    rowCount: column('row_count'),
    fileSize: column('file_size'),
    expiresAt: column('expires_at'),
    fileName: column('file_name'),
    fileHash: column('file_hash'),
    parts: column('parts'),
    startedAt: column('started_at'),
    readyAt: column('ready_at'),
    lastFetchedAt: column('last_fetched_at'),
    fetchCount: column('fetch_count'),
    attempts: column('attempts'),
    columns: column('column_titles'),
    reason: column('reason'),
    personalData: column('personal_data'),
    filterText: column('filter_text'),
    filter: column('filter'),
    message: column('message'),
    requestId: column('request_id'),
  },
  where: sql`true`,
  scope: ({ viewer }) => (!viewer || viewer.isAdmin ? sql`true` : sql`t.user_id = ${viewer.userId}`),
  filters: {
    from: (from: string) => sql`t.requested_at >= ${midnight(from)}`,
    to: (to: string) => sql`t.requested_at < ${midnight(to, 1)}`,
    requestedBy: (username: string) => sql`t.requested_by in (${username}, ${username.toUpperCase()})`,
    fetched: (fetched: boolean) => (fetched ? sql`t.fetch_count > 0` : sql`t.fetch_count = 0`),
  },
  load,
});
