import type { Configuration } from '../configuration/configuration.ts';
import { outboundFetch } from '../outbound/outbound-fetch.ts';

/** Channels that reach people outside the console. The console's own inbox and mail are not among them. */
export type Channel = 'push' | 'inbox' | 'sms' | 'whatsapp';

export interface OutgoingMessage {
  /** The same for every attempt: the gateway delivers an id at most once. */
  readonly id: string;
  /** The recipient: a member number, or a phone number. */
  readonly to: string;
  readonly text: string;
  readonly title?: string;
  readonly link?: string | null;
}

export type Delivery =
  | { readonly outcome: 'SENT' | 'DELIVERED' }
  /** `cause` is the gateway's own word. */
  | { readonly outcome: 'FAILED' | 'SKIPPED'; readonly cause: string };

/** Sends messages through the gateway. Never throws: when the gateway does not answer, every message fails. */
export interface MessageGateway {
  send(channel: Channel, messages: readonly OutgoingMessage[]): Promise<ReadonlyMap<string, Delivery>>;
}

const answerWithinMs = 30_000;
const failed = (messages: readonly OutgoingMessage[], cause: string): ReadonlyMap<string, Delivery> =>
  new Map(messages.map(({ id }) => [id, { outcome: 'FAILED', cause }]));

function readAnswer(body: unknown, messages: readonly OutgoingMessage[]): ReadonlyMap<string, Delivery> {
  const results = (body as { results?: unknown } | null)?.results;
  const resultById = new Map(
    Array.isArray(results)
      ? (results as { id?: unknown; outcome?: unknown; cause?: unknown }[]).map((result) => [result.id, result])
      : [],
  );
  return new Map(
    messages.map(({ id }): [string, Delivery] => {
      const { outcome, cause } = resultById.get(id) ?? {};
      if (outcome === 'SENT' || outcome === 'DELIVERED') return [id, { outcome }];
      return [
        id,
        {
          outcome: outcome === 'SKIPPED' ? 'SKIPPED' : 'FAILED',
          cause: typeof cause === 'string' ? cause.slice(0, 60) : 'NO_ANSWER',
        },
      ];
    }),
  );
}

/**
 * The configured gateway; `null` without one: nothing is sent. Each call is `POST {address}/{channel}` with `{ messages
 * }`, answered by `{ results: [{ id, outcome, cause? }] }`.
 * @example const results = await gatewayOf(services.configuration)?.send('sms', messages);
 */
export function gatewayOf({
  messageGatewayUrl,
  messageGatewayToken,
}: Pick<Configuration, 'messageGatewayUrl' | 'messageGatewayToken'>): MessageGateway | null {
  if (!messageGatewayUrl) return null;
  return {
    async send(channel, messages) {
      try {
        const answer = await outboundFetch(`${messageGatewayUrl}/${channel}`, answerWithinMs, {
          method: 'POST',
          body: JSON.stringify({ messages }),
          headers: {
            'content-type': 'application/json',
            ...(messageGatewayToken ? { authorization: `Bearer ${messageGatewayToken}` } : {}),
          },
        });
        return answer.ok ? readAnswer(await answer.json(), messages) : failed(messages, `GATEWAY_${answer.status}`);
      } catch {
        return failed(messages, 'GATEWAY_UNREACHABLE');
      }
    },
  };
}
