import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { applicationReference } from '../token-management/reference.ts';
import { plainDate } from '../../core/fields.ts';
import { module } from './vocabulary.ts';

const privilege = `${module}:browse`;
const triggers = z.enum(['ORDER_DONE', 'CARD_RECEIVED', 'CONTRACT_CLOSED', 'PHONE_CHANGED']);
const channels = z.enum(['SMS', 'APP', 'PWA']);
const lines = z.enum(['SPEKTRA', 'NMC', 'UFI']);
const score = z.int().check(z.gte(0), z.lte(10));
const satisfaction = z.int().check(z.gte(1), z.lte(5));

export const surveyAnswer = z.object({
  no: z.int().check(z.gte(1), z.lte(50)),
  question: z.string().check(z.minLength(3), z.maxLength(200)),
  type: z.enum(['SCALE', 'CHOICE', 'TEXT']),
  answer: z.string().check(z.maxLength(1_000)),
});
export type SurveyAnswer = z.infer<typeof surveyAnswer>;

const note = z.object({
  at: z.string(),
  by: z.string(),
  text: z.string(),
  contacted: z.enum(['REACHED', 'NOT_REACHED']),
});
export type SurveyNote = z.infer<typeof note>;

const given = z.object({
  answers: z.array(surveyAnswer),
  notes: z.array(note),
});

const filters = z.object({
  trigger: z.optional(triggers),
  businessLine: z.optional(lines),
  branchId: z.optional(z.uuid()),
  mraId: z.optional(z.uuid()),
  from: z.optional(plainDate()),
  to: z.optional(plainDate()),
});

const figures = z.object({
  sent: z.int(),
  answered: z.int(),
  promoters: z.int(),
  passives: z.int(),
  detractors: z.int(),
  /** Mean satisfaction with one decimal; `null` without answers. */
  csat: z.nullable(z.string()),
  /** Answers of each month, the earliest first. */
  months: z.array(z.object({ month: z.string(), promoters: z.int(), passives: z.int(), detractors: z.int() })),
});
export type SurveyFigures = z.infer<typeof figures>;

/** Calls of surveys, of staff and of the applications that ask members (docs/model/membership.md#surveys). */
export const surveyCalls = {
  given: call({
    name: `${module}.given`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/given`,
    access: { privilege, action: 'view' },
    summary: 'What a member answered, and the notes of the follow-up',
    result: given,
  }),
  figures: call({
    name: `${module}.figures`,
    method: 'GET',
    base: 'middle',
    path: `${module}/figures`,
    access: { privilege, action: 'view' },
    summary: 'Sent, answered, promoters and detractors, satisfaction, by month; within the scope',
    query: filters,
    result: figures,
  }),
  invite: call({
    name: `${module}.invite`,
    method: 'POST',
    base: 'publish',
    path: `${module}/invite`,
    access: 'public',
    token: { service: 'customer-survey' },
    summary: 'An application with a token asks a member; a member is asked once in 30 days',
    body: z.object({
      memberNo: z.string().check(z.regex(/^\d{10}$/)),
      trigger: triggers,
      businessLine: lines,
      reference: applicationReference({ minimum: 3, maximum: 40 }),
      channel: channels,
    }),
    result: z.object({ surveyNo: z.nullable(z.string()) }),
  }),
  answer: call({
    name: `${module}.answer`,
    method: 'POST',
    base: 'publish',
    path: `${module}/answer`,
    access: 'public',
    token: { service: 'customer-survey' },
    summary: 'The answers of a member, given once',
    body: z.object({
      surveyNo: z.string().check(z.maxLength(30)),
      nps: score,
      csat: satisfaction,
      answers: z.array(surveyAnswer).check(z.maxLength(50)),
      comment: z.nullable(z.string().check(z.maxLength(1_000))),
    }),
    errors: ['SURVEY_OVER'],
    result: z.object({ surveyNo: z.string() }),
  }),
} as const;
