import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { iasDecisions } from '../orders/vocabulary.ts';
import { surveyResults } from '../po-status/vocabulary.ts';
import { oneOf } from '../../platform/photos/records.ts';
import { rejectCodes } from '../transaction-log/vocabulary.ts';
import { applNo } from './application.ts';
import { named, shared, standing } from './standing.ts';

const text = (minimum: number, maximum: number) =>
  z.string().check(z.trim(), z.minLength(minimum), z.maxLength(maximum));
const moment = z.iso.datetime({ offset: true });

/** The rule that refuses an application, and what it compared. */
const rejection = z.object({
  rejectCode: oneOf(rejectCodes),
  ruleVersion: z.int().check(z.gte(1), z.lte(10_000)),
  compared: z
    .array(z.object({ field: text(1, 40), expected: z.nullable(text(0, 100)), actual: z.nullable(text(0, 100)) }))
    .check(z.maxLength(20)),
  /** As the customer reads it. */
  message: z.nullish(text(3, 255)),
  canRetryAt: z.nullish(moment),
});
export type ChannelRejection = z.infer<typeof rejection>;

/** Red flags that the verification raises; the others are raised by the program and by staff. */
export const verifiedFlags = ['DUP_PHONE', 'ADDRESS_MISMATCH', 'FACE_MISMATCH'] as const;

const refusals = ['NOT_FOUND', 'INVALID_STATE', 'PO_FINAL', 'PO_ARCHIVED'] as const;

/** Calls of scoring, verification and surveyors (docs/model/orders-logs.md#calls-of-channels). */
export const decisionCalls = {
  decide: call({
    ...shared,
    name: named('decide'),
    path: 'orders/decide',
    token: { service: 'order-decision' },
    audit: 'VERIFY',
    summary: 'What scoring and verification say of an order: it is rejected, surveyed, or confirmed with its customer',
    body: z.object({
      applNo,
      ias: z.object({ decision: oneOf(iasDecisions), score: z.int().check(z.gte(0), z.lte(1_000)), at: moment }),
      flags: z.optional(
        z.array(z.object({ code: z.enum(verifiedFlags), note: z.nullish(text(10, 200)) })).check(z.maxLength(3)),
      ),
      rejection: z.nullish(rejection),
    }),
    result: standing,
    errors: refusals,
  }),
  survey: call({
    ...shared,
    name: named('survey'),
    path: 'orders/survey',
    token: { service: 'order-decision' },
    audit: 'SURVEY',
    summary: 'What the survey of an order of NMC came to; a failed one says by which rule it is rejected',
    body: z.object({
      applNo,
      result: oneOf(surveyResults),
      surveyor: text(2, 60),
      rejection: z.nullish(rejection),
    }),
    result: standing,
    errors: refusals,
  }),
} as const;
