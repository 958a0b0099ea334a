import * as z from 'zod/mini';
import { choice, choices, date, flag, instant, integer, line, object } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import {
  module,
  downloadStates,
  formatOptions,
  personalDataOptions,
  downloadActions,
  moment,
  base,
  downloadCalls,
} from './download-management/calls.ts';

export {
  downloadStates,
  type DownloadState,
  downloadEvents,
  type DownloadEvent,
  formatOptions,
  personalDataOptions,
  downloadActions,
  type DownloadAction,
  type DownloadMoment,
  queuedDownload,
  type QueuedDownload,
  downloadCalls,
} from './download-management/calls.ts';

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
    conditions: { requestedAt: ['relative', 'between'] },
    defaultSort: ['requestedAt,desc'],
    search: ['title'],
    columns: ['title', 'module', 'format', 'requestedAt', 'state', 'rowCount', 'fileSize', 'expiresAt', 'requestedBy'],
  },
  queues: {
    ready: {
      code: 'DOWNLOAD_READY',
      label: text('Unduhan siap diambil', 'Downloads ready to fetch'),
      filters: { state: 'ready', fetched: false },
      own: 'requestedBy',
    },
  },
  operations: ['list', 'detail'],
  calls: downloadCalls,
});

export type Download = RecordOf<typeof downloadManagement>;
