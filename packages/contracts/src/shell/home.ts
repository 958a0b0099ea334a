import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { options } from '../core/fields.ts';
import type { QueueName } from '../core/queues.ts';
import { text } from '../core/text.ts';

const access = { privilege: 'home:browse', action: 'view' } as const;
const base = 'middle';

/** What waits, as one number (docs/model/shell.md#home). */
export const counter = z.object({
  code: z.string(),
  label: z.string(),
  /** null: it could not be counted now. */
  count: z.nullable(z.int()),
  /** Address of the list whose filter shows the counted records. */
  url: z.string(),
  asOf: z.string(),
  /** Time since which the oldest piece waits; null when none does. Only of queues that know it. */
  oldest: z.optional(z.nullable(z.string())),
  /** How many wait longer than their queue's target, and its hours. Only of queues with a target. */
  late: z.optional(z.nullable(z.int())),
  targetHours: z.optional(z.int()),
});
export type Counter = z.infer<typeof counter>;

/** Counters of the home page that are no queue of one list. */
export const homeQueues: Readonly<Record<'approval', QueueName>> = {
  approval: { code: 'APPROVAL', label: text('Menunggu persetujuan Anda', 'Awaiting your approval') },
};

/** Seconds that a count is cached. */
export const counterFreshSeconds = 60;

export const dueKinds = options({
  APPROVAL: ['Persetujuan', 'Approval'],
  RISK_REVIEW: ['Review Risiko', 'Risk review'],
  CONFIRMATION: ['Konfirmasi', 'Confirmation'],
  CARD_VERIFICATION: ['Verifikasi Kartu', 'Card verification'],
  PHOTO_SCREENING: ['Screening Foto', 'Photo screening'],
});
export type DueKind = (typeof dueKinds)[number]['value'];

/** One piece of work that waits for the caller. */
export const dueItem = z.object({
  secureId: z.string(),
  kind: z.enum(dueKinds.map(({ value }) => value) as [DueKind, ...DueKind[]]),
  reference: z.string(),
  title: z.string(),
  branch: z.nullable(z.string()),
  dueDate: z.string(),
  /** Negative: overdue. */
  daysLeft: z.int(),
  url: z.string(),
});
export type DueItem = z.infer<typeof dueItem>;
/** Rows of a page of the work list. */
export const duePageSize = 10;

export const homeCalls = {
  counters: call({
    name: 'home.counter',
    method: 'GET',
    base,
    access,
    path: 'home/counter',
    summary: 'What waits for the caller, as numbers',
    result: z.array(counter),
  }),
  due: call({
    name: 'home.list-due-for-review',
    method: 'GET',
    base,
    access,
    path: 'home/listDueForReview',
    flagGroup: 'all-except-6',
    summary: 'Work that waits for the caller, the most urgent first',
    query: z.object({ kind: z.optional(z.string()), page: z.optional(z.int().check(z.gte(1))) }),
    result: z.object({
      rows: z.array(dueItem),
      total: z.int(),
      page: z.int(),
      size: z.int(),
      kinds: z.array(z.object({ kind: z.string(), count: z.int() })),
    }),
  }),
} as const;
