import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** Verifies the Signature Version 4 of a request with this secret. */
function isSigned({ method, url, headers }: IncomingMessage, secret: string, body: Buffer): boolean {
  const [, date = '', region = '', names = '', given = ''] =
    /Credential=[^/]+\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!given) return false;
  const address = new URL(url ?? '/', `http://${headers.host}`);
  const query = [...address.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort((a, b) => (a < b ? -1 : 1))
    .join('&');
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== createHash('sha256').update(body).digest('hex')) return false;
  const request = [
    method,
    address.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query,
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    hash,
  ].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${date}/${region}/s3/aws4_request`,
    createHash('sha256').update(request).digest('hex'),
  ].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), 's3'), 'aws4_request');
  return timingSafeEqual(Buffer.from(given, 'hex'), hmac(key, text));
}

export interface TestStore {
  readonly url: string;
  readonly objects: Map<string, { readonly body: Buffer; readonly headers: IncomingMessage['headers'] }>;
  /** Answers the next requests with 503, this many times. */
  fail(times: number): void;
  close(): Promise<void>;
}

/** A small S3 server with the operations that releases need; refuses unsigned requests. */
export async function startTestStore(secret: string): Promise<TestStore> {
  const objects: TestStore['objects'] = new Map();
  let failing = 0;
  const server: Server = createServer(
    (request, response) =>
      void (async () => {
        const body = await buffer(request);
        const address = new URL(request.url ?? '/', 'http://store');
        const key = decodeURIComponent(address.pathname.replace(/^\/bucket\/?/, ''));
        if (failing > 0) {
          failing -= 1;
          return response.writeHead(503).end();
        }
        if (!isSigned(request, secret, body))
          return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
        const known = objects.get(key);
        if (request.method === 'PUT') {
          objects.set(key, { body, headers: request.headers });
          return response.writeHead(200).end();
        }
        if (request.method === 'DELETE') return response.writeHead(objects.delete(key) ? 204 : 404).end();
        if (address.searchParams.has('prefix')) {
          const keys = [...objects.keys()]
            .filter((name) => name.startsWith(address.searchParams.get('prefix') ?? ''))
            .slice(0, 2)
            .map((name) => `<Contents><Key>${name}</Key></Contents>`);
          return response.writeHead(200).end(`<ListBucketResult>${keys.join('')}</ListBucketResult>`);
        }
        if (!known) return response.writeHead(404).end();
        return response
          .writeHead(200, { 'content-length': known.body.length })
          .end(request.method === 'HEAD' ? undefined : known.body);
      })(),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`,
    objects,
    fail: (times) => {
      failing = times;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
