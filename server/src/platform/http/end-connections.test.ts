import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestServer } from '../../../test/server.ts';
import type { Module } from './application.ts';

const connected = (origin: string) =>
  new Promise<net.Socket>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = net.connect(Number(port), hostname, () => resolve(socket)).once('error', reject);
  });

function pending(): { readonly promise: Promise<void>; resolve(): void } {
  let resolve = () => {};
  return {
    promise: new Promise((done) => {
      resolve = done;
    }),
    resolve: () => resolve(),
  };
}

const request = 'GET /slow HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n';

test('a program that closes answers what was asked and waits for no connection that asks nothing', async () => {
  const begun = pending();
  const go = pending();
  const slow: Module = ({ http }) => {
    http.get('/slow', async () => {
      begun.resolve();
      await go.promise;
      return 'done';
    });
  };
  const server = await startTestServer({ modules: [slow] });
  const openedAhead = await connected(server.origin);
  const asking = await connected(server.origin);
  asking.write(request);
  const answer = text(asking);
  await begun.promise;
  const closed = server.close();
  await once(openedAhead.resume(), 'close');
  go.resolve();
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\ndone$/);
  await closed;
  openedAhead.destroy();
});
