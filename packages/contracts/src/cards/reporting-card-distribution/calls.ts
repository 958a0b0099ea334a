// Long: the figures of one report and its calls.
import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import type { FieldError } from '../../core/errors.ts';
import { choice, date, options, plainDate, reference } from '../../core/fields.ts';
import { downloadFormats } from '../../core/downloads.ts';
import { cardDesign, cardType } from '../../core/referables/cards.ts';
import { branch, mra } from '../../core/referables/organisation.ts';
import { text, type Text } from '../../core/text.ts';
import { distributionFigureNames, distributionFigures, type DistributionFigureName } from './figures.ts';
import { cardStatuses } from '../lifecycle/statuses.ts';
import type { DocumentKind, TransitionCode } from '../lifecycle/transitions.ts';

export const module = 'reporting-card-distribution';
const privilege = `${module}:browse`;

const otherGroups = options({
  BRANCH: ['Cabang', 'Branch'],
  TYPE: ['Jenis kartu', 'Card type'],
  SOURCE: ['Sumber kartu', 'Card source'],
});
/** By MRA unless another is chosen. */
export type DistributionGroup = 'MRA' | (typeof otherGroups)[number]['value'];

/** The figures of a row in their order: what was there, what came and went, what is left. */
export const distributionColumns = ['opening', ...distributionFigureNames, 'closing'] as const satisfies readonly (
  | 'opening'
  | 'closing'
  | DistributionFigureName
)[];
export type DistributionColumn = 'opening' | 'closing' | DistributionFigureName;
export const distributionTitles: Readonly<Record<DistributionColumn, Text>> = {
  opening: text('Saldo awal', 'Opening'),
  closing: text('Saldo akhir', 'Closing'),
  ...(Object.fromEntries(distributionFigureNames.map((name) => [name, distributionFigures[name].title])) as Record<
    DistributionFigureName,
    Text
  >),
};

export interface LeadStage {
  readonly title: Text;
  /** Movements that end the stage. */
  readonly codes: readonly TransitionCode[];
  readonly document?: DocumentKind;
}
/**
 * What the making of a plastic leads through, each counted in days from the making of its number. Printed is when its
 * batch was.
 */
export const leadStages = {
  printed: { title: text('Dibuat sampai dicetak', 'Generated to printed'), codes: ['P1'], document: 'batch' },
  dispatched: { title: text('Dibuat sampai dikirim vendor', 'Generated to dispatched'), codes: ['D1', 'D2'] },
  received: {
    title: text('Dibuat sampai diterima', 'Generated to received'),
    codes: ['D3', 'D4', 'D6'],
    document: 'delivery',
  },
  handedOver: { title: text('Dibuat sampai diserahkan', 'Generated to handed over'), codes: ['U1'] },
} as const satisfies Readonly<Record<string, LeadStage>>;
export type LeadStageName = keyof typeof leadStages;
export const leadStageNames = Object.keys(leadStages) as readonly LeadStageName[];

/** Everything on the page that counts cards, and can be opened. */
export const openedFigures = [
  ...distributionColumns,
  ...cardStatuses.map((status) => `status:${status}` as const),
  ...leadStageNames.map((stage) => `lead:${stage}` as const),
] as const;
export type OpenedFigure = (typeof openedFigures)[number];

/** Days of a period that nobody has chosen, and its months at most. */
export const distributionPeriod = { days: 30, months: 12 } as const;
/** Cards of a page behind a figure. */
export const distributionPage = 50;

/** The last day that a period from this day may end with. */
export function lastDayFrom(from: string): string {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const target = month - 1 + distributionPeriod.months;
  const lastOfMonth = new Date(Date.UTC(year, target + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, target, Math.min(day, lastOfMonth)) - 86_400_000).toISOString().slice(0, 10);
}

/** What is wrong with a period. */
export function periodFault(from: string, to: string): FieldError | null {
  if (to < from) return { field: 'to', code: 'DATE_ORDER' };
  return to > lastDayFrom(from)
    ? { field: 'to', code: 'PERIOD_TOO_LONG', parameters: { months: distributionPeriod.months } }
    : null;
}

