import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An order message as the core system got it. */
export interface ReceivedMessage {
  readonly messageNo: string;
  readonly messageType: string;
  readonly applNo: string;
  readonly key: string | undefined;
  readonly payload: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What the core system answers: a status with a body, or nothing (`null`). */
export type CoreReply = { readonly status: number; readonly body?: unknown } | null;

/**
 * A core system that keeps every order message, for the tests of a file; `configuration` makes the services use it.
 * It answers what `replies` says for a message, else that it has taken it; a delivery with a contract.
 */
export function useCoreOrders() {
  let core: Server;
  const received: ReceivedMessage[] = [];
  const state: { reply: (message: ReceivedMessage) => CoreReply | undefined; contract: number } = {
    reply: () => undefined,
    contract: 880_000_000_000,
  };
  const acked = ({ messageType }: ReceivedMessage): CoreReply => ({
    status: 200,
    body: {
      outcome: 'ACKED',
      ...(messageType === 'DELIVERED' ? { coreRef: String((state.contract += 1)) } : {}),
      message: 'OK',
    },
  });
  beforeAll(async () => {
    core = createServer((request, response) => {
      const parts: Buffer[] = [];
      request
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const body = JSON.parse(Buffer.concat(parts).toString()) as Omit<ReceivedMessage, 'key'>;
          const message = { ...body, key: request.headers['idempotency-key'] as string | undefined };
          received.push(message);
          const reply = state.reply(message);
          const said = reply === undefined ? acked(message) : reply;
          if (said === null) return void request.socket.destroy();
          response.statusCode = said.status;
          response.setHeader('content-type', 'application/json').end(JSON.stringify(said.body ?? {}));
        });
    });
    await new Promise<void>((resolve) => core.listen(0, '127.0.0.1', () => resolve()));
  });
  afterAll(() => core.close());
  return {
    received,
    /** Sets what it answers from now on; `undefined` of a message: that it has taken it. */
    answers: (reply: typeof state.reply) => void (state.reply = reply),
    configuration: {
      get coreOrdersUrl() {
        return `http://127.0.0.1:${(core.address() as AddressInfo).port}/orders`;
      },
    },
  };
}
