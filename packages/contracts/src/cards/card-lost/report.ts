import * as z from 'zod/mini';
import { plainDate } from '../../core/fields.ts';
import { call } from '../../core/call.ts';
import { downloadFormats } from '../../core/downloads.ts';
import { text, type Text } from '../../core/text.ts';

const privilege = 'card-lost:browse';
const base = 'transaction';

/** What is counted, in cards, of reports made in the period (docs/model/cards.md#loss-report). */
export const lossFigures = {
  reported: text('Dilaporkan', 'Reported'),
  confirmed: text('Dikonfirmasi', 'Confirmed'),
  found: text('Ditemukan', 'Found'),
  replaced: text('Diganti', 'Replaced'),
  open: text('Terbuka > 30 hari', 'Open > 30 days'),
} as const satisfies Readonly<Record<string, Text>>;
export type LossFigure = keyof typeof lossFigures;
export const lossFigureNames = Object.keys(lossFigures) as readonly LossFigure[];
/** The last column. */
export const lossRateTitle = text('Per 1.000 kartu ditangani', 'Per 1,000 cards handled');
/** Days after which an open report of a loss is marked, months that the report covers, and rows of a page. */
export const lossReportRules = { openDays: 30, months: 12, page: 50 } as const;

const figures = {
  reported: z.int(),
  confirmed: z.int(),
  found: z.int(),
  replaced: z.int(),
  open: z.int(),
  rate: z.nullable(z.number()),
};
const row = z.object({ office: z.string(), reason: z.string(), ...figures });
export type LossReportRow = z.infer<typeof row>;
const month = z.object({ month: z.string(), reported: z.int(), confirmed: z.int(), found: z.int(), replaced: z.int() });
export type LossMonth = z.infer<typeof month>;
const report = z.object({
  from: z.string(),
  to: z.string(),
  rows: z.array(row),
  total: z.int(),
  page: z.int(),
  sum: z.object(figures),
  months: z.array(month),
});
export type LossReport = z.infer<typeof report>;

/** The filters of the list that a report has. */
export const lossReportFilters = ['reporterKind', 'reasonId', 'mraId', 'branchId', 'from', 'to'] as const;
const query = {
  from: z.optional(plainDate()),
  to: z.optional(plainDate()),
  reporterKind: z.optional(z.enum(['MEMBER', 'OFFICE', 'COURIER'])),
  reasonId: z.optional(z.uuid()),
  mraId: z.optional(z.uuid()),
  branchId: z.optional(z.uuid()),
};

export const lossReportCalls = {
  reporting: call({
    name: 'card-lost.reporting',
    method: 'GET',
    base,
    path: 'card-lost/reporting',
    access: { privilege, action: 'view' },
    summary: 'Lost cards: what was lost in a period, by office and reason; the last twelve months unless given',
    query: z.object({ ...query, page: z.optional(z.int().check(z.gte(1))) }),
    result: report,
    errors: ['REPORT_PERIOD'],
  }),
  reportingFile: call({
    name: 'card-lost.reporting-download',
    audit: 'EXPORT',
    method: 'GET',
    base,
    path: 'card-lost/reporting/download',
    access: { privilege, action: 'export' },
    download: true,
    summary: 'Lost cards: the report by office and reason as a file',
    query: z.object({ ...query, format: z.enum(downloadFormats) }),
    errors: ['REPORT_PERIOD', 'EXPORT_RESTRICTED', 'EXPORT_TOO_LARGE', 'EXPORT_QUEUE_FULL'],
  }),
} as const;
