import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { memberContract } from '../membership/contract.ts';
import { module, type FamilyCheck } from './vocabulary.ts';

const privilege = `${module}:browse`;
const memberNo = z.string().check(z.regex(/^\d{10}$/));
const familyCard = z.string().check(z.regex(/^\d{16}$/));

const side = z.object({
  memberNo: z.string(),
  name: z.string(),
  status: z.string(),
  age: z.int(),
  branch: z.string(),
  program: z.string(),
  riskGrade: z.nullable(z.string()),
  total: z.int(),
  used: z.int(),
  reservedOrders: z.int(),
  reservedFamily: z.int(),
  available: z.int(),
});
export type FamilySide = z.infer<typeof side>;

const check = z.object({ rule: z.string() as unknown as z.ZodMiniType<FamilyCheck>, passed: z.boolean() });
export type FamilyRuleCheck = z.infer<typeof check>;

const document = z.object({
  secureId: z.uuid(),
  memberId: z.uuid(),
  of: z.enum(['main', 'family']),
  documentType: z.string(),
  current: z.boolean(),
  /** Masked. */
  number: z.nullable(z.string()),
  screening: z.nullable(z.enum(['WAITING', 'ESCALATED', 'APPROVED', 'REJECTED'])),
  uploadedAt: z.string(),
});
export type FamilyDocument = z.infer<typeof document>;

const decision = z.object({
  secureId: z.uuid(),
  at: z.string(),
  by: z.string(),
  from: z.nullable(z.string()),
  to: z.string(),
  /** Why, or what was noted with it. */
  note: z.nullable(z.string()),
});
export type FamilyDecision = z.infer<typeof decision>;

const review = z.object({
  main: side,
  family: side,
  /** Family cards of both, and what may be the certificate. */
  documents: z.array(document),
  /** Of the family member. */
  contracts: z.array(memberContract),
  /** Steps of the request, the first one first. */
  decisions: z.array(decision),
  checks: z.array(check),
  /** What the main member has available before and after the loan; both the same once it is lent or over. */
  availableBefore: z.int(),
  availableAfter: z.int(),
});
export type FamilyReview = z.infer<typeof review>;

/** Calls of loans to family besides the operations (docs/model/membership.md#family-financing). */
export const familyCalls = {
  review: call({
    name: `${module}.review`,
    method: 'GET',
    base: 'transaction',
    path: `${module}/{secureId}/review`,
    access: { privilege, action: 'view' },
    summary:
      'Both members side by side with documents, contracts, decisions, the rules with pass or fail, and the limit',
    result: review,
  }),
  submit: call({
    name: `${module}.submit`,
    method: 'POST',
    base: 'publish',
    path: `${module}/submit`,
    access: 'public',
    token: { service: 'family-financing' },
    summary:
      'An application with a token submits a request to which the main member agreed by a one-time code; a returned ' +
      'request of the same members is submitted again',
    body: z.object({
      mainMemberNo: memberNo,
      familyMemberNo: memberNo,
      relation: z.enum(['SPOUSE', 'CHILD', 'PARENT', 'SIBLING']),
      businessLine: z.enum(['SPEKTRA', 'NMC', 'UFI']),
      mainKkNo: familyCard,
      familyKkNo: familyCard,
      certificate: z.nullable(z.enum(['MARRIAGE', 'BIRTH'])),
      subLimitRequested: z.int().check(z.gte(100_000), z.lte(200_000_000)),
      consentedAt: z.iso.datetime({ offset: true }),
    }),
    result: z.object({ requestNo: z.string() }),
    errors: ['NOT_FOUND', 'ALREADY_IN_FAMILY'],
  }),
} as const;
