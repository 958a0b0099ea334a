import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { downloadFormats } from '../core/downloads.ts';
import { choice, choices, date, instant, integer, line, object, options, plainDate } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { auditActionOptions } from './audit-actions.ts';

export { auditActions, type AuditAction } from './audit-actions.ts';

const module = 'audit-trail';

export const auditOutcomes = options({ success: ['Berhasil', 'Success'], refused: ['Ditolak', 'Refused'] });

const titled = z.object({ id: z.string(), en: z.string() });
/** `title`: what the module calls the field. */
const change = z.object({ field: z.string(), title: z.optional(titled), before: z.unknown(), after: z.unknown() });
const neighbour = z.object({
  secureId: z.uuid(),
  at: z.string(),
  username: z.string(),
  module: z.string(),
  action: z.string(),
  entityLabel: z.nullable(z.string()),
  outcome: z.enum(['success', 'refused']),
});
export type AuditNeighbour = z.infer<typeof neighbour>;

/** What lies around an entry. */
const surroundings = z.object({
  /** Other entries of the same request, at most 50; children of bulk calls and imports are not among them. */
  sameRequest: z.array(neighbour),
  /** Entries of the same record before and after this one. */
  previous: z.nullable(neighbour),
  next: z.nullable(neighbour),
  parent: z.nullable(neighbour),
  childCount: z.int(),
});

const optional = { required: false } as const;
const short = line({ maximum: 100, ...optional });
const id = line({ maximum: 100, exact: true, ...optional });

/** Most days of a period; the longer one needs an entity or a username. */
export const auditPeriodDays = { plain: 31, narrowed: 366 } as const;

/** Whether the day of an entry is sealed: until 00:15 of the next day it is open. */
export const sealStates = options({
  open: ['Belum disegel', 'Not sealed yet'],
  sealed: ['Tersegel', 'Sealed'],
  broken: ['Segel rusak', 'Seal broken'],
});
const verification = z.object({
  state: z.enum(['open', 'sealed', 'broken']),
  entries: z.int(),
  sealedEntries: z.nullable(z.int()),
  sealedAt: z.nullable(z.string()),
});
export type SealVerification = z.infer<typeof verification>;

/** The module's own calls besides the operations. */
export const auditCalls = {
  children: call({
    name: `${module}.children`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/children`,
    access: { privilege: `${module}:browse`, action: 'view' },
    summary: 'Entries of the records of a bulk call or import',
    query: z.object({ page: z.optional(z.int()), size: z.optional(z.int()) }),
    result: z.object({ rows: z.array(neighbour), total: z.int(), page: z.int(), size: z.int() }),
  }),
  verify: call({
    name: `${module}.verify`,
    method: 'PUT',
    base: 'middle',
    path: `${module}/verify`,
    access: { privilege: `${module}:browse`, action: 'operate' },
    summary: 'Computes the seal of a day again and compares',
    body: z.object({ date: plainDate() }),
    result: verification,
  }),
  changes: call({
    name: `${module}.changes`,
    audit: 'EXPORT',
    method: 'GET',
    base: 'middle',
    path: `${module}/changes/download`,
    access: { privilege: `${module}:browse`, action: 'export' },
    download: true,
    summary: 'Who changed what of a module in a period: a row for each field, with the values before and after',
    query: z.object({
      module: z.string().check(z.maxLength(60)),
      from: plainDate(),
      to: plainDate(),
      format: z.enum(downloadFormats),
      reason: z.optional(z.string()),
    }),
    errors: ['NARROW_FILTER', 'EXPORT_RESTRICTED', 'EXPORT_TOO_LARGE', 'EXPORT_QUEUE_FULL'],
  }),
} as const;

/** Who did what, when and from where. Read only: no call writes an entry (docs/model/orders-logs.md#audit-trail). */
export const auditTrail = defineResource({
  module,
  title: text('Jejak Audit', 'Audit trail'),
  titles: {
    at: text('Waktu', 'Time'),
    username: text('Username'),
    name: text('Nama', 'Name'),
    module: text('Modul', 'Module'),
    action: text('Tindakan', 'Action'),
    entityLabel: text('Data', 'Record'),
    outcome: text('Hasil', 'Outcome'),
    ip: text('IP'),
    role: text('Peran', 'Role'),
    roleNames: text('Peran', 'Roles'),
    entityType: text('Jenis data', 'Record type'),
    entityId: text('ID data', 'Record id'),
    code: text('Kode', 'Code'),
    reason: text('Alasan', 'Reason'),
    userAgent: text('Peramban', 'Browser'),
    requestId: text('ID permintaan', 'Request id'),
    base: text('Layanan', 'Service'),
    method: text('Metode', 'Method'),
    path: text('Alamat', 'Path'),
    recordCount: text('Jumlah data', 'Records'),
    filter: text('Filter'),
    changes: text('Perubahan', 'Changes'),
    seal: text('Segel hari itu', 'Seal of the day'),
  },
  label: 'entityLabel',
  volume: 30_000_000,
  status: false,
  fields: {},
  derived: {
    at: instant(),
    username: line({ maximum: 60 }),
    name: line({ maximum: 100 }),
    roleNames: object(z.array(z.string())),
    module: line({ maximum: 60, exact: true }),
    action: choice(auditActionOptions),
    entityType: short,
    entityId: id,
    entityLabel: line({ maximum: 255, ...optional }),
    outcome: choice(auditOutcomes),
    code: short,
    reason: line({ maximum: 500, ...optional }),
    ip: short,
    userAgent: line({ maximum: 500, ...optional }),
    requestId: id,
    base: short,
    method: short,
    path: line({ maximum: 500, ...optional }),
    /** Records of a bulk call, import or export. */
    recordCount: integer({ minimum: 0, maximum: 100_000_000, ...optional }),
    filter: object(z.unknown(), optional),
    seal: choice(sealStates),
    /** Null in lists. */
    changes: object(z.array(change), optional),
    /** Null in lists. */
    surroundings: object(surroundings, optional),
  },
  list: {
    filters: {
      /** Both days included; default today. */
      from: date(),
      to: date(),
      username: line({ maximum: 60 }),
      role: line({ maximum: 60 }),
      module: line({ maximum: 60 }),
      action: choices(auditActionOptions),
      outcome: choice(auditOutcomes),
      entityId: line({ maximum: 100 }),
      ip: line({ maximum: 45 }),
      requestId: line({ maximum: 100 }),
    },
    /** Those that an index bears; a search for one person is the filter, which is audited. */
    conditions: {
      at: ['relative', 'between', 'is'],
      module: ['is'],
      entityLabel: ['contains'],
      entityId: ['is'],
      requestId: ['is'],
    },
    sorts: ['at'],
    defaultSort: ['at,desc'],
    search: ['entityLabel', 'entityId'],
    large: true,
    exportReason: true,
    columns: ['at', 'username', 'name', 'module', 'action', 'entityLabel', 'outcome', 'ip'],
  },
  // Each opened entry, and each search for one person.
  auditsReads: { byFilters: ['username'] },
  operations: ['list', 'detail', 'download'],
  calls: auditCalls,
});

export type AuditEntry = RecordOf<typeof auditTrail>;