export const filters = {
  from: date(),
  to: date(),
  groupBy: choice(otherGroups, { all: text('MRA') }),
  mraId: reference(mra),
  branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
  cardTypeId: reference(cardType),
  cardDesignId: reference(cardDesign),
};
const query = z.object({
  from: z.optional(plainDate()),
  to: z.optional(plainDate()),
  groupBy: z.optional(z.enum(['MRA', 'BRANCH', 'TYPE', 'SOURCE'])),
  mraId: z.optional(z.uuid()),
  branchId: z.optional(z.uuid()),
  cardTypeId: z.optional(z.uuid()),
  cardDesignId: z.optional(z.uuid()),
});
export type DistributionQuery = z.infer<typeof query>;

const count = z.int();
const figures = z.object(
  Object.fromEntries(distributionColumns.map((name) => [name, count])) as unknown as Record<
    DistributionColumn,
    typeof count
  >,
);
const row = z.object({
  /** What it is grouped by: MRA, office or source; none where that is nothing, or the card type alone. */
  groupId: z.nullable(z.uuid()),
  group: z.nullable(z.string()),
  cardTypeId: z.uuid(),
  cardType: z.string(),
  ...figures.shape,
  /** Opening + in - out = closing. */
  adds: z.boolean(),
});
export type DistributionRow = z.infer<typeof row>;
const report = z.object({
  from: plainDate(),
  to: plainDate(),
  groupBy: z.enum(['MRA', 'BRANCH', 'TYPE', 'SOURCE']),
  madeAt: z.string(),
  /** Group and filters in words, for the head of the paper. */
  parameters: z.string(),
  rows: z.array(row),
  totals: z.object({ ...figures.shape, adds: z.boolean() }),
});
export type DistributionReport = z.infer<typeof report>;
const statusCount = z.object({ status: z.enum(cardStatuses), count: z.int() });
const leadTime = z.object({
  stage: z.enum(['printed', 'dispatched', 'received', 'handedOver']),
  cards: z.int(),
  median: z.nullable(z.number()),
  p90: z.nullable(z.number()),
});
export type LeadTime = z.infer<typeof leadTime>;
const listedCard = z.object({
  secureId: z.uuid(),
  cardNo: z.string(),
  cardType: z.string(),
  status: z.enum(cardStatuses),
  at: z.string(),
  documentNo: z.nullable(z.string()),
  days: z.nullable(z.number()),
});
export type ListedCard = z.infer<typeof listedCard>;

const view = { base: 'middle', method: 'GET', access: { privilege, action: 'view' } } as const;
export const errors = ['VALIDATION'] as const;
export const distributionCalls = {
  report: call({
    ...view,
    name: `${module}.report`,
    path: module,
    summary: 'Card distribution: what safes held, took in and gave out in a period',
    query,
    result: report,
    errors,
  }),
  statuses: call({
    ...view,
    name: `${module}.statuses`,
    path: `${module}/statuses`,
    summary: 'Card distribution: cards by status at the end of the period',
    query,
    result: z.array(statusCount),
    errors,
  }),
  leadTimes: call({
    ...view,
    name: `${module}.lead-times`,
    path: `${module}/lead-times`,
    summary: 'Card distribution: days from the making of a number to each stage reached in the period',
    query,
    result: z.array(leadTime),
    errors,
  }),
  cards: call({
    ...view,
    name: `${module}.cards`,
    path: `${module}/cards`,
    summary: 'Card distribution: the cards behind a figure',
    errors,
    query: z.intersection(
      query,
      z.object({
        figure: z.enum(openedFigures),
        group: z.optional(z.union([z.uuid(), z.literal('NONE')])),
        type: z.optional(z.uuid()),
        page: z.optional(z.int().check(z.gte(1))),
      }),
    ),
    result: z.object({ rows: z.array(listedCard), total: z.int(), page: z.int() }),
  }),
  file: call({
    ...view,
    name: `${module}.download`,
    audit: 'EXPORT',
    access: { privilege, action: 'export' },
    path: `${module}/download`,
    download: true,
    summary: 'Card distribution: the file of the report, made by a download job',
    query: z.intersection(query, z.object({ format: z.enum(downloadFormats) })),
    errors: ['EXPORT_RESTRICTED', 'EXPORT_TOO_LARGE', 'EXPORT_QUEUE_FULL'],
  }),
} as const;
