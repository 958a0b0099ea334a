import * as z from 'zod/mini';
import { businessLines } from '../core/business-lines.ts';
import { call } from '../core/call.ts';
import { choice, flag, integer, line, object, options, paragraph, recordStatus } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { channelErrorTexts, placeholderErrorTexts } from '../core/message-text.ts';

const module = 'update-sms-content';
const privilege = `${module}:browse`;

export const smsLines = [{ value: 'ALL' as const, title: text('Semua lini', 'All lines') }, ...businessLines];
export const smsChannels = options({ SMS: ['SMS'], WHATSAPP: ['WhatsApp'] });

const revision = z.object({ revision: z.int(), content: z.string(), by: z.string(), at: z.string() });
export type SmsRevision = z.infer<typeof revision>;

const segments = z.object({
  alphabet: z.enum(['GSM7', 'UCS2']),
  characters: z.int(),
  parts: z.int(),
  limit: z.int(),
  forcing: z.array(z.string()),
});
const item = { secureId: z.uuid(), version: z.int() };
const names = object(z.array(z.string()));

/** The module's own calls besides the operations. */
export const smsCalls = {
  preview: call({
    name: `${module}.preview`,
    method: 'POST',
    base: 'middle',
    path: 'sms-content/preview',
    access: { privilege, action: 'view' },
    summary: 'SMS content: a text as it would be sent, its length and its faults; changes nothing',
    body: z.object({ secureId: z.uuid(), content: z.string().check(z.maxLength(2_000)) }),
    result: z.object({
      sample: z.string(),
      longest: z.string(),
      sampleSegments: segments,
      longestSegments: segments,
      errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.optional(z.string()) })),
    }),
  }),
  test: call({
    name: `${module}.test`,
    method: 'PUT',
    base: 'middle',
    path: 'sms-content/test',
    access: { privilege, action: 'update' },
    summary: "SMS content: sends it with sample values to one's own number",
    body: z.object({ secureId: z.uuid() }),
    result: z.object({ left: z.int() }),
    errors: ['TEST_LIMIT', 'CHANNEL_UNAVAILABLE', 'NO_PHONE'],
  }),
  revisions: call({
    name: `${module}.revisions`,
    method: 'GET',
    base: 'middle',
    path: 'sms-content/{secureId}/revisions',
    access: { privilege, action: 'view' },
    summary: 'SMS content: the latest 50 texts, newest first',
    result: z.array(revision),
  }),
  restore: call({
    name: `${module}.restore-revision`,
    audit: 'RESTORE',
    method: 'PUT',
    base: 'middle',
    path: 'sms-content/restore-revision',
    access: { privilege, action: 'update' },
    summary: 'SMS content: takes an earlier text again; of a critical one after approval',
    body: z.object({ ...item, revision: z.int(), reason: z.nullish(z.string()) }),
    errors: ['CHANGE_PENDING', 'STALE_VERSION'],
  }),
} as const;

/**
 * Texts that the system sends by SMS and WhatsApp (docs/model/orders-logs.md#sms-contents). Codes are fixed by the
 * senders.
 */
export const smsContents = defineResource({
  module,
  path: 'sms-content',
  title: text('Konten SMS', 'SMS content'),
  masterData: { group: 'CONTENT' },
  label: ['code', 'businessLine', 'channel'],
  volume: 100,
  fourEyes: true,
  awaitsApproval: ({ action, before }) => action === 'update' && before?.['critical'] === true,
  titles: {
    code: text('Kode', 'Code'),
    name: text('Nama', 'Name'),
    event: text('Kejadian', 'Event'),
    businessLine: text('Lini bisnis', 'Business line'),
    channel: text('Kanal', 'Channel'),
    content: text('Isi', 'Content'),
    allowedPlaceholders: text('Placeholder', 'Placeholders'),
    mandatoryPlaceholders: text('Placeholder wajib', 'Mandatory placeholders'),
    linkDomains: text('Domain tautan', 'Link domains'),
    critical: text('Kritis', 'Critical'),
    revision: text('Revisi', 'Revision'),
    parts: text('Bagian', 'Parts'),
    waiting: text('Menunggu persetujuan', 'Awaiting approval'),
  },
  fields: { content: paragraph({ minimum: 10, maximum: 480, keepsSigns: true }) },
  derived: {
    code: line({ maximum: 40 }),
    name: line({ maximum: 80 }),
    event: line({ maximum: 200 }),
    businessLine: choice(smsLines),
    channel: choice(smsChannels),
    allowedPlaceholders: names,
    mandatoryPlaceholders: names,
    linkDomains: names,
    critical: flag(),
    revision: integer({ minimum: 1, maximum: 100_000 }),
    parts: integer({ minimum: 0, maximum: 20 }),
    waiting: flag(),
  },
  list: {
    filters: {
      businessLine: choice(smsLines),
      channel: choice(smsChannels),
      status: recordStatus(),
      critical: flag(),
      waiting: flag(),
    },
    sorts: ['code', 'updatedAt', 'revision'],
    defaultSort: ['code,asc', 'businessLine,asc'],
    search: ['code', 'name', 'content'],
    columns: ['code', 'name', 'businessLine', 'channel', 'content', 'parts', 'revision'],
  },
  operations: ['list', 'detail', 'update', 'activate', 'deactivate', 'download', 'history'],
  errors: {
    ...placeholderErrorTexts,
    ...channelErrorTexts,
    PLACEHOLDER_MISSING: {
      status: 422,
      text: text('Placeholder wajib belum ada: {names}', 'Missing placeholder: {names}'),
    },
    LINK_NOT_ALLOWED: {
      status: 422,
      text: text(
        'Tautan hanya boleh ke {domains} dengan https: {links}',
        'Links may lead only to {domains}, by https: {links}',
      ),
    },
    OTP_WARNING_MISSING: {
      status: 422,
      text: text('Teks OTP harus memuat "{warning}"', 'One-time code texts must hold "{warning}"'),
    },
    SMS_TOO_LONG: {
      status: 422,
      text: text(
        'Dengan nilai terpanjang menjadi {parts} bagian, paling banyak {maximum}',
        'With the longest values it takes {parts} parts, at most {maximum}',
      ),
    },
    SMS_CRITICAL: { text: text('Teks kritis tidak dapat dinonaktifkan', 'A critical text cannot be deactivated') },
    NO_PHONE: { text: text('Profil Anda belum memiliki nomor telepon', 'Your profile has no phone number') },
  },
  calls: smsCalls,
});

export type SmsContent = RecordOf<typeof smsContents>;
