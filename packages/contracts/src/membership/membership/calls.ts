import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { membershipLacks } from '../registration/vocabulary.ts';
import { memberContract } from './contract.ts';
import { module } from './vocabulary.ts';

export type { MemberContract } from './contract.ts';

const access = { privilege: `${module}:browse`, action: 'view' } as const;
const of = (part: string) =>
  ({
    name: `${module}.${part}`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/${part}`,
    access,
  }) as const;
const line = z.enum(['SPEKTRA', 'NMC', 'UFI']);
const moment = z.nullable(z.string());
const count = z.int();

const limit = z.object({
  line,
  custNo: z.nullable(z.string()),
  total: z.int(),
  used: z.int(),
  reservedOrders: z.int(),
  reservedFamily: z.int(),
  available: z.int(),
  tier: z.nullable(z.string()),
  validUntil: moment,
});
export type MemberLimit = z.infer<typeof limit>;

const account = z.object({
  secureId: z.uuid(),
  line,
  /** Masked. */
  escrowNo: z.string(),
  balance: z.int(),
  held: z.int(),
  available: z.int(),
  state: z.enum(['ACTIVE', 'FROZEN', 'CLOSED']),
});
export type MemberAccountOfMoney = z.infer<typeof account>;

const card = z.object({
  secureId: z.uuid(),
  /** Masked. */
  cardNo: z.string(),
  cardType: z.string(),
  cardStatus: z.string(),
  activatedAt: moment,
  expiryDate: moment,
  /** Neither lost nor cancelled: a member has one at most. */
  live: z.boolean(),
  /** Something keeps it from being used, such as a blocked member. */
  held: z.boolean(),
  /** What holds it, as the lifecycle of cards names it. */
  holds: z.array(z.string()),
});
export type MemberCard = z.infer<typeof card>;

const verification = z.object({
  secureId: z.uuid(),
  verificationNo: z.string(),
  state: z.string(),
  submittedAt: z.string(),
  decidedAt: moment,
});
export type MemberVerification = z.infer<typeof verification>;

export const openCases = ['photos', 'families', 'surveys', 'verifications'] as const;
export type OpenCase = (typeof openCases)[number];

const movement = z.object({
  seqNo: z.int(),
  kind: z.string(),
  direction: z.enum(['in', 'out', 'none']),
  amount: z.int(),
  balanceBefore: z.int(),
  balanceAfter: z.int(),
  reference: z.string(),
  maker: z.string(),
  approver: z.nullable(z.string()),
  at: z.string(),
});
export type MemberMovement = z.infer<typeof movement>;

const document = z.object({
  secureId: z.uuid(),
  documentType: z.string(),
  current: z.boolean(),
  source: z.string(),
  /** Masked. */
  number: z.nullable(z.string()),
  validUntil: moment,
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  /** Of its screening; null: never screened. */
  screening: z.nullable(z.enum(['WAITING', 'ESCALATED', 'APPROVED', 'REJECTED'])),
});
export type MemberDocument = z.infer<typeof document>;

/** Rows of a part that stand on the page of a member; older ones have lists of their own. */
export const latestRows = 50;

/** Parts of the page of a member, each fetched when it is opened (docs/model/membership.md#register-of-members). */
export const memberCalls = {
  overview: call({
    ...of('overview'),
    summary: 'Live card, limits, money held and open cases of a member',
    result: z.object({
      card: z.nullable(card),
      limits: z.array(limit),
      accounts: z.array(account),
      open: z.object({ photos: count, families: count, surveys: count, verifications: count }),
      /** What a pending member lacks before the membership begins; null for others. */
      lacks: z.nullable(z.array(z.enum(membershipLacks))),
    }),
  }),
  cards: call({
    ...of('cards'),
    summary: 'Cards that a member holds and held, and their verifications, the latest first',
    result: z.object({ cards: z.array(card), verifications: z.array(verification) }),
  }),
  documents: call({
    ...of('documents'),
    summary: 'Documents of a member, current ones first, with what their screening said',
    result: z.array(document),
  }),
  limits: call({
    ...of('limits'),
    summary: `Limits of a member by line, each with its contracts and its latest ${latestRows} movements`,
    result: z.array(z.object({ ...limit.shape, contracts: z.array(memberContract), movements: z.array(movement) })),
  }),
  escrow: call({
    ...of('escrow'),
    summary: `Money held for a member by line, each with its latest ${latestRows} movements`,
    result: z.array(z.object({ ...account.shape, movements: z.array(movement) })),
  }),
} as const;
