import * as z from 'zod/mini';
import { call, type Call } from '../../core/call.ts';
import type { Action } from '../../core/privileges.ts';
import { documentTypes, singleSteps } from '../../membership/index.ts';
import { checklist } from './checklist.ts';
import { stepStates, verificationPreferences, verificationStates } from './states.ts';

export const module = 'card-verification';
export const privilege = `${module}:browse`;
export const one = { secureId: z.uuid() };
export const seen = { ...one, version: z.int() };
export const note = z.nullish(z.string().check(z.maxLength(500)));
const oneOf = <V extends string>(all: readonly { readonly value: V }[]) =>
  z.enum(all.map(({ value }) => value) as [V, ...V[]]);
const state = oneOf(verificationStates);
export const documentType = oneOf(documentTypes);

export const claimed = z.object({
  ...seen,
  claimedUntil: z.string(),
  /** Names the page that took it, which releases it when it is left. */
  claimKey: z.uuid(),
});
export const decided = z.object({ ...seen, state });

export const act = <Body, Result>(
  name: string,
  action: Action,
  summary: string,
  body: z.ZodMiniType<Body>,
  result: z.ZodMiniType<Result>,
  rest: Pick<Call, 'audit' | 'secondPerson' | 'onlyOwnModule'> = {},
) =>
  call({
    name: `${module}.${name}`,
    ...rest,
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

export const attempt = z.object({
  no: z.int(),
  submittedAt: z.string(),
  steps: z.array(step),
  documents: z.array(z.object({ documentType, name: z.string() })),
  /** What it was returned for. */
  reasons: z.array(z.string()),
});
export type VerificationAttempt = z.infer<typeof attempt>;

export const desk = z.object({
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

export const documents = z.array(z.object({ documentType, fileId: z.uuid() })).check(z.minLength(1), z.maxLength(8));
export const submitted = z.object({ secureId: z.uuid(), verificationNo: z.string(), state });

/** Values of an application (docs/model/cards.md#verification); the preference decides where its card is sent. */
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
