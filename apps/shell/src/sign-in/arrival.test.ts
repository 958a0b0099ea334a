import { notices } from '@console/auth';
import { freshBrowser, services, type Route } from '@console/auth/testing';
import { arrive } from './arrival.ts';
import { redeem, StartAgain } from './identity.ts';

const origin = `${location.origin}/identity`;
const metadata: Route = () => ({
  body: {
    issuer: `${origin}`,
    authorization_endpoint: `${origin}/auth`,
    token_endpoint: `${origin}/token`,
  },
});
const idToken = (nonce: string) =>
  `h.${btoa(JSON.stringify({ iss: `${origin}`, aud: 'console', sub: '1', nonce, exp: 9e9, iat: 1 }))}.s`;
const parameter: Route = () => ({
  body: { result: { value: JSON.stringify({ authority: '/identity', clientId: 'console', scope: 'openid profile' }) } },
});

function given(token: Route = () => ({ status: 400, body: { error: 'invalid_grant' } })) {
  return services({
    'GET /api/publish/get-parameter-umum': parameter,
    'GET /identity/.well-known/openid-configuration': metadata,
    'POST /identity/token': token,
  });
}
beforeEach(() => {
  freshBrowser();
  jest.useRealTimers();
});

async function leave(): Promise<URLSearchParams> {
  const { signInAddress } = await import('./identity.ts');
  return new URL(await signInAddress()).searchParams;
}

test('goes to the identity service with code, PKCE, state and nonce, to come back to the login page', async () => {
  given();
  const asked = await leave();
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: 'console',
    scope: 'openid profile',
    redirect_uri: `${location.origin}/login`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.any(String),
    nonce: expect.any(String),
  });
});

test("redeems the code, keeping nothing of the identity service's tokens", async () => {
  let nonce = '';
  const calls = given(() => ({ body: { access_token: 'x', token_type: 'Bearer', id_token: idToken(nonce) } }));
  const asked = await leave();
  nonce = asked.get('nonce')!;
  expect(await redeem(`${location.origin}/login?code=c&state=${asked.get('state')}`)).toEqual({
    idToken: idToken(nonce),
    nonce,
  });
  expect(String(calls.at(-1)?.body)).toContain('code_verifier=');
  expect(sessionStorage).toHaveLength(0);
});

test('a state of no request, and a code that was used, are worth a new start', async () => {
  given();
  await expect(redeem(`${location.origin}/login?code=c&state=nobody`)).rejects.toThrow(StartAgain);
  const asked = await leave();
  await expect(redeem(`${location.origin}/login?code=c&state=${asked.get('state')}`)).rejects.toThrow(StartAgain);
});

test('an error of the identity service is not', async () => {
  given();
  await expect(redeem(`${location.origin}/login?error=access_denied&state=s`)).rejects.not.toThrow(StartAgain);
});

test.each([
  [
    'answers with a message',
    () => ({ status: 503, body: { message: 'Sedang dalam pemeliharaan' } }),
    'Sedang dalam pemeliharaan',
  ],
  ['answers without one', () => ({ status: 500, body: null }), 'Gagal mendapatkan konfigurasi SSO Web 2.0'],
  [
    'holds no place',
    () => ({ body: { result: { value: 'bukan JSON' } } }),
    'Gagal mendapatkan konfigurasi SSO Web 2.0',
  ],
] satisfies [string, Route, string][])(
  'E12: an identity configuration that %s is reported, and the local form is shown without an alert',
  async (_, answer, told) => {
    services({
      'GET /api/publish/get-parameter-umum': answer,
      'GET /identity/.well-known/openid-configuration': metadata,
    });
    const others = globalThis.fetch;
    globalThis.fetch = (address, options) =>
      typeof address === 'string' && address.endsWith('SSO_WEB_2_0_ENABLED')
        ? Promise.resolve(Response.json({ result: { value: 'true' } }))
        : others(address, options);
    const here = { go: jest.fn(), leaveSsoText: '' };
    const lines = [`${location.origin}/login`, `${location.origin}/login?code=c&state=s`];
    for (const address of lines) {
      notices.set([]);
      expect(await arrive({ ...here, address })).toEqual({ name: 'local', identity: 'failed' });
      expect(notices.get()).toMatchObject([{ severity: 'error', text: told }]);
    }
    expect(here.go).not.toHaveBeenCalled();
  },
);

test('a mismatch starts again once; the second one is out of service', async () => {
  given();
  const others = globalThis.fetch;
  globalThis.fetch = (address, options) =>
    typeof address === 'string' && address.endsWith('SSO_WEB_2_0_ENABLED')
      ? Promise.resolve(Response.json({ result: { value: 'true' } }))
      : others(address, options);
  const went: string[] = [];
  const again = () =>
    arrive({
      address: `${location.origin}/login?code=c&state=nobody`,
      go: (address) => went.push(address),
      leaveSsoText: '',
    });
  expect(await again()).toEqual({ name: 'leaving' });
  expect(went).toEqual([expect.stringContaining(`${origin}/auth?`)]);
  expect(await again()).toEqual({ name: 'unavailable' });
  expect(went).toHaveLength(1);
});
