import { randomUUID } from 'node:crypto';
import type { CcmResult, CcmState, confirmations } from '@console/contracts/orders-logs/customer-confirmation';
import type { Tx } from '../../platform/context.ts';
import { invalidState, Refusal } from '../../platform/http/refusal.ts';
import type { StepRecord } from '../../records/steps/hooks.ts';
import type { StoredQuestion } from './table.ts';

export type Ccm = typeof confirmations;
export type Each = StepRecord<Ccm>;

/** The stored row of a record on its way through a step. */
export const storedOf = (tx: Tx, { record }: Pick<Each, 'record'>) =>
  tx.selectFrom('customer_confirmation').selectAll().where('id', '=', record.secureId).executeTakeFirstOrThrow();

/** @throws Refusal CCM_FINAL, INVALID_STATE */
export function requireState({ state }: Each['record'], from: readonly CcmState[], name: string): void {
  if (from.includes(state)) return;
  throw state === 'CONFIRMED' ? new Refusal('CCM_FINAL') : invalidState(state, name);
}

/** The refusal that names who works on it. */
export const taken = (agent: string | null): Refusal =>
  new Refusal('CCM_TAKEN', { parameters: { agent: agent ?? '-' } });

/** What a confirmation without an agent stores. */
export const released = { agent: null, taken_at: null, taken_from: null };

interface Row {
  readonly agent: string;
  readonly result?: CcmResult;
  readonly to: CcmState;
  readonly questions?: readonly StoredQuestion[];
  readonly note: string | null;
  readonly dueAfter: string;
  readonly attemptsAfter: number;
}

/** Keeps a step as it was. */
export async function keep(tx: Tx, { record }: Each, row: Row, at: Date, no: number): Promise<void> {
  const { agent, result = null, to, questions = [], note, attemptsAfter } = row;
  await tx
    .insertInto('customer_confirmation_attempt')
    .values({
      id: randomUUID(),
      confirmation_id: record.secureId,
      no,
      at,
      agent,
      channel: record.channel,
      result,
      from_state: record.state,
      to_state: to,
      questions: JSON.stringify(questions),
      note,
      taken_at: record.takenAt,
      due_before: record.dueAt,
      due_after: row.dueAfter,
      attempts_before: record.attempts,
      attempts_after: attemptsAfter,
    })
    .execute();
}
