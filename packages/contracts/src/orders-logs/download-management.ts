import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { choice, choices, date, flag, instant, integer, line, object, options } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';

const module = 'download-management';
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

const moment = z.object({
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
const state = z.object({ secureId: z.uuid(), state: z.string() });
const base = 'scheduler-v2';
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

const optional = { required: false } as const;
const count = integer({ minimum: 0, maximum: 100_000_000, ...optional });

/**
 * The files made for people who export (docs/model/orders-logs.md#downloads-page; docs/model/platform.md#downloads).
 */
export const downloadManagement = defineResource({
  module,
  base,
  path: 'download',
  title: text('Unduhan', 'Download'),
  titles: {
    title: text('Judul', 'Title'),
    module: text('Modul', 'Module'),
    format: text('Format'),
    requestedAt: text('Diminta', 'Requested'),
    requestedBy: text('Pemohon', 'Requested by'),
    state: text('Status'),
    progress: text('Kemajuan', 'Progress'),
    rowCount: text('Jumlah baris', 'Rows'),
    fileSize: text('Ukuran', 'Size'),
    expiresAt: text('Kedaluwarsa', 'Expires'),
    fileName: text('Nama berkas', 'File name'),
    fileHash: text('SHA-256'),
    parts: text('Bagian', 'Parts'),
    startedAt: text('Mulai diproses', 'Started'),
    readyAt: text('Siap pada', 'Ready at'),
    fetchCount: text('Diunduh (kali)', 'Fetched (times)'),
    lastFetchedAt: text('Terakhir diunduh', 'Last fetched'),
    columns: text('Kolom', 'Columns'),
    reason: text('Alasan', 'Reason'),
    personalData: text('Data pribadi', 'Personal data'),
    filterText: text('Filter'),
    filter: text('Filter (JSON)'),
    message: text('Pesan', 'Message'),
    requestId: text('ID permintaan', 'Request id'),
    attempts: text('Percobaan gagal', 'Failed tries'),
    totalRows: text('Baris yang diminta', 'Rows asked for'),
    fetched: text('Sudah diunduh', 'Fetched'),
  },
  label: 'title',
  volume: 150_000,
  status: false,
  fields: {},
  derived: {
    title: line({ maximum: 200 }),
    module: line({ maximum: 60 }),
    format: choice(formatOptions),
    requestedAt: instant(),
    requestedBy: line({ maximum: 60 }),
    state: choice(downloadStates),
    /** Percent of the rows written. */
    progress: integer({ minimum: 0, maximum: 100 }),
    /** Rows counted when the file was requested. */
    totalRows: count,
    /** Rows of the finished file; until then null. */
    rowCount: count,
    fileSize: integer({ minimum: 0, maximum: 9_000_000_000_000, ...optional }),
    expiresAt: instant(optional),
    fileName: line({ maximum: 200, ...optional }),
    fileHash: line({ maximum: 64, ...optional }),
    parts: integer({ minimum: 1, maximum: 100, ...optional }),
    startedAt: instant(optional),
    readyAt: instant(optional),
    lastFetchedAt: instant(optional),
    fetchCount: integer({ minimum: 0, maximum: 1_000_000 }),
    attempts: integer({ minimum: 0, maximum: 100 }),
    columns: object(z.array(z.string())),
    reason: line({ maximum: 255, ...optional }),
    personalData: choice(personalDataOptions),
    /** The filter in words, and as the services read it. */
    filterText: line({ maximum: 4_000 }),
    filter: object(z.unknown()),
    /** Why it failed, was cancelled or revoked. */
    message: line({ maximum: 500, ...optional }),
    requestId: line({ maximum: 100, ...optional }),
    actions: object(z.array(z.enum(downloadActions))),
    /** Null in lists. */
    timeline: object(z.array(moment), optional),
  },
  list: {
    filters: {
      state: choices(downloadStates),
      module: line({ maximum: 60 }),
      format: choice(formatOptions),
      /** Of the request, both days included. */
      from: date(),
      to: date(),
      requestedBy: line({ maximum: 60 }),
      fetched: flag(),
    },
    sorts: ['requestedAt', 'title', 'module', 'rowCount', 'fileSize', 'expiresAt'],
    defaultSort: ['requestedAt,desc'],
    search: ['title'],
    columns: ['title', 'module', 'format', 'requestedAt', 'state', 'rowCount', 'fileSize', 'expiresAt', 'requestedBy'],
  },
  operations: ['list', 'detail'],
  calls: downloadCalls,
});

export type Download = RecordOf<typeof downloadManagement>;
