import * as z from 'zod/mini';
import { choice, instant, object, paragraph } from '../../core/fields.ts';
import { step } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { ccmQuestions, type CcmQuestionCode } from './questions.ts';
import { ccmAnswers, ccmResults, ccmRules } from './vocabulary.ts';

const codes = Object.keys(ccmQuestions) as [CcmQuestionCode, ...CcmQuestionCode[]];
const values = ccmAnswers.map(({ value }) => value) as ['MATCH', 'MISMATCH', 'NOT_ASKED'];

/** What a customer answered to one question. */
export const ccmAnswered = z.object({ code: z.enum(codes), answer: z.enum(values) });
export type CcmAnswered = z.infer<typeof ccmAnswered>;

const optional = { required: false } as const;

/** What happens to confirmations (docs/model/orders-logs.md#customer-confirmation). */
export const ccmSteps = {
  take: step({
    summary: 'Takes a confirmation, unless another agent works on it',
    action: 'update',
    // The states are refused by `rules`: a finished one says CCM_FINAL, a taken one who works on it.
    to: 'IN_PROGRESS',
    errors: ['INVALID_STATE', 'CCM_TAKEN', 'CCM_FINAL', 'CCM_VISIT'],
  }),
  result: step({
    summary: 'Records what came of an attempt; by the agent who took it',
    action: 'update',
    // `perform` chooses by the result.
    to: ['CONFIRMED', 'DENIED', 'RESCHEDULED', 'OPEN', 'UNREACHABLE'],
    fields: {
      result: choice(ccmResults),
      answers: object(z.array(ccmAnswered).check(z.maxLength(codes.length)), optional),
      note: paragraph({ maximum: ccmRules.longestNote, ...optional }),
      nextAt: instant(optional),
    },
    titles: {
      result: text('Hasil', 'Result'),
      answers: text('Jawaban', 'Answers'),
      note: text('Catatan', 'Note'),
      nextAt: text('Hubungi lagi', 'Call again'),
    },
    errors: ['INVALID_STATE', 'CCM_TAKEN', 'CCM_TOO_SOON', 'CCM_FINAL', 'CCM_CHECKLIST', 'CCM_PROMISE'],
  }),
  cancel: step({
    title: text('Batalkan', 'Cancel'),
    effect: text(
      'Customer tidak dihubungi lagi; order dapat dilanjutkan tanpa konfirmasi ini.',
      'The customer is not called again; the order can go on without this confirmation.',
    ),
    action: 'approve',
    danger: true,
    from: ['OPEN', 'RESCHEDULED', 'UNREACHABLE'],
    to: 'CANCELLED',
    secondPerson: 'other',
    reason: true,
    many: 'each',
  }),
  reopen: step({
    title: text('Buka kembali', 'Reopen'),
    effect: text(
      'Konfirmasi kembali ke antrean dan percobaan dihitung dari awal.',
      'The confirmation returns to the queue, and attempts are counted anew.',
    ),
    action: 'approve',
    from: ['DENIED', 'UNREACHABLE'],
    to: 'OPEN',
    secondPerson: 'other',
    reason: true,
    errors: ['CCM_EXISTS', 'CCM_ORDER_OVER'],
    many: 'each',
  }),
};
