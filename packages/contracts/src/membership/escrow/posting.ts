import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { applicationReference } from '../token-management/reference.ts';

/** Movements that the financing core posts: money that comes in for a member, and what instalments take out. */
export const postedKinds = ['OVERPAYMENT', 'REFUND', 'CASHBACK', 'DP_RETURN', 'INSTALMENT'] as const;
export type PostedKind = (typeof postedKinds)[number];

/** Days before today that a movement may count from. */
export const postedDaysBack = 31;

/** Movements of escrow by an application (docs/model/membership.md#escrow). */
export const escrowPostingCalls = {
  post: call({
    name: 'membership-escrow-movement.post',
    audit: 'CREATE',
    method: 'POST',
    base: 'publish',
    path: 'escrow/movement',
    access: 'public',
    token: { service: 'membership-escrow-movement' },
    summary:
      'The financing core posts money that came in for a member, or an instalment paid from it. Money for a member ' +
      'without an account of the line opens one. Safe to repeat with the same reference',
    body: z.object({
      memberNo: z.string().check(z.regex(/^\d{10}$/)),
      line: z.enum(['SPEKTRA', 'NMC', 'UFI']),
      kind: z.enum(postedKinds),
      amount: z.int().check(z.gte(1), z.lte(1_000_000_000)),
      reference: applicationReference({ minimum: 3, maximum: 60 }),
      valueDate: z.iso.date(),
    }),
    /** The number of the movement in the account. */
    result: z.object({ seqNo: z.int() }),
    errors: ['ESCROW_DUPLICATE_REFERENCE', 'ESCROW_INSUFFICIENT', 'ESCROW_FROZEN', 'ESCROW_CLOSED', 'ESCROW_EXISTS'],
  }),
} as const;
