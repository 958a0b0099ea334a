import * as z from 'zod/mini';
import { choice, digits, instant, integer, line, object, paragraph } from '../../core/fields.ts';
import { defineResource, step, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { logFacts, logFilters, logOf, logTitles, short } from './record.ts';
import { errorSeverities, handledStates } from './vocabulary.ts';

const optional = { required: false } as const;
const hour = z.object({ at: z.string(), count: z.int() });

/** Technical faults (docs/model/orders-logs.md#transaction-log). */
export const errorLog = defineResource({
  ...logOf('error'),
  title: text('Log Error', 'Error log'),
  label: 'errorCode',
  volume: 800_000,
  titles: {
    ...logTitles,
    service: text('Layanan', 'Service'),
    component: text('Komponen', 'Component'),
    severity: text('Tingkat', 'Severity'),
    errorCode: text('Kode error', 'Error code'),
    exception: text('Exception'),
    message: text('Pesan', 'Message'),
    stackTrace: text('Stack trace'),
    httpStatus: text('Status HTTP', 'HTTP status'),
    upstream: text('Upstream'),
    fingerprint: text('Sidik', 'Fingerprint'),
    occurrence: text('Kejadian ke', 'Occurrence'),
    hours: text('Sidik yang sama per jam', 'Same fingerprint by hour'),
    state: text('Penanganan', 'Handling'),
    handledBy: text('Ditangani oleh', 'Handled by'),
    handledAt: text('Ditangani pada', 'Handled at'),
    handleNote: text('Catatan penanganan', 'Note'),
  },
  derived: {
    ...logFacts,
    service: short(),
    component: short(200),
    severity: choice(errorSeverities),
    errorCode: line({ maximum: 100 }),
    exception: short(100),
    message: paragraph({ maximum: 2_000, ...optional }),
    /** For audit, admins and who operates the module; null in lists. */
    stackTrace: paragraph({ maximum: 20_000, ...optional }),
    httpStatus: integer({ minimum: 100, maximum: 599, ...optional }),
    upstream: short(),
    fingerprint: digits({ minimum: 20, maximum: 20 }),
    /** Null in lists. */
    occurrence: integer({ minimum: 1, maximum: 1_000_000_000, ...optional }),
    hours: object(z.array(hour), optional),
    state: choice(handledStates),
    handledBy: short(),
    handledAt: instant(optional),
    handleNote: paragraph({ maximum: 500, ...optional }),
  },
  states: { field: 'state' },
  steps: {
    handle: step({
      summary: 'Marks a fault as handled, with a note',
      action: 'operate',
      from: ['OPEN'],
      to: 'HANDLED',
      fields: { handleNote: paragraph({ minimum: 10, maximum: 500 }) },
      titles: { handleNote: text('Catatan penanganan', 'Note') },
    }),
    reopen: step({
      summary: 'Takes the mark of a handled fault back',
      action: 'operate',
      from: ['HANDLED'],
      to: 'OPEN',
    }),
  },
  list: {
    filters: {
      ...logFilters,
      severity: choice(errorSeverities),
      service: line({ maximum: 60 }),
      errorCode: line({ maximum: 100 }),
      upstream: line({ maximum: 60 }),
      fingerprint: line({ maximum: 64 }),
      state: choice(handledStates),
    },
    mainFilters: ['from', 'to', 'severity'],
    sorts: ['at'],
    defaultSort: ['at,desc'],
    conditions: { state: ['is'], severity: ['is'], fingerprint: ['is'] },
    groupings: { by: ['fingerprint', 'severity', 'state'] },
    columns: ['at', 'severity', 'service', 'errorCode', 'message', 'applNo', 'upstream', 'state'],
    large: true,
  },
  operations: ['list', 'detail', 'download'],
});
export type ErrorLogRow = RecordOf<typeof errorLog>;
