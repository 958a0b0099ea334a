import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message sent by the console. */
export interface SentMessage {
  readonly channel: string;
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

/**
 * A gateway that accepts and records every message, for the tests of a file; `configuration` makes the services use it.
 */
export function useGateway() {
  let gateway: Server;
  const sent: SentMessage[] = [];
  beforeAll(async () => {
    gateway = createServer((request, response) => {
      const parts: Buffer[] = [];
      request
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const { messages } = JSON.parse(Buffer.concat(parts).toString()) as {
            messages: Omit<SentMessage, 'channel'>[];
          };
          sent.push(...messages.map((message) => ({ ...message, channel: (request.url ?? '').slice(1) })));
          response
            .setHeader('content-type', 'application/json')
            .end(JSON.stringify({ results: messages.map(({ id }) => ({ id, outcome: 'SENT' })) }));
        });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', () => resolve()));
  });
  afterAll(() => gateway.close());
  /** Waits for messages that are sent after the answer. */
  const arrived = async (count: number): Promise<readonly SentMessage[]> => {
    for (let tries = 0; sent.length < count && tries < 500; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return sent;
  };
  return {
    sent,
    arrived,
    configuration: {
      get messageGatewayUrl() {
        return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
      },
    },
  };
}
