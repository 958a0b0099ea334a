import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { plainDate } from '../../core/fields.ts';
import { oneOf } from '../../platform/photos/records.ts';
import { orderPlatforms, orderStates, type OrderState } from '../orders/vocabulary.ts';

/** What orders have come to, as bars show it. */
export const orderCourses = ['open', 'issued', 'disbursed', 'ended'] as const;
export type OrderCourse = (typeof orderCourses)[number];

/**
 * What an order in a state has come to: it waits for a decision, is issued, paid out, or ended without that.
 * @example
 * courseOf('ON_HOLD'); // 'open'
 */
export function courseOf(state: OrderState): OrderCourse {
  if (state === 'DISBURSED') return 'disbursed';
  if (state === 'PO_ISSUED' || state === 'DELIVERED') return 'issued';
  return state === 'REJECTED' || state === 'CANCELLED' || state === 'EXPIRED' ? 'ended' : 'open';
}

const counts = z.object({ open: z.int(), issued: z.int(), disbursed: z.int(), ended: z.int() });
export type OrderCounts = z.infer<typeof counts>;

const chart = z.object({
  /** By day of the purchase, without days that have none, the earliest first. */
  days: z.array(z.object({ day: z.string(), counts })),
  statuses: z.array(z.object({ status: oneOf(orderStates), count: z.int() })),
  /** Those with the most orders first. */
  branches: z.array(z.object({ branchId: z.uuid(), branch: z.string(), counts })),
  /** Branches that are not named. */
  moreBranches: z.int(),
});
export type PoChart = z.infer<typeof chart>;

/** Branches that the chart names. */
export const chartBranches = 20;

/** Orders of the list by day, status and branch. */
export const poChartCall = (module: string) =>
  call({
    name: `${module}.chart`,
    method: 'GET',
    base: 'transaction',
    path: `${module}/chart`,
    access: { privilege: `${module}:browse`, action: 'view' },
    summary: 'Orders by day, status and branch, under the filters and periods of the list; within the scope',
    query: z.object({
      from: z.optional(plainDate()),
      to: z.optional(plainDate()),
      branchId: z.optional(z.uuid()),
      mraId: z.optional(z.uuid()),
      platform: z.optional(oneOf(orderPlatforms)),
      sourceInput: z.optional(z.string().check(z.maxLength(40))),
    }),
    result: chart,
    errors: ['NARROW_FILTER'],
  });
