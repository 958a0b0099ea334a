import { core } from '../support/core.ts';
import { environments } from '../support/environments.ts';
import { expect, test, Then, When } from '../support/fixtures.ts';
import { fileOf, releaseOf } from '../support/release.ts';

/** Directives of a policy with their sources. */
const directivesOf = (policy: string | undefined): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    (policy ?? '')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

const onEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'publickey-credentials-create=(self), publickey-credentials-get=(self), camera=(), geolocation=(), ' +
    'microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

for (const name of ['local', 'identity'] as const) {
  test(
    `the page of the console with ${name} sign-in forbids what it does not need`,
    core('headers'),
    async ({ request, identityConsole }) => {
      const { url } = name === 'identity' ? identityConsole : environments.local;
      const answer = await When('a page is asked for', () =>
        request.get(`${url}/card-types`, { headers: { accept: 'text/html' } }),
      );
      const policy = directivesOf(answer.headers()['content-security-policy']);
      await Then('scripts come from here and from nowhere else, never inline and never from text', () => {
        expect(policy['default-src']).toEqual(["'none'"]);
        expect(policy['script-src']).toEqual(["'self'"]);
        expect(Object.keys(policy).filter((directive) => directive.startsWith('script-src-'))).toEqual([]);
        expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
        expect(policy['trusted-types']).not.toContain("'allow-duplicates'");
        for (const directive of ['object-src', 'base-uri', 'frame-src', 'frame-ancestors'])
          expect(policy[directive], directive).toEqual(["'none'"]);
        expect(policy['style-src']?.[1]).toMatch(/^'nonce-.{20,}'$/);
        expect(policy['style-src']).not.toContain("'unsafe-inline'");
        return Promise.resolve();
      });
      await Then('the other headers stand too, and the page is not kept', () => {
        expect(answer.headers()).toMatchObject({ ...onEveryAnswer, 'cache-control': 'no-store' });
        return Promise.resolve();
      });
    },
  );
}

test('with identity sign-in a page may do all that it may with local sign-in', async ({ request, identityConsole }) => {
  const policyAt = async (url: string) => {
    const answer = await request.get(`${url}/card-types`, { headers: { accept: 'text/html' } });
    const policy = answer.headers()['content-security-policy'] ?? '';
    // Each answer has a nonce of its own; places of the console itself differ by their port.
    return directivesOf(policy.replaceAll(/'nonce-[^']+'/g, "'nonce'").replaceAll(url, 'here'));
  };
  const [local, identity] = await Promise.all([environments.local, identityConsole].map(({ url }) => policyAt(url)));
  expect(Object.keys(identity!).toSorted()).toEqual(Object.keys(local!).toSorted());
  for (const [directive, sources] of Object.entries(local!))
    expect(identity![directive], directive).toEqual(expect.arrayContaining([...sources]));
});

test('every kind of answer has the security headers', core('headers'), async ({ request }) => {
  const cards = await releaseOf('cards');
  for (const path of [
    '/api/publish/releases',
    cards.manifest,
    fileOf(cards, 'remoteEntry'),
    '/health/ready',
    '/api/publish/get-parameter-umum?name=X',
    '/api/middle/card-types',
    '/gone.js',
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject(onEveryAnswer);
    expect(directivesOf(headers['content-security-policy'])['frame-ancestors'], path).toEqual(["'none'"]);
  }
});

test('the pages of the identity service have a strict policy of their own', async ({ request, identityConsole }) => {
  const { url } = identityConsole;
  const address = `${url}/identity/auth?${new URLSearchParams({
    client_id: 'console',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${url}/login`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  }).toString()}`;
  const answer = await When('its sign-in is opened', () => request.get(address));
  expect(answer.ok()).toBe(true);
  expect(answer.headers()).toMatchObject(onEveryAnswer);
  const policy = directivesOf(answer.headers()['content-security-policy']);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['style-src']).toEqual(["'self'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
});
