import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { oneOf } from '../../platform/photos/records.ts';
import { orderStates } from '../orders/vocabulary.ts';
import { application, applNo } from './application.ts';

const shared = { method: 'POST', base: 'publish', access: 'public' } as const;
const named = (what: string) => `order-channel.${what}`;

const standing = z.object({
  applNo: z.string(),
  status: oneOf(orderStates),
  statusSince: z.string(),
  /** From the issue on. */
  poNumber: z.nullable(z.string()),
  /** From the disbursement on. */
  contractNo: z.nullable(z.string()),
});
export type OrderStanding = z.infer<typeof standing>;

/** Calls of sales channels with a source token (docs/model/orders-logs.md#calls-of-channels). */
export const orderChannelCalls = {
  enter: call({
    ...shared,
    name: named('enter'),
    path: 'orders/enter',
    token: { service: 'order-entry' },
    audit: 'CREATE',
    summary: 'A sales channel enters an application; a repeated call is answered as the first one was',
    body: application,
    result: standing,
    errors: ['NOT_FOUND', 'IDEMPOTENCY_REUSED', 'OUTLET_NOT_ACTIVE', 'OUTLET_LIMIT'],
  }),
  status: call({
    ...shared,
    name: named('status'),
    path: 'orders/status',
    token: { service: 'order-entry' },
    reads: true,
    summary: 'Where an order stands that the channel entered',
    body: z.object({ applNo }),
    result: standing,
    errors: ['NOT_FOUND'],
  }),
} as const;
