import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import type { Action } from '../../core/privileges.ts';
import { documentTypes, singleSteps } from '../verification-steps.ts';
import { checklist } from './checklist.ts';
import { stepStates, verificationPreferences, verificationStates } from './states.ts';

const module = 'card-verification';
const privilege = `${module}:browse`;
const one = { secureId: z.uuid() };
const seen = { ...one, version: z.int() };
const note = z.nullish(z.string().check(z.maxLength(500)));
const oneOf = <V extends string>(all: readonly { readonly value: V }[]) =>
  z.enum(all.map(({ value }) => value) as [V, ...V[]]);
const state = oneOf(verificationStates);
const documentType = oneOf(documentTypes);

const claimed = z.object({
  ...seen,
  claimedUntil: z.string(),
  /** Names the page that took it, which releases it when it is left. */
  claimKey: z.uuid(),
});
const decided = z.object({ ...seen, state });

const act = <Body, Result>(
  name: string,
  action: Action,
  summary: string,
  body: z.ZodMiniType<Body>,
  result: z.ZodMiniType<Result>,
) =>
  call({
    name: `${module}.${name}`,
    method: 'PUT',
    base: 'middle',
    path: `${module}/${name}`,
    access: { privilege, action },
    summary,
    body,
    result,
  });

const step = z.object({
  step: oneOf(singleSteps),
  state: oneOf(stepStates),
  /** Percent: of likeness for Dukcapil, of the live face for liveness. */
  score: z.nullable(z.int()),
  faceMatch: z.nullable(z.int()),
  providerRef: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  /** A code of `stepDetails`. */
  detail: z.nullable(z.string()),
});
export type VerificationStepResult = z.infer<typeof step>;

const attempt = z.object({
  no: z.int(),
  submittedAt: z.string(),
  steps: z.array(step),
  documents: z.array(z.object({ documentType, name: z.string() })),
  /** What it was returned for. */
  reasons: z.array(z.string()),
});
export type VerificationAttempt = z.infer<typeof attempt>;

const desk = z.object({
  ...seen,
  state,
  /** In clear for the claimer and the second person, who compare them with the KTP; masked for others. */
  applicant: z.object({
    name: z.string(),
    nik: z.string(),
    birthDate: z.string(),
    address: z.nullable(z.string()),
    inClear: z.boolean(),
  }),
  /** Newest first. */
  attempts: z.array(attempt),
  duplicates: z.array(
    z.object({ memberNo: z.string(), name: z.string(), status: z.string(), why: z.enum(['NIK', 'NAME_BIRTH']) }),
  ),
  checklist,
  note: z.nullable(z.string()),
  claim: z.nullable(z.object({ username: z.string(), until: z.string(), isOwn: z.boolean() })),
  history: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      from: z.nullable(state),
      to: state,
      note: z.nullable(z.string()),
      reasons: z.array(z.string()),
    }),
  ),
});
export type VerificationDesk = z.infer<typeof desk>;

const documents = z.array(z.object({ documentType, fileId: z.uuid() })).check(z.minLength(1), z.maxLength(8));
const submitted = z.object({ secureId: z.uuid(), verificationNo: z.string(), state });

/** What an application brings (docs/model/cards.md#verification); where a card goes depends on the preference. */
export const application = z.object({
  memberNo: z.string().check(z.maxLength(10)),
  sourceCode: z.string().check(z.maxLength(20)),
  cardTypeCode: z.nullish(z.string().check(z.maxLength(20))),
  nameOnCard: z.nullish(z.string().check(z.maxLength(24))),
  preference: oneOf(verificationPreferences),
  pickUpOfficeCode: z.nullish(z.string().check(z.maxLength(5))),
  deliveryAddress: z.nullish(z.string().check(z.minLength(10), z.maxLength(250))),
  zipCode: z.nullish(z.string().check(z.regex(/^[0-9]{5}$/))),
  documents,
});
export type CardApplication = z.infer<typeof application>;

/** The module's own calls besides the operations. */
export const verificationCalls = {
  claim: act('claim', 'update', 'Takes an application for 30 minutes, or takes it again', z.object(one), claimed),
  claimNext: act(
    'claim-next',
    'update',
    'Takes the oldest application that nobody has; none: null',
    z.object({ after: z.nullish(z.uuid()) }),
    z.object({ secureId: z.nullable(z.uuid()) }),
  ),
  release: act(
    'release',
    'update',
    'Drops the own claim; with a key, only the one that this page took',
    z.object({ ...one, claimKey: z.nullish(z.uuid()) }),
    z.object({ released: z.boolean() }),
  ),
  checklist: act(
    'checklist',
    'update',
    'Keeps the findings so far, and the claim for another 30 minutes',
    z.object({ ...one, checklist, note }),
    z.object({ claimedUntil: z.string() }),
  ),
  approve: act(
    'approve',
    'view',
    'Approves: the verifier whose checklist is in order, or a second person what was sent for approval',
    z.object({ ...seen, note }),
    decided,
  ),
  override: act(
    'override',
    'update',
    'Sends for approval in spite of a failed step',
    z.object({ ...seen, note: z.string().check(z.minLength(20), z.maxLength(500)) }),
    decided,
  ),
  return: act(
    'return',
    'view',
    'Returns to the applicant with reasons, or to the verifier with a note',
    z.object({ ...seen, reasonIds: z.nullish(z.array(z.uuid()).check(z.maxLength(10))), note }),
    decided,
  ),
  reject: act(
    'reject',
    'update',
    'Refuses for good',
    z.object({ ...seen, reasonIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(10)), note }),
    decided,
  ),
  cancel: act(
    'cancel',
    'update',
    'Withdraws an approval without a card; head office only',
    z.object({ ...seen, reason: z.string().check(z.minLength(5), z.maxLength(255)) }),
    decided,
  ),
  desk: call({
    name: `${module}.desk`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/desk`,
    access: { privilege, action: 'view' },
    summary:
      'Steps, attempts, findings and history of an application; the applicant in clear to whoever decides on it, which is audited and counted',
    result: desk,
    reveals: true,
    errors: ['OPENING_LIMIT', 'UNDECIDED_LIMIT'],
  }),
  photo: call({
    name: `${module}.photo`,
    method: 'POST',
    base: 'direct',
    path: `${module}/{secureId}/photo`,
    access: { privilege, action: 'view' },
    download: true,
    summary:
      'A photo with watermark: without a reason for whoever has claimed the application or decides on it, else as a reveal',
    body: z.object({
      attempt: z.int(),
      documentType,
      reason: z.nullish(z.string().check(z.minLength(10), z.maxLength(255))),
    }),
    errors: ['REVEAL_LIMIT', 'OPENING_LIMIT', 'UNDECIDED_LIMIT'],
  }),
  submit: call({
    name: `${module}.submit`,
    method: 'POST',
    base: 'direct',
    path: module,
    access: { privilege, action: 'create' },
    idempotent: true,
    summary: 'Takes an application from an application form; its photos are uploaded before',
    body: application,
    result: submitted,
  }),
  resubmit: call({
    name: `${module}.resubmit`,
    method: 'POST',
    base: 'direct',
    path: `${module}/{secureId}/resubmit`,
    access: { privilege, action: 'create' },
    idempotent: true,
    summary: 'Takes a returned application again, with new photos in place of those named',
    body: z.object({ nameOnCard: z.nullish(z.string().check(z.maxLength(24))), documents }),
    result: submitted,
  }),
} as const;
