import * as z from 'zod/mini';
import { choice, instant, integer, line, object, paragraph } from '../../core/fields.ts';
import { defineResource, step, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { logFacts, logFilters, logOf, logTitles, short } from './record.ts';
import { logErrors, logRules, orderfullStates, orderfullTypes } from './vocabulary.ts';

const optional = { required: false } as const;
const tryMade = z.object({ at: z.string(), answer: z.string() });

/** Complete order messages for the core system (docs/model/orders-logs.md#transaction-log). */
export const orderfullLog = defineResource({
  ...logOf('orderfull'),
  title: text('Log Orderfull', 'Order-full log'),
  label: 'messageNo',
  volume: 3_000_000,
  titles: {
    ...logTitles,
    messageType: text('Jenis pesan', 'Message type'),
    messageNo: text('No. pesan', 'Message no'),
    status: text('Status'),
    tries: text('Percobaan', 'Tries'),
    triesMade: text('Percobaan', 'Tries'),
    nextTryAt: text('Percobaan berikutnya', 'Next try'),
    ackAt: text('Diterima core', 'Acknowledged'),
    coreRef: text('Referensi core', 'Core reference'),
    coreMessage: text('Pesan core', 'Message of the core system'),
    payloadHash: text('Hash isi', 'Hash of the payload'),
    payload: text('Isi', 'Payload'),
    differences: text('Beda dengan pesan sebelumnya', 'Differences to the message before'),
    resendReason: text('Alasan kirim ulang', 'Reason of the resend'),
  },
  derived: {
    ...logFacts,
    messageType: choice(orderfullTypes),
    messageNo: line({ maximum: 40, exact: true }),
    status: choice(orderfullStates),
    tries: integer({ minimum: 0, maximum: logRules.orderfullTries }),
    nextTryAt: instant(optional),
    ackAt: instant(optional),
    coreRef: short(20),
    coreMessage: short(200),
    payloadHash: line({ maximum: 64, exact: true }),
    resendReason: short(255),
    /** By section, masked; null in lists, as the next. */
    payload: object(z.unknown(), optional),
    triesMade: object(z.array(tryMade), optional),
    differences: object(z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })), optional),
  },
  states: { field: 'status' },
  steps: {
    resend: step({
      summary: 'Queues a failed or refused message again, under its number',
      action: 'operate',
      from: ['FAILED', 'REFUSED'],
      to: 'QUEUED',
      fields: { resendReason: paragraph({ minimum: 10, maximum: 255 }) },
      titles: { resendReason: text('Alasan', 'Reason') },
      errors: ['ORDERFULL_SUPERSEDED'],
    }),
  },
  list: {
    filters: { ...logFilters, messageType: choice(orderfullTypes), status: choice(orderfullStates) },
    mainFilters: ['from', 'to', 'status'],
    sorts: ['at'],
    defaultSort: ['at,desc'],
    conditions: { status: [] },
    columns: ['at', 'applNo', 'messageType', 'status', 'tries', 'coreRef', 'coreMessage'],
    large: true,
  },
  operations: ['list', 'detail', 'download'],
  errors: logErrors,
});
export type OrderfullLogRow = RecordOf<typeof orderfullLog>;
