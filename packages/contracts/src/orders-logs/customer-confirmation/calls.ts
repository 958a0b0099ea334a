import * as z from 'zod/mini';
import { businessLines } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { oneOf } from '../../platform/photos/records.ts';
import { orderStates } from '../orders/vocabulary.ts';
import { ccmQuestions, type CcmQuestionCode } from './questions.ts';
import { ccmAnswers, ccmChannels, ccmResults, ccmStates, module } from './vocabulary.ts';

const privilege = `${module}:browse`;
const maybe = z.nullable(z.string());
const codes = Object.keys(ccmQuestions) as [CcmQuestionCode, ...CcmQuestionCode[]];

const question = z.object({
  code: z.enum(codes),
  /** Masked. */
  expected: maybe,
  /** Of the last attempt that reached the customer. */
  answer: z.nullable(oneOf(ccmAnswers)),
});
export type CcmAsked = z.infer<typeof question>;

const attempt = z.object({
  secureId: z.uuid(),
  no: z.int(),
  at: z.string(),
  agent: z.string(),
  channel: oneOf(ccmChannels),
  /** Null where no customer was called: a cancellation, a return to the queue. */
  result: z.nullable(oneOf(ccmResults)),
  from: oneOf(ccmStates),
  to: oneOf(ccmStates),
});
export type CcmAttempt = z.infer<typeof attempt>;

const desk = z.object({
  questions: z.array(question),
  history: z.array(attempt),
  /** Attempts that a customer who is not reached gets. */
  maxAttempts: z.int(),
  /** Before this instant no further attempt that misses the customer is recorded. */
  nextAttemptAt: maybe,
});
export type CcmDesk = z.infer<typeof desk>;

const attemptPage = z.object({
  ...attempt.shape,
  ccmId: z.uuid(),
  ccmNo: z.string(),
  memberName: z.string(),
  questions: z.array(question),
  note: maybe,
  /** Seconds from the taking to the save; null where nobody took it. */
  seconds: z.nullable(z.int()),
  dueBefore: maybe,
  dueAfter: maybe,
  attemptsBefore: z.int(),
  attemptsAfter: z.int(),
  previousId: z.nullable(z.uuid()),
  nextId: z.nullable(z.uuid()),
});
export type CcmAttemptPage = z.infer<typeof attemptPage>;

const subject = z.object({
  applNo: maybe,
  memberName: z.string(),
  memberNo: z.string(),
  custNo: maybe,
  /** Masked. */
  phone: z.string(),
  businessLine: oneOf(businessLines),
  branch: z.string(),
  status: z.nullable(oneOf(orderStates)),
  items: z.array(z.string()),
  /** Unfinished confirmations of the order or member. */
  unfinished: z.array(z.object({ secureId: z.uuid(), ccmNo: z.string(), type: z.string() })),
});
export type CcmSubject = z.infer<typeof subject>;

const figures = z.object({
  waiting: z.int(),
  late: z.int(),
  dueToday: z.int(),
  attempts: z.int(),
  confirmed: z.int(),
  denied: z.int(),
  missed: z.int(),
  own: z.int(),
});
export type CcmFigures = z.infer<typeof figures>;

/** Calls of confirmations besides their operations and steps. */
export const ccmCalls = {
  desk: call({
    name: `${module}.desk`,
    method: 'GET',
    base: 'transaction',
    path: `${module}/{secureId}/desk`,
    access: { privilege, action: 'view' },
    summary: 'What a customer is asked, with what is expected, and every attempt so far',
    result: desk,
  }),
  history: call({
    name: `${module}.attempt`,
    method: 'GET',
    base: 'transaction',
    path: `${module}/history/{historyId}`,
    access: { privilege, action: 'view' },
    summary: 'One attempt as it was: checklist, note, duration, values before and after, and its neighbours',
    result: attemptPage,
  }),
  subject: call({
    name: `${module}.subject`,
    method: 'GET',
    base: 'transaction',
    path: `${module}/subject`,
    access: { privilege, action: 'create' },
    audit: 'SEARCH',
    summary: 'The order with an application number, or the member with a customer number, within the scope',
    query: z.object({
      applNo: z.optional(z.string().check(z.regex(/^\d{14}$/))),
      custNo: z.optional(z.string().check(z.regex(/^\d{10}$/))),
    }),
    result: subject,
  }),
  figures: call({
    name: `${module}.figures`,
    method: 'GET',
    base: 'transaction',
    path: `${module}/figures`,
    access: { privilege, action: 'view' },
    summary: 'What waits, is late or due today, and what came of the attempts of today; within the scope',
    result: figures,
  }),
  takeNext: call({
    name: `${module}.take-next`,
    method: 'POST',
    base: 'transaction',
    path: `${module}/take-next`,
    access: { privilege, action: 'update' },
    audit: 'TAKE',
    summary: 'Takes the confirmation of a filter that is due first and that nobody works on; none: null',
    body: z.object({
      /** The one that is left, which is not taken again. */
      after: z.nullish(z.uuid()),
      /** As the parameters of the list. */
      filter: z.optional(z.record(z.string(), z.unknown())),
    }),
    result: z.object({ secureId: z.nullable(z.uuid()) }),
  }),
} as const;
