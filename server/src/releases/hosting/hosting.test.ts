import fs from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { signInModules } from '../../../test/sign-in.ts';
import { releases } from '../module.ts';
import { build, publish, tokenFor } from '../releases.fixture.ts';
import { reportAddress } from '../../platform/http/content-policy.ts';
import { violationsOf } from './csp-report.ts';
import { hosting } from './module.ts';

const buildDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'console-build-'));
const write = (name: string, content: string | Buffer) => {
  const file = path.join(buildDirectory, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};
const script = `console.log(${JSON.stringify('x'.repeat(2_000))})`;
write(
  'shell/index.html',
  '<!doctype html><meta name="csp-nonce" content="__NONCE__"><b data-language="__LANGUAGE__"></b><p>console</p>',
);
write('shell/main.0123456789.js', script);
write('shell/main.0123456789.js.br', zlib.brotliCompressSync(Buffer.from(`${script}// twin`)));
write('secret.json', '{}');
const release = build('cards', 'one');
const place = `/remotes/cards/${release.record.version}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    modules: [hosting, releases, ...signInModules],
    configuration: {
      buildDirectory,
      releases: { store: null, address: 'https://cdn.contoh.id/console', fromBuild: 'changed' },
    },
  });
  await publish(server, await tokenFor(server, 'cards'), release);
  fs.writeFileSync(path.join(server.app.services.configuration.dataDirectory, 'secret.json'), '{}');
  fs.writeFileSync(path.join(server.app.services.configuration.dataDirectory, 'releases/.hidden.json'), '{}');
});
afterAll(async () => {
  await server.close();
  fs.rmSync(buildDirectory, { recursive: true, force: true });
});

interface Got {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Sends raw requests: fetch would normalise paths and decompress bodies. */
async function get(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  { origin }: Pick<TestServer, 'origin'> = server,
): Promise<Got> {
  const { hostname, port } = new URL(origin);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    http.get({ hostname, port, path: address, headers }, resolve).once('error', reject);
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
const navigate = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
const policyOf = (got: Got) => String(got.headers['content-security-policy']);

describe('the page', () => {
  it.each(['/', '/card-types', '/user/0190', '/page-404'])('is answered for %s', async (address) => {
    const got = await get(address, navigate);
    expect([got.status, got.headers['content-type'], got.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(got.body).toContain('<p>console</p>');
  });

  it('has a nonce of its own every time, the one its policy names', async () => {
    const [first, second] = [await get('/', navigate), await get('/', navigate)];
    const nonce = /content="([^"]+)"/.exec(first.body)?.[1] ?? '';
    expect(policyOf(first)).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(second.body).not.toContain(nonce);
  });

  it('forbids inline scripts and eval, enforces Trusted Types, and names the remotes of the registry', async () => {
    const policy = policyOf(await get('/', navigate));
    expect(policy).toContain("script-src 'self' https://cdn.contoh.id;");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types console-shell console-loader default console-cards;');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('names a remote that was released while running', async () => {
    await get('/', navigate);
    await publish(server, await tokenFor(server, 'new-one'), build('new-one', 'one'));
    expect(policyOf(await get('/', navigate))).toContain(
      'trusted-types console-shell console-loader default console-cards console-new-one;',
    );
  });
});

describe('files', () => {
  it('with a hashed name are immutable, and compressed as the client accepts', async () => {
    const plain = await get('/main.0123456789.js');
    expect([plain.status, plain.headers['content-type'], plain.headers['cache-control'], plain.body]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      script,
    ]);
    const brotli = await get('/main.0123456789.js', { 'accept-encoding': 'gzip, br' });
    expect([brotli.headers['content-encoding'], brotli.headers['vary']]).toEqual(['br', 'accept-encoding']);
    expect(
      await fetch(`${server.origin}/main.0123456789.js`, { headers: { 'accept-encoding': 'br' } }).then((response) =>
        response.text(),
      ),
    ).toBe(`${script}// twin`);
    expect((await get('/main.0123456789.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect(
      (await get('/main.0123456789.js', { 'accept-encoding': 'br;q=0' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it.each([`${place}/mf-manifest.json`, `${place}/release.json`])('%s is asked for again, by ETag', async (address) => {
    const first = await get(address);
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-cache']);
    const again = await get(address, { 'if-none-match': String(first.headers['etag']) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it.each([
    '/missing.0123456789.js',
    '/remotes/cards/9.9.9-0123456789/mf-manifest.json',
    '/remotes/cards',
    '/registry.json',
    '/api/middle/nothing',
    '/index.html',
  ])('%s is a JSON 404, never the page, even to a navigation', async (address) => {
    const got = await get(address, navigate);
    expect([got.status, got.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });

  it.each([
    '/remotes/../secret.json',
    '/remotes/%2e%2e/secret.json',
    '/remotes/..%2fsecret.json',
    '/remotes/.hidden.json',
    '/remotes/%00.json',
    '/remotes/%zz.json',
  ])('%s leads nowhere', async (address) => {
    expect((await get(address)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('security headers', () => {
  it.each(['/', `${place}/mf-manifest.json`, '/api/publish/get-parameter-umum?name=x', '/missing.js'])(
    'stand on %s',
    async (address) => {
      const { headers } = await get(address, navigate);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      for (const directive of ['object-src', 'base-uri', 'frame-ancestors'])
        expect(String(headers['content-security-policy'])).toContain(`${directive} 'none'`);
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );
});

test('over https every answer has HSTS for a year', async () => {
  const secure = await startTestServer({
    modules: [hosting, releases, ...signInModules],
    configuration: { buildDirectory, publicUrl: 'https://konsol.contoh.id' },
  });
  try {
    for (const path of ['/', '/main.0123456789.js', '/api/publish/get-parameter-umum?name=x', '/missing.js']) {
      const { headers } = await get(path, navigate, secure);
      expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000; includeSubDomains']);
    }
    expect(policyOf(await get('/', navigate, secure))).toContain('upgrade-insecure-requests');
  } finally {
    await secure.close();
  }
});

describe('the camera', () => {
  const permissions = async (address: string) =>
    /camera=\([^)]*\)/.exec(String((await get(address, navigate)).headers['permissions-policy']))?.[0];

  it.each([
    '/card-pickup',
    '/card-pickup/create',
    '/card-pickup/x?tab=1',
    '/replace-card-number',
    '/card-issuance/x/delivery-page/y/upload-receipt?tab=many',
  ])('is for the desk at %s', async (address) => expect(await permissions(address)).toBe('camera=(self)'));
  it.each([
    '/',
    '/cards',
    '/card-pickups',
    '/login?redirect=/card-pickup',
    '/api/transaction/card-pickup',
    '/card-issuance',
    '/card-issuance/x/delivery-page/y',
    '/card-issuance/x/delivery-page//upload-receipt',
    '/card-issuance/x/card-page/y/upload-receipt',
  ])('is not for %s', async (address) => expect(await permissions(address)).toBe('camera=()'));
});

describe('reports of the policy', () => {
  it.each(['application/csp-report', 'application/reports+json', 'application/json'])(
    'are taken as %s',
    async (type) => {
      const response = await fetch(server.origin + reportAddress, {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{',
      });
      expect(response.status).toBe(204);
    },
  );

  it('are read in both shapes, without the query of addresses', () => {
    expect(
      violationsOf({
        'csp-report': {
          'document-uri': 'https://k.contoh.id/user?nik=1',
          'violated-directive': 'script-src',
          'blocked-uri': 'inline',
        },
      }),
    ).toEqual([{ page: 'https://k.contoh.id/user', directive: 'script-src', blocked: 'inline', source: '' }]);
    expect(
      violationsOf([
        {
          type: 'csp-violation',
          body: {
            documentURL: 'https://k/',
            effectiveDirective: 'style-src-elem',
            blockedURL: 'inline',
            sourceFile: 'https://k/a.js',
          },
        },
        { type: 'deprecation', body: {} },
      ]),
    ).toEqual([{ page: 'https://k/', directive: 'style-src-elem', blocked: 'inline', source: 'https://k/a.js' }]);
    expect(violationsOf('nonsense')).toEqual([]);
  });
});

test.each([
  ['en-GB,en;q=0.9,id;q=0.8', 'en'],
  ['id-ID,en;q=0.5', 'id'],
  ['enm', 'id'],
  ['', 'id'],
])('the words in the page are for a browser that asks for %p in %s', async (accepted, language) => {
  const { body } = await get('/', { accept: 'text/html', 'accept-language': accepted });
  expect(body).toContain(`data-language="${language}"`);
});

test.each([
  ['same-origin', 'http://localhost/card-types?page=2', '/card-types?page=2', '"cache"'],
  ['same-origin', 'http://localhost//evil.example/x', '/evil.example/x', '"cache"'],
  ['same-origin', 'http://localhost/reload', '/', '"cache"'],
  ['same-origin', 'nowhere', '/', '"cache"'],
  ['cross-site', 'https://evil.example/card-types', '/', undefined],
])('a reload asked for by %s from %s leads to %s', async (site, referer, location, cleared) => {
  const answer = await get('/reload', { 'sec-fetch-site': site, referer });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe(location);
  expect(answer.headers['clear-site-data']).toBe(cleared);
  expect(answer.headers['cache-control']).toBe('no-store');
});
