import { build, publish, tokenFor } from '../releases.fixture.ts';
import { signIn } from '../../../test/sign-in.ts';
import { navigate, place, policyOf, script, useHosting } from './hosting.fixtures.ts';

const hosted = useHosting();
const { get } = hosted;

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
    const nonce = /name="csp-nonce" content="([^"]+)"/.exec(first.body)?.[1] ?? '';
    expect(policyOf(first)).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(second.body).not.toContain(nonce);
  });

  it('names the files of the signed-in console to a browser that sends a session, and to no other', async () => {
    const preloads = [
      '<link rel="preload" as="style" href="/base.0123456789.css">',
      '<link rel="preload" as="script" href="/base.0123456789.js">',
    ].join('');
    const cookie = 'access_token=one; refresh_token=two';
    expect((await get('/card-types', { ...navigate, cookie })).body).toContain(`${preloads}</head>`);
    for (const none of ['', 'access_token=one', 'refresh_token=', 'no_refresh_token=two'])
      expect((await get('/card-types', { ...navigate, cookie: none })).body).not.toContain('preload');
  });

  it('asks for what the console begins with before any script, where there is a session', async () => {
    const start = '<link rel="preload" as="fetch" href="/api/publish/start" crossorigin="anonymous">';
    const page = (await get('/card-types', { ...navigate, cookie: 'refresh_token=two' })).body;
    expect(page.indexOf(start)).toBeGreaterThan(0);
    expect(page.indexOf(start)).toBeLessThan(page.indexOf('csp-nonce'));
    expect((await get('/card-types', navigate)).body).not.toContain(start);
  });

  it('names the first files of a remote to the person who may see its page, with their hashes', async () => {
    const cookieOf = async (username: string) => {
      const { pair } = await signIn(hosted.current, username);
      return `access_token=${encodeURIComponent(pair.access_token)}; refresh_token=x`;
    };
    const [admin, guest] = [await cookieOf('ADMIN01'), await cookieOf('TAMU01')];
    const named = async (address: string, cookie: string) =>
      [...(await get(address, { ...navigate, cookie })).body.matchAll(/as="(\w+)"[^>]* href="([^"]+)"/g)]
        .map(([, as, href]) => `${as} ${href}`)
        .filter((each) => /cards|remotes/.test(each));
    const folder = `https://cdn.contoh.id/console/cards/${place.split('/').at(-1)}`;
    expect(await named('/card-types', admin)).toEqual([
      'script /remotes.0123456789.js',
      `fetch ${folder}/release.json`,
      `fetch ${folder}/mf-manifest.json`,
      `script ${folder}/remoteEntry.0123456789.js`,
    ]);
    expect((await get('/card-types', { ...navigate, cookie: admin })).body).toMatch(
      /crossorigin="anonymous" integrity="sha384-[\w+/]{64}" href="[^"]*remoteEntry/,
    );
    // Neither at a page of the shell, nor to somebody who may not see it, nor to a session that does not count.
    expect(await named('/profile', admin)).toEqual([]);
    expect(await named('/card-types', guest)).toEqual([]);
    expect(await named('/card-types', 'access_token=one; refresh_token=two')).toEqual([]);
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
    await publish(hosted.current, await tokenFor(hosted.current, 'new-one'), build('new-one', 'one'));
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
      await fetch(`${hosted.current.origin}/main.0123456789.js`, { headers: { 'accept-encoding': 'br' } }).then(
        (response) => response.text(),
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
