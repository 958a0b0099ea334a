import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { downloadFormats } from '../core/downloads.ts';
import type { FieldError } from '../core/errors.ts';
import { choice, date, plainDate, reference } from '../core/fields.ts';
import { branch, mra } from '../core/referables/organisation.ts';
import { defineResource } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { memberSources } from './membership/vocabulary.ts';
import { programTypes } from './program-type.ts';
import { memberReports, reportNames, type MemberReportName } from './reporting/vocabulary.ts';

export * from './reporting/vocabulary.ts';

const module = 'membership-reporting';
const privilege = 'membership:browse';

/** Rows that the page shows; the file has all. */
export const previewRows = 100;
/** Longest and usual period of a report. */
export const reportPeriod = { months: 12, days: 90 };

/** What is wrong with a period. */
export function reportPeriodFault(from: string, to: string): FieldError | null {
  if (to < from) return { field: 'to', code: 'DATE_ORDER' };
  const last = new Date(`${from}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + reportPeriod.months);
  return to > last.toISOString().slice(0, 10)
    ? { field: 'to', code: 'MEMBER_REPORT_PERIOD', parameters: { months: reportPeriod.months } }
    : null;
}

const filters = {
  report: choice(memberReports),
  from: date(),
  to: date(),
  mraId: reference(mra),
  branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
  programTypeId: reference(programTypes),
  source: choice(memberSources),
};
const query = z.object({
  report: z.optional(z.enum(reportNames as [MemberReportName, ...MemberReportName[]])),
  from: z.optional(plainDate()),
  to: z.optional(plainDate()),
  mraId: z.optional(z.uuid()),
  branchId: z.optional(z.uuid()),
  programTypeId: z.optional(z.uuid()),
  source: z.optional(z.enum(memberSources.map(({ value }) => value) as [string, ...string[]])),
});
export type MemberReportQuery = z.infer<typeof query>;

const figure = z.nullable(z.int());
const row = z.object({
  branch: z.string(),
  /** What the report groups by besides. */
  group: z.string(),
  first: z.int(),
  second: figure,
  third: figure,
  fourth: figure,
  fifth: figure,
  sixth: figure,
});
export type MemberReportRow = z.infer<typeof row>;

const view = { base: 'middle', method: 'GET' } as const;
const errors = ['VALIDATION'];

/** Calls of the reports of members (docs/model/membership.md#reports). */
export const memberReportCalls = {
  report: call({
    ...view,
    name: `${module}.report`,
    path: 'membership/reporting',
    access: { privilege, action: 'view' },
    summary: `The first ${previewRows} rows of a report of members, and how many there are`,
    query,
    result: z.object({
      report: z.enum(reportNames as [MemberReportName, ...MemberReportName[]]),
      from: plainDate(),
      to: plainDate(),
      rows: z.array(row),
      total: z.int(),
    }),
    errors,
  }),
  file: call({
    ...view,
    name: `${module}.download`,
    audit: 'EXPORT',
    path: 'membership/reporting/download',
    access: { privilege, action: 'export' },
    download: true,
    summary: 'The file of a report of members, made by a download job',
    query: z.intersection(query, z.object({ format: z.enum(downloadFormats) })),
    errors: [...errors, 'EXPORT_RESTRICTED', 'EXPORT_TOO_LARGE', 'EXPORT_QUEUE_FULL'],
  }),
} as const;

/** Figures of members by branch. No record of its own. */
export const memberReporting = defineResource({
  module,
  privilege,
  title: text('Laporan Member', 'Reports of members'),
  label: [],
  volume: 5_000_000,
  status: false,
  titles: {
    report: text('Laporan', 'Report'),
    from: text('Periode dari', 'Period from'),
    to: text('Periode sampai', 'Period until'),
    mraId: text('MRA'),
    branchId: text('Cabang', 'Branch'),
    programTypeId: text('Jenis program', 'Program type'),
    source: text('Sumber', 'Source'),
  },
  fields: {},
  list: { filters, defaultSort: [] },
  operations: [],
  errors: {
    MEMBER_REPORT_PERIOD: {
      status: 422,
      text: text('Periode paling lama {months} bulan', 'The period is {months} months at most'),
    },
  },
  calls: memberReportCalls,
});
