import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { options } from '../../core/fields.ts';

export const module = 'download-management';
const privilege = `${module}:browse`;

/**
 * queued → running → ready → expired; running → failed → queued (at most 3 tries); queued, running → cancelled; ready →
 * revoked; streamed is final.
 */
export const downloadStates = options({
  queued: ['Antre', 'Queued'],
  running: ['Diproses', 'Running'],
  ready: ['Siap', 'Ready'],
  failed: ['Gagal', 'Failed'],
  expired: ['Kedaluwarsa', 'Expired'],
  cancelled: ['Dibatalkan', 'Cancelled'],
  revoked: ['Dicabut', 'Revoked'],
  streamed: ['Langsung diunduh', 'Streamed'],
});
export type DownloadState = (typeof downloadStates)[number]['value'];

/** What happened to a download: the states it came into, and each fetch of its file. */
export const downloadEvents = options({
  ...(Object.fromEntries(downloadStates.map(({ value, title }) => [value, [title.id, title.en]])) as unknown as Record<
    DownloadState,
    readonly [string, string]
  >),
  fetched: ['Diunduh', 'Fetched'],
});
export type DownloadEvent = (typeof downloadEvents)[number]['value'];

export const formatOptions = options({ csv: ['CSV'], xlsx: ['XLSX'] });
export const personalDataOptions = options({ MASKED: ['Tersamar', 'Masked'], CLEAR: ['Terbuka', 'Clear'] });

/** What the person who looks may do with a download now. */
export const downloadActions = ['fetch', 'cancel', 'repeat', 'revoke'] as const;
export type DownloadAction = (typeof downloadActions)[number];

export const moment = z.object({
  at: z.string(),
  event: z.string(),
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
  ip: z.nullable(z.string()),
});
export type DownloadMoment = z.infer<typeof moment>;

/** The answer to an export that became a job. `status` is that of a job found again. */
export const queuedDownload = z.object({ downloadSecureId: z.uuid(), status: z.string() });
export type QueuedDownload = z.infer<typeof queuedDownload>;

const one = z.object({ secureId: z.uuid() });
export const state = z.object({ secureId: z.uuid(), state: z.string() });
export const base = 'scheduler-v2';
const access = { privilege, action: 'view' } as const;

/** The module's own calls besides the operations. */
export const downloadCalls = {
  cancel: call({
    name: `${module}.cancel`,
    method: 'PUT',
    base,
    path: 'download/cancel',
    access,
    summary: 'Ends a queued or running download; its requester or an admin',
    body: one,
    result: state,
    errors: ['INVALID_STATE'],
  }),
  repeat: call({
    name: `${module}.repeat`,
    method: 'POST',
    base,
    path: 'download/repeat',
    access,
    summary: 'A new job with the filter of a failed, expired or cancelled one; its requester alone',
    body: one,
    result: queuedDownload,
    idempotent: true,
    errors: ['INVALID_STATE', 'EXPORT_RESTRICTED', 'EXPORT_TOO_LARGE', 'EXPORT_QUEUE_FULL'],
  }),
  revoke: call({
    name: `${module}.revoke`,
    method: 'PUT',
    base,
    path: 'download/revoke',
    access: { privilege, action: 'operate' },
    summary: 'Takes a ready file back, which is removed at once',
    body: z.object({ secureId: z.uuid(), reason: z.string().check(z.minLength(5), z.maxLength(255)) }),
    result: state,
    errors: ['INVALID_STATE'],
  }),
  file: call({
    name: `${module}.file`,
    method: 'GET',
    base: 'direct',
    path: 'download/{secureId}/file',
    access,
    download: true,
    summary: 'The file of a ready download, for its requester alone; what allowed the export is checked again',
    errors: ['EXPORT_EXPIRED', 'EXPORT_RESTRICTED', 'INVALID_STATE'],
  }),
} as const;
