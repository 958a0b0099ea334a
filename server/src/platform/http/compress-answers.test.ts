import http from 'node:http';
import zlib from 'node:zlib';
import { useServer } from '../../../test/server.ts';
import { signIn } from '../../../test/sign-in.ts';
import { modules } from '../../modules.ts';

const server = useServer({ modules, realSessions: true });

interface Received {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The answer as sent, still compressed; `fetch` would decompress it. */
const receive = (path: string, headers: Readonly<Record<string, string>>) =>
  new Promise<Received>((resolve, reject) => {
    http
      .get(server.current.origin + path, { headers }, (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
          );
      })
      .on('error', reject);
  });

test('what an admin may do travels in less than 3.2 kB, and is the same unpacked', async () => {
  const { headers } = await signIn(server.current, 'ADMIN01');
  const path = '/api/middle/privileges';
  const plain = await receive(path, headers);
  const brotli = await receive(path, { ...headers, 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await receive(path, { ...headers, 'accept-encoding': 'gzip' });
  expect(
    [plain, brotli, gzip].map((each) => [each.status, each.headers['content-encoding'], each.headers['vary']]),
  ).toEqual([
    // Public answers may be cached by shared caches.
    [200, undefined, undefined],
    [200, 'br', 'accept-encoding'],
    [200, 'gzip', 'accept-encoding'],
  ]);
  expect(plain.body.length).toBeGreaterThan(20_000);
  expect(brotli.body.length).toBeLessThan(3_200);
  expect(brotli.headers['transfer-encoding']).toBe('chunked');
  expect(zlib.brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(zlib.gunzipSync(gzip.body).equals(plain.body)).toBe(true);
});

test('what is small stays as it is', async () => {
  const { status, headers } = await receive('/api/publish/get-parameter-umum?name=SSO_WEB_2_0_ENABLED', {
    'accept-encoding': 'br',
  });
  expect([status, headers['content-encoding'], headers['vary']]).toEqual([200, undefined, undefined]);
});

test('a list of values that is unchanged is not sent again, compressed or not', async () => {
  const { headers } = await signIn(server.current, 'ADMIN01');
  const packed = { ...headers, 'accept-encoding': 'br' };
  const first = await receive('/api/middle/branch/lov', packed);
  expect([first.headers['content-encoding'], first.headers['etag']]).toEqual(['br', expect.stringMatching(/^W\/"/)]);
  for (const asked of [packed, headers]) {
    const again = await receive('/api/middle/branch/lov', { ...asked, 'if-none-match': first.headers['etag'] ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  }
});
