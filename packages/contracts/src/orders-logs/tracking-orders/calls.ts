import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { oneOf } from '../../platform/photos/records.ts';
import { orderCancelReasons, orderStates } from '../orders/vocabulary.ts';
import { stepActors } from './stages.ts';

const step = z.object({
  no: z.int(),
  at: z.string(),
  from: z.nullable(oneOf(orderStates)),
  to: oneOf(orderStates),
  actor: oneOf(stepActors),
  /** Of a cancellation, as far as the customer may hear it. */
  reason: z.nullable(oneOf(orderCancelReasons)),
});
export type TrackedStep = z.infer<typeof step>;

/** Orders that one stream follows: those of a page. */
export const mostFollowed = 100;

/** Event of the stream: versions by the id of the order. */
export interface TrackingEvent {
  readonly versions: Readonly<Record<string, number>>;
}

export const trackingCalls = {
  timeline: call({
    name: 'tracking-orders.timeline',
    method: 'GET',
    base: 'transaction',
    path: 'tracking-orders/{secureId}/timeline',
    access: { privilege: 'tracking-orders:browse', action: 'view' },
    summary: 'The steps of an order, live or archived, as a customer may hear them',
    result: z.object({ steps: z.array(step) }),
  }),
  stream: call({
    name: 'tracking-orders.stream',
    method: 'GET',
    base: 'transaction',
    path: 'tracking-orders/stream',
    access: { privilege: 'tracking-orders:browse', action: 'view' },
    summary: 'Server-sent events: the versions of these orders, as far as they lie in the scope, whenever one changes',
    query: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostFollowed)) }),
    events: true,
  }),
} as const;
