import * as z from 'zod/mini';
import { call } from '../../core/call.ts';

const module = 'membership-escrow';
const privilege = 'membership:browse';
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const moment = z.string();

const check = z.object({
  secureId: z.uuid(),
  at: moment,
  by: z.string(),
  /** Balance by the movements, and by the account. */
  expected: z.int(),
  found: z.int(),
  firstBadSeq: z.nullable(z.int()),
  result: z.enum(['OK', 'DIFFERENT']),
});
export type EscrowCheck = z.infer<typeof check>;

const sums = z.object({
  opening: z.int(),
  credits: z.int(),
  debits: z.int(),
  /** What the movements of the period moved that kind and direction leave out; below 0: out. */
  others: z.int(),
  closing: z.int(),
  count: z.int(),
});
export type EscrowSums = z.infer<typeof sums>;

/** Calls of escrow accounts besides the operations; those that a second person decides are changes of members. */
export const escrowCalls = {
  rests: call({
    name: `${module}.rests`,
    method: 'GET',
    base: 'transaction',
    path: 'escrow/{secureId}/rests',
    access: { privilege, action: 'view' },
    summary: 'The sums that balance and held of an account rest on, and its latest checks',
    result: z.object({
      credits: z.int(),
      debits: z.int(),
      holds: z.int(),
      releases: z.int(),
      count: z.int(),
      checks: z.array(check),
    }),
  }),
  sums: call({
    name: `${module}.sums`,
    method: 'GET',
    base: 'transaction',
    path: 'escrow/{secureId}/sums',
    access: { privilege, action: 'view' },
    summary: 'Opening, credits, debits and closing of the movements of a filter',
    query: z.object({
      from: z.optional(day),
      to: z.optional(day),
      kind: z.optional(z.string().check(z.maxLength(20))),
      direction: z.optional(z.enum(['in', 'out', 'none'])),
    }),
    result: sums,
  }),
  check: call({
    name: `${module}.check`,
    method: 'PUT',
    base: 'transaction',
    path: 'escrow/check',
    access: { privilege, action: 'operate' },
    audit: 'CHECK',
    summary: 'Walks the movements of an account, keeps what it found, and freezes the account on a difference',
    body: z.object({ secureId: z.uuid() }),
    result: check,
    errors: ['NOT_FOUND'],
  }),
} as const;
