import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that a console handed to the gateway. */
export interface HandedMessage {
  readonly to: string;
  readonly text: string;
}

/** Starts a gateway that takes every message and keeps it. */
export async function startGateway() {
  const messages: HandedMessage[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const given = (JSON.parse(Buffer.concat(parts).toString()) as { messages: (HandedMessage & { id: string })[] })
          .messages;
        messages.push(...given.map(({ to, text }) => ({ to, text })));
        const results = given.map(({ id }) => ({ id, outcome: 'SENT' }));
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ results }));
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Texts that went to a number. */
    to: (number: string) => messages.filter(({ to }) => to === number).map(({ text }) => text),
    stop: () => server.close(),
  };
}
