import {
  ccmRules,
  missedResults,
  type CcmAnswered,
  type CcmResult,
  type CcmState,
} from '@console/contracts/orders-logs/customer-confirmation';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { eachRecord } from '../../records/steps/hooks.ts';
import { requireChecklist, requirePromise } from './answers.ts';
import { flagDenied } from './deny.ts';
import { keep, released, requireState, storedOf, taken, type Ccm } from './history.ts';
import { mostAttempts } from './most-attempts.ts';
import { questionsOf } from './questions.ts';

const hourMs = 3_600_000;

interface Said {
  readonly result: CcmResult;
  readonly answers?: readonly CcmAnswered[] | null;
  readonly note?: string | null;
  readonly nextAt?: string | null;
}

const isMissed = (result: CcmResult): boolean => (missedResults as readonly CcmResult[]).includes(result);

/** @throws Refusal CCM_TOO_SOON within two hours of the last attempt that missed the customer */
function requireRetry(missedAt: string | null, now: Date): void {
  if (missedAt === null) return;
  const next = new Date(Date.parse(missedAt) + ccmRules.retryHours * hourMs);
  if (next > now) throw new Refusal('CCM_TOO_SOON', { parameters: { at: toWireInstant(next) } });
}

const resultRules = eachRecord<Ccm, Said>(async (each, { tx, caller, now, values }) => {
  const { record } = each;
  requireState(record, ['IN_PROGRESS'], 'result');
  if (record.agent !== caller.username) throw taken(record.agent);
  const { result, answers, note } = values;
  if (result === 'CONFIRMED') requireChecklist(record.type, answers ?? []);
  if (result === 'DENIED' && (note ?? '').length < ccmRules.shortestNote)
    throw invalid({ field: 'note', code: 'TOO_SHORT', parameters: { minimum: ccmRules.shortestNote } });
  if (result === 'RESCHEDULED') requirePromise(values.nextAt ?? null, now);
  if (isMissed(result)) requireRetry((await storedOf(tx, each)).missed_at, now);
});

const stateOf = (result: CcmResult, missed: number, most: number): CcmState => {
  if (!isMissed(result)) return result as CcmState;
  return missed >= most ? 'UNREACHABLE' : 'OPEN';
};

const resultPerform = (texts: ProtectedText) =>
  eachRecord<Ccm, Said>(async (each, { tx, caller, now, values }) => {
    const { record, store } = each;
    const { result, answers, note = null } = values;
    const attempts = record.attempts + (isMissed(result) ? 1 : 0);
    const to = stateOf(result, attempts, await mostAttempts(tx));
    const dueAt = (result === 'RESCHEDULED' ? values.nextAt : record.dueAt)!;
    const { history_no: last } = await storedOf(tx, each);
    Object.assign(store, {
      ...released,
      // Who promised to call again does it.
      ...(result === 'RESCHEDULED' ? { agent: caller.username } : {}),
      ...(isMissed(result) ? { missed_at: now } : {}),
      attempts,
      note,
      due_at: dueAt,
      history_no: last + 1,
    });
    each.to = to;
    const questions = await questionsOf(tx, texts, record.secureId, answers ?? []);
    const row = { agent: caller.username, result, to, questions, note, dueAfter: dueAt, attemptsAfter: attempts };
    await keep(tx, each, row, now, last + 1);
  });

const resultEffects = eachRecord<Ccm, Said>(async (each, { tx, caller, actor, now, values }) => {
  if (values.result !== 'DENIED') return;
  const { order_id: orderId } = await storedOf(tx, each);
  if (orderId) await flagDenied(tx, orderId, values.note ?? '', { by: caller.username, actor, at: now });
});

/** What an attempt checks and writes. */
export const resultHooks = (texts: ProtectedText) => ({
  rules: resultRules,
  perform: resultPerform(texts),
  effects: resultEffects,
});
