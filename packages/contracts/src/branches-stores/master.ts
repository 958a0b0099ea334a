import * as z from 'zod/mini';
import { businessLines, type BusinessLine } from '../core/business-lines.ts';
import { call } from '../core/call.ts';
import { downloadFormats } from '../core/downloads.ts';
import { choice, flag, line, options, plainDate } from '../core/fields.ts';
import { defineResource } from '../core/resource.ts';
import { masterGroups, type MasterGroup } from '../core/resource/master-data.ts';
import { text } from '../core/text.ts';

const module = 'master';
const privilege = `${module}:browse`;

/** Seconds that the counts of a person are cached. */
export const countsFreshSeconds = 300;
/** Days, today included as the first, within which an active record counts as ending. */
export const endingSoonDays = 30;

/** Orders of the overview; the first unless asked otherwise. */
const orders = options({
  GROUP: ['Kelompok, lalu nama', 'Group, then name'],
  NAME: ['Nama', 'Name'],
});
export type MasterOrder = (typeof orders)[number]['value'];

const optional = { required: false } as const;
const filters = {
  name: line({ minimum: 1, maximum: 60, ...optional }),
  line: choice(businessLines, optional),
  group: choice(masterGroups, optional),
  waiting: flag(),
  syncConflict: flag(),
  order: choice(orders, optional),
} as const;

const oneOf = <V extends string>(values: readonly { readonly value: V }[]) =>
  z.enum(values.map(({ value }) => value) as [V, ...V[]]);

const query = z.object({
  name: z.optional(z.string().check(z.maxLength(60))),
  line: z.optional(oneOf(businessLines)),
  group: z.optional(oneOf(masterGroups)),
  waiting: z.optional(z.boolean()),
  syncConflict: z.optional(z.boolean()),
  order: z.optional(oneOf(orders)),
});
export type MasterQuery = z.infer<typeof query>;

/** Numbers of a data set within the scope of the caller. */
const figures = z.object({
  active: z.int(),
  inactive: z.int(),
  waiting: z.int(),
  /** null: its records have no end. */
  ending: z.nullable(z.int()),
  /** null: not fed by core. */
  conflicts: z.nullable(z.int()),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  syncedAt: z.nullable(z.string()),
  /** When these numbers were counted; they are cached for five minutes. */
  asOf: z.string(),
});

const row = z.object({
  module: z.string(),
  name: z.string(),
  line: z.nullable(oneOf<BusinessLine>(businessLines)),
  group: oneOf<MasterGroup>(masterGroups),
  /** null: they could not be counted now. */
  figures: z.nullable(figures),
  /** Addresses of its list: all records, and those that are counted, where a filter shows them. */
  url: z.string(),
  urls: z.object({
    active: z.nullable(z.string()),
    inactive: z.nullable(z.string()),
    conflicts: z.nullable(z.string()),
  }),
});
const dataSet = z.object({
  module: z.string(),
  name: z.string(),
  line: z.nullable(oneOf<BusinessLine>(businessLines)),
  group: oneOf<MasterGroup>(masterGroups),
});
/** A set of master data that reports may be made of. */
export type ReportDataSet = z.infer<typeof dataSet>;

/** A set and the day on which it is asked how it stood. */
const stateQuery = {
  set: z.string().check(z.maxLength(60)),
  day: plainDate(),
} as const;

/** Most saved definitions of reports of one person. */
export const reportLimit = 20;

export type MasterRow = z.infer<typeof row>;
export type MasterFigures = z.infer<typeof figures>;

/** Calls over all master data (docs/model/branches-stores.md#master-overview). */
export const masterCalls = {
  overview: call({
    name: `${module}.overview`,
    method: 'GET',
    base: 'middle',
    path: module,
    access: { privilege, action: 'view' },
    summary: 'How the sets of master data stand that the caller may browse, counted within the scope of the caller',
    query,
    result: z.array(row),
  }),
  reporting: call({
    name: `${module}.reporting`,
    method: 'GET',
    base: 'middle',
    path: `${module}/reporting`,
    access: { privilege, action: 'view' },
    summary: 'The sets of master data that the caller may take as a file, by group, then name',
    result: z.array(dataSet),
  }),
  state: call({
    name: `${module}.state`,
    method: 'GET',
    base: 'middle',
    path: `${module}/reporting/state`,
    access: { privilege, action: 'view' },
    summary: 'How many records of a set of master data there were at the end of a day, and the columns of its file',
    query: z.object(stateQuery),
    result: z.object({ total: z.int(), columns: z.array(z.string()) }),
    errors: ['NOT_FOUND'],
  }),
  stateFile: call({
    name: `${module}.state-download`,
    audit: 'EXPORT',
    method: 'GET',
    base: 'middle',
    path: `${module}/reporting/state/download`,
    access: { privilege, action: 'view' },
    download: true,
    summary: 'A set of master data as it stood at the end of a day, from its history',
    query: z.object({
      ...stateQuery,
      format: z.enum(downloadFormats),
      columns: z.optional(z.array(z.string())),
      reason: z.optional(z.string()),
    }),
    errors: ['NOT_FOUND', 'EXPORT_RESTRICTED', 'EXPORT_TOO_LARGE', 'EXPORT_QUEUE_FULL'],
  }),
} as const;

/** The overview of all master data. No record of its own. */
export const masterOverview = defineResource({
  module,
  title: text('Master', 'Master data'),
  titles: {
    name: text('Nama', 'Name'),
    line: text('Lini bisnis', 'Business line'),
    group: text('Kelompok', 'Group'),
    waiting: text('Menunggu persetujuan', 'Waiting for approval'),
    syncConflict: text('Konflik sinkronisasi', 'Sync conflict'),
    order: text('Urutan', 'Order'),
  },
  label: [],
  volume: 60,
  status: false,
  fields: {},
  list: { filters, mainFilters: ['name', 'line', 'group'], defaultSort: [], conditions: {} },
  operations: [],
  calls: masterCalls,
});
