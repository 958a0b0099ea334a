import { logRules, type OrderfullState } from '@console/contracts/orders-logs/transaction-log';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { CoreOutcome } from './core-orders.ts';
import type { OrderfullMessageTable } from './step-logs-table.ts';

type Message = Selectable<OrderfullMessageTable>;

const minuteMs = 60_000;
const firstPauseMs = 5 * minuteMs;
/** How long a message that the core system accepted waits for its answer before it is sent again. */
const answerWithinMs = 30 * minuteMs;

interface Result {
  readonly status: OrderfullState;
  readonly coreRef?: string | null;
  readonly message: string | null;
  readonly nextTryAt: Date | null;
}

const isContract = (coreRef: string | null): boolean => coreRef !== null && /^\d{12}$/.test(coreRef);

/** An acknowledged delivery names the contract that the order is disbursed under. */
const judged = (outcome: CoreOutcome, { message_type: type }: Message): CoreOutcome =>
  outcome.outcome === 'ACKED' && type === 'DELIVERED' && !isContract(outcome.coreRef)
    ? { outcome: 'UNANSWERED', message: 'CORE_CONTRACT_MISSING' }
    : outcome;

/** What a message becomes by an answer. Each pause is twice the one before; the last try without an answer fails. */
function resultOf(outcome: CoreOutcome, { tries }: Message, at: Date): Result {
  const { message } = outcome;
  switch (outcome.outcome) {
    case 'ACKED':
      return { status: 'ACKED', coreRef: outcome.coreRef, message, nextTryAt: null };
    case 'REFUSED':
      return { status: 'REFUSED', message, nextTryAt: null };
    case 'ACCEPTED':
      return { status: 'SENT', message, nextTryAt: new Date(at.getTime() + answerWithinMs) };
    case 'UNANSWERED': {
      if (tries >= logRules.orderfullTries) return { status: 'FAILED', message, nextTryAt: null };
      return {
        status: 'RETRY',
        message,
        nextTryAt: new Date(at.getTime() + firstPauseMs * 2 ** Math.max(0, tries - 1)),
      };
    }
  }
}

/**
 * Keeps what the core system said about a message. What it has acknowledged stays so, whatever comes later.
 * @returns the message; `undefined` for an unknown number
 */
export async function keepOutcome(
  tx: Tx,
  messageNo: string,
  outcome: CoreOutcome,
  at: Date,
): Promise<Message | undefined> {
  const message = await tx
    .selectFrom('orderfull_message')
    .selectAll()
    .where('message_no', '=', messageNo)
    .forUpdate()
    .executeTakeFirst();
  if (!message || message.status === 'ACKED') return message;
  const { status, coreRef, message: said, nextTryAt } = resultOf(judged(outcome, message), message, at);
  const answer = said ?? status;
  return tx
    .updateTable('orderfull_message')
    .set(({ eb }) => ({
      status,
      tries_made: JSON.stringify([...message.tries_made, { at: at.toISOString(), answer }]),
      next_try_at: nextTryAt,
      core_message: said,
      ...(status === 'ACKED' ? { ack_at: at, core_ref: coreRef ?? null } : {}),
      version: eb('version', '+', 1),
      updated_by: 'SYSTEM',
      updated_at: at,
    }))
    .where('id', '=', message.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
