import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { application, applNo } from './application.ts';
import { named, shared, standing } from './standing.ts';

/** Calls of sales channels with a source token (docs/model/orders-logs.md#calls-of-channels). */
export const entryCalls = {
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
  otp: call({
    ...shared,
    name: named('otp'),
    path: 'orders/otp',
    token: { service: 'order-entry' },
    audit: 'SEND',
    summary: 'Sends the member of an entered order the code by which the member agrees to it',
    body: z.object({ applNo }),
    result: z.object({ sentTo: z.string(), seconds: z.int() }),
    errors: [
      'NOT_FOUND',
      'INVALID_STATE',
      'PO_FINAL',
      'PO_ARCHIVED',
      'OTP_TOO_SOON',
      'OTP_UNAVAILABLE',
      'PHONE_BLACKLISTED',
    ],
  }),
  verify: call({
    ...shared,
    name: named('verify'),
    path: 'orders/verify',
    token: { service: 'order-entry' },
    audit: 'VERIFY',
    summary: 'The member agrees by the code: the amount is reserved, and the order is verified',
    body: z.object({ applNo, otp: z.string().check(z.regex(/^\d{6}$/)) }),
    result: standing,
    errors: [
      'NOT_FOUND',
      'INVALID_STATE',
      'PO_FINAL',
      'PO_ARCHIVED',
      'OTP_FAILED',
      'MEMBER_NOT_ACTIVE',
      'DATABASE_TYPE_BLOCKED',
      'RISK_EXPIRED',
      'PLAFOND_INSUFFICIENT',
    ],
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
