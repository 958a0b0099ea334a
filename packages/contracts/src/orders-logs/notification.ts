import * as z from 'zod/mini';
import { choice, date, instant, integer, line, object, paragraph } from '../core/fields.ts';
import { defineResource, type CreateOf, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { channelErrorTexts, placeholderErrorTexts } from '../core/message-text.ts';
import { notificationStates, notificationTargets } from './notification-words.ts';
import {
  module,
  optional,
  fields,
  textErrors,
  linkErrors,
  audienceErrors,
  expiryErrors,
  tally,
  notificationCalls,
  count,
} from './notification/calls.ts';

export {
  audiencesOf,
  type NotificationEstimate,
  type NotificationUpload,
  type NotificationTally,
  notificationCalls,
} from './notification/calls.ts';

const user = line({ maximum: 60, ...optional });

/** Messages to members' app or to console users (docs/model/orders-logs.md#notifications). */
export const notifications = defineResource({
  module,
  title: text('Notifikasi', 'Notifications'),
  label: ['code', 'title'],
  volume: 2_000,
  status: false,
  decided: { undecided: ['draft'], harmless: [] },
  titles: {
    code: text('Kode', 'Code'),
    target: text('Tujuan', 'Target'),
    title: text('Judul', 'Title'),
    body: text('Isi', 'Body'),
    imageFileId: text('Gambar', 'Picture'),
    link: text('Tautan', 'Link'),
    audienceKind: text('Jenis audiens', 'Kind of audience'),
    lines: text('Lini bisnis', 'Business lines'),
    branchIds: text('Cabang', 'Branches'),
    cardTypeIds: text('Jenis kartu', 'Card types'),
    memberStatuses: text('Status member', 'Member status'),
    lastOrderFrom: text('Order terakhir dari', 'Last order from'),
    lastOrderTo: text('Order terakhir sampai', 'Last order until'),
    uploadId: text('File nomor member', 'File of member numbers'),
    roleIds: text('Peran', 'Roles'),
    scheduleAt: text('Jadwal kirim', 'Scheduled for'),
    expiresAt: text('Berlaku sampai', 'Expires'),
    state: text('Status', 'State'),
    author: text('Dibuat oleh', 'Created by'),
    audienceCount: text('Audiens', 'Audience'),
    sentCount: text('Terkirim', 'Sent'),
    deliveredCount: text('Diterima', 'Delivered'),
    openedCount: text('Dibuka', 'Opened'),
    failedCount: text('Gagal', 'Failed'),
    skippedCount: text('Dilewati', 'Skipped'),
    openedRate: text('Dibuka (%)', 'Opened (%)'),
    submittedAt: text('Diajukan pada', 'Submitted at'),
    decidedBy: text('Diputuskan oleh', 'Decided by'),
    decidedAt: text('Diputuskan pada', 'Decided at'),
    note: text('Catatan', 'Note'),
    startedAt: text('Mulai dikirim', 'Sending began'),
    finishedAt: text('Selesai dikirim', 'Sending ended'),
    tally: text('Hasil per jam', 'Results by hour'),
    from: text('Jadwal dari', 'Scheduled from'),
    to: text('Jadwal sampai', 'Scheduled until'),
  },
  fields,
  derived: {
    code: line({ maximum: 20 }),
    state: choice(notificationStates),
    author: user,
    audienceCount: integer({ minimum: 0, maximum: 10_000_000, ...optional }),
    sentCount: count,
    deliveredCount: count,
    openedCount: count,
    failedCount: count,
    skippedCount: count,
    openedRate: integer({ minimum: 0, maximum: 100, ...optional }),
    submittedAt: instant(optional),
    decidedBy: user,
    decidedAt: instant(optional),
    note: paragraph({ maximum: 255, ...optional }),
    startedAt: instant(optional),
    finishedAt: instant(optional),
    tally: object(z.array(tally)),
  },
  ranges: [
    ['lastOrderFrom', 'lastOrderTo'],
    ['scheduleAt', 'expiresAt'],
  ],
  rules: [textErrors, linkErrors, audienceErrors, expiryErrors],
  list: {
    filters: {
      state: choice(notificationStates),
      target: choice(notificationTargets),
      from: date(),
      to: date(),
      author: line({ maximum: 60 }),
    },
    sorts: ['scheduleAt', 'code', 'title', 'audienceCount'],
    // The id of an upload, which nobody knows by heart.
    conditions: { uploadId: [] },
    defaultSort: ['scheduleAt,desc'],
    search: ['title', 'code'],
    columns: ['code', 'title', 'target', 'audienceCount', 'scheduleAt', 'state', 'openedRate', 'author'],
  },
  operations: ['list', 'detail', 'create', 'update', 'delete', 'download', 'history'],
  errors: {
    ...placeholderErrorTexts,
    ...channelErrorTexts,
    AUDIENCE_EMPTY: { status: 422, text: text('Tidak ada penerima untuk audiens ini', 'Nobody would receive it') },
    SCHEDULE_PAST: { status: 422, text: text('Jadwal sudah lewat', 'The time has passed') },
    SCHEDULE_TOO_FAR: {
      status: 422,
      text: text('Paling lama {days} hari ke depan', 'At most {days} {days|day|days} ahead'),
    },
    SCHEDULE_QUIET: {
      status: 422,
      text: text('Push tidak dikirim antara {start} dan {end}', 'Push messages are not sent between {start} and {end}'),
    },
    EXPIRY_TOO_FAR: {
      status: 422,
      text: text('Paling lama 30 hari setelah jadwal', 'At most 30 days after the time of sending'),
    },
    IMAGE_SIZE: {
      status: 422,
      text: text('Ukuran gambar harus {width}×{height} piksel', 'The picture must be {width}×{height} pixels'),
    },
    UPLOAD_UNKNOWN: {
      status: 422,
      text: text('File tidak ditemukan, unggah lagi', 'The file is gone, upload it again'),
    },
  },
  calls: notificationCalls,
});

export type Notification = RecordOf<typeof notifications>;
export type NotificationCreate = CreateOf<typeof notifications>;
