import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { oneOf } from '../../platform/photos/records.ts';
import { engineNumber, frameNumber } from '../photos-screening/vocabulary.ts';
import { orderfullStates } from '../transaction-log/vocabulary.ts';
import { applNo } from './application.ts';
import { named, shared, standing } from './standing.ts';

const refusals = ['NOT_FOUND', 'INVALID_STATE', 'PO_FINAL', 'PO_ARCHIVED'] as const;
const service = 'order-fulfilment';

/** Calls of stores, dealers and the core system (docs/model/orders-logs.md#calls-of-channels). */
export const fulfilmentCalls = {
  stock: call({
    ...shared,
    name: named('stock'),
    path: 'orders/stock',
    token: { service },
    audit: 'ISSUE',
    summary: 'Whether the vehicle of an approved order of NMC is in stock: it is issued, else on indent',
    body: z.object({ applNo, inStock: z.boolean() }),
    result: standing,
    errors: [...refusals, 'QUOTA_REACHED'],
  }),
  deliver: call({
    ...shared,
    name: named('deliver'),
    path: 'orders/deliver',
    token: { service },
    audit: 'DELIVER',
    upload: true,
    summary: 'The goods of an issued order were received; with the proof of delivery, and the numbers of a vehicle',
    body: z.object({
      applNo,
      /** Of the file of the proof. */
      kind: z.enum(['image', 'pdf']),
      frameNo: z.optional(z.string().check(z.toUpperCase(), z.regex(frameNumber))),
      engineNo: z.optional(z.string().check(z.toUpperCase(), z.regex(engineNumber))),
    }),
    result: standing,
    errors: [...refusals, 'PO_CLAIMED_TWICE'],
  }),
  coreAnswer: call({
    ...shared,
    name: named('core-answer'),
    path: 'orders/core-answer',
    token: { service: 'order-core' },
    audit: 'RESULT',
    summary: 'What the core system says of an order message that it accepted earlier; a delivery names its contract',
    body: z.object({
      messageNo: z.string().check(z.regex(/^\d{14}-(PO_ISSUED|DELIVERED|CANCELLED)$/)),
      outcome: z.enum(['ACKED', 'REFUSED']),
      coreRef: z.nullish(z.string().check(z.regex(/^[\w/-]{1,20}$/))),
      message: z.nullish(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    }),
    result: z.object({ messageNo: z.string(), status: oneOf(orderfullStates) }),
    errors: ['NOT_FOUND', 'IDEMPOTENCY_REUSED'],
  }),
} as const;
