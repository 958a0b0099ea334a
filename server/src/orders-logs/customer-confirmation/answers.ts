import {
  ccmChecklists,
  ccmQuestions,
  ccmRules,
  type CcmAnswered,
  type CcmType,
} from '@console/contracts/orders-logs/customer-confirmation';
import { invalid, Refusal } from '../../platform/http/refusal.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const jakartaMs = 7 * 3_600_000;

/**
 * Requires what a confirmation needs: all mandatory questions agree, and at most one of the others differs.
 * @throws Refusal CCM_CHECKLIST
 */
export function requireChecklist(type: CcmType, answers: readonly CcmAnswered[]): void {
  const answerOf = (code: string) => answers.find((answered) => answered.code === code)?.answer ?? 'NOT_ASKED';
  const codes = ccmChecklists[type];
  const agrees = codes.every((code) => !ccmQuestions[code].mandatory || answerOf(code) === 'MATCH');
  const differing = codes.filter((code) => answerOf(code) === 'MISMATCH').length;
  if (!agrees || differing > ccmRules.mayDiffer) throw new Refusal('CCM_CHECKLIST');
}

/** Requires a time for the next call that may be promised. @throws Refusal VALIDATION without it, CCM_PROMISE */
export function requirePromise(nextAt: string | null, now: Date): void {
  if (nextAt === null) throw invalid({ field: 'nextAt', code: 'REQUIRED' });
  const at = Date.parse(nextAt);
  const time = (at + jakartaMs) % dayMs;
  const isInHours = time >= ccmRules.promiseFrom * hourMs && time <= ccmRules.promiseTo * hourMs;
  if (at <= now.getTime() || at > now.getTime() + ccmRules.promiseDays * dayMs || !isInHours)
    throw new Refusal('CCM_PROMISE');
}
