import http from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { useServer } from '../../../test/server.ts';
import { calls, thingModule } from './calls.fixture.ts';

const server = useServer({ modules: [thingModule] });
const place = () => new URL(server.current.origin);

/** Sends raw bytes, which no client would send, and reads until the server closes. */
async function raw(...lines: readonly string[]): Promise<string> {
  const socket = net.connect({ host: place().hostname, port: Number(place().port) });
  socket.write(`${lines.join('\r\n')}`);
  return text(socket);
}
const post = 'POST /api/publish/flat HTTP/1.1';
const host = 'host: localhost';

test.each([
  ['two lengths', [post, host, 'content-length: 2', 'content-length: 40', '', '{}']],
  ['a length beside chunks', [post, host, 'content-length: 4', 'transfer-encoding: chunked', '', '0', '', '']],
  ['chunks written otherwise', [post, host, 'transfer-encoding: xchunked', '', '0', '', '']],
  ['a length that is no number', [post, host, 'content-length: +2', '', '{}']],
])('a request whose end could be read in two ways is refused: %s', async (_, lines) => {
  const answer = await raw(...lines);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  // One answer: the body is not read as a second request.
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test.each(['TRACE', 'TRACK', 'CONNECT'])('the method %s tells nothing back', async (method) => {
  const answer = await raw(
    `${method} /api/publish/open HTTP/1.1`,
    host,
    'x-secret: geheim',
    'connection: close',
    '',
    '',
  );
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  expect(answer).not.toContain('geheim');
});

test('no answer lets the page of another origin read it, nor send what needs to be asked for first', async () => {
  const origin = 'https://evil.example';
  const asked = await fetch(`${server.current.origin}/api/middle/thing`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  });
  expect(asked.status).toBeGreaterThanOrEqual(400);
  const open = await server.current.call(calls.open, null, { headers: { origin } });
  for (const { headers } of [asked, open])
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test('a call is not made by what a foreign form can send', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http
        .request(`${server.current.origin}/api/publish/flat`, { method: 'POST', headers: { 'content-type': type } })
        .once('response', resolve)
        .once('error', reject)
        .end('{}');
    });
    answer.resume();
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
});
