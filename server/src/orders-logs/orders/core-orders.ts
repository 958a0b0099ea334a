import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { OrderfullType } from '@console/contracts/orders-logs/transaction-log';
import * as z from 'zod/mini';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import { outboundFetch } from '../../platform/outbound/outbound-fetch.ts';

/** A complete order message as the core system gets it. */
export interface CoreMessage {
  /** The same for all tries: the core system takes a number once. */
  readonly messageNo: string;
  readonly messageType: OrderfullType;
  readonly applNo: string;
  readonly businessLine: BusinessLine;
  readonly payload: unknown;
}

/** What the core system says about a message. */
export type CoreAnswer =
  | { readonly outcome: 'ACKED'; readonly coreRef: string | null; readonly message: string | null }
  | { readonly outcome: 'REFUSED'; readonly message: string };

/** What became of a try: `ACCEPTED` is answered later, `UNANSWERED` is tried again. */
export type CoreOutcome = CoreAnswer | { readonly outcome: 'ACCEPTED' | 'UNANSWERED'; readonly message: string };

/** Sends order messages to the core system. Never throws. */
export interface CoreOrders {
  send(message: CoreMessage): Promise<CoreOutcome>;
}

const answerWithinMs = 20_000;
const text = z.string().check(z.maxLength(200));
const answered = z.union([
  z.object({
    outcome: z.literal('ACKED'),
    coreRef: z.nullish(z.string().check(z.regex(/^[\w/-]{1,20}$/))),
    message: z.nullish(text),
  }),
  z.object({ outcome: z.literal('REFUSED'), message: text }),
]);

async function readAnswer(response: Response): Promise<CoreOutcome> {
  if (response.status === 202) return { outcome: 'ACCEPTED', message: 'ACCEPTED' };
  const read = response.ok ? answered.safeParse(await response.json().catch(() => null)) : null;
  if (!response.ok) return { outcome: 'UNANSWERED', message: `CORE_${response.status}` };
  if (!read?.success) return { outcome: 'UNANSWERED', message: 'CORE_ANSWER_UNREADABLE' };
  const { data } = read;
  return data.outcome === 'REFUSED' ? data : { ...data, coreRef: data.coreRef ?? null, message: data.message ?? null };
}

/**
 * The configured core system; `null` without one: messages wait. Each message is `POST CONSOLE_CORE_ORDERS_URL` with
 * its number as `Idempotency-Key`, answered by `{ outcome: 'ACKED', coreRef?, message? }`, by `{ outcome: 'REFUSED',
 * message }`, or by 202 when the core system answers later.
 * @example const outcome = await coreOrdersOf(services.configuration)?.send(message);
 */
export function coreOrdersOf({
  coreOrdersUrl,
  coreOrdersToken,
}: Pick<Configuration, 'coreOrdersUrl' | 'coreOrdersToken'>): CoreOrders | null {
  if (!coreOrdersUrl) return null;
  return {
    async send(message) {
      try {
        const response = await outboundFetch(coreOrdersUrl, answerWithinMs, {
          method: 'POST',
          body: JSON.stringify(message),
          headers: {
            'content-type': 'application/json',
            'idempotency-key': message.messageNo,
            ...(coreOrdersToken ? { authorization: `Bearer ${coreOrdersToken}` } : {}),
          },
        });
        return await readAnswer(response);
      } catch {
        return { outcome: 'UNANSWERED', message: 'CORE_UNREACHABLE' };
      }
    },
  };
}
