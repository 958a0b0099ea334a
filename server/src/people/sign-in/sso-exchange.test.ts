import { randomUUID } from 'node:crypto';
import { authCalls, type TokenPair } from '@console/contracts/shell/auth';
import { profileCalls } from '@console/contracts/shell/profile';
import { getParameter } from '@console/contracts/shell/settings';
import type { JWTPayload } from 'jose';
import { seedDate } from '../../../test/environment.ts';
import { startTestServer, useServer } from '../../../test/server.ts';
import { signInModules, withPair } from '../../../test/sign-in.ts';
import { settings } from '../settings/settings.ts';
import { startOtherProvider, type OtherProvider } from './other-provider.fixture.ts';

const server = useServer({ modules: signInModules, realSessions: true });
let provider: OtherProvider;

const set = async (key: string, value: string, { database, app } = server.current) => {
  await database.db.updateTable('app_setting').set({ value }).where('key', '=', key).execute();
  settings(app.services).forget();
};
const config = () =>
  JSON.stringify({ authority: provider.authority, clientId: 'back-office', scope: 'openid profile' });

beforeAll(async () => {
  provider = await startOtherProvider();
  await set('SSO_WEB_2_0_ENABLED', 'true');
  await set('SSO_WEB_2_0_CONFIG', config());
});
afterAll(() => provider.close());

const issuedAt = seedDate.getTime() / 1000;
const nonce = 'a-nonce';
const good = (username: string): JWTPayload => ({
  iss: provider.authority,
  aud: 'back-office',
  sub: `sub-${username.toUpperCase()}`,
  iat: issuedAt,
  exp: issuedAt + 300,
  nonce,
  preferred_username: username,
});
const exchange = (idToken: string, body: object = { nonce }) =>
  server.current.call(authCalls.ssoExchange, null, { body: { idToken, ...body } });
const refusal = (error: string, description: string) => ({ error, error_description: description });
const notValid = refusal('invalid_token', 'ID token tidak valid');

describe('another identity service, by configuration alone', () => {
  it('is published to browsers by the public setting', async () => {
    const { result } = await server.current.call(getParameter, null, { query: { name: 'SSO_WEB_2_0_CONFIG' } });
    expect(JSON.parse(result.value)).toEqual({
      authority: provider.authority,
      clientId: 'back-office',
      scope: 'openid profile',
    });
  });

  it('brings its own second factor, but for accounts that sign in here too: theirs is asked for', async () => {
    const { db } = server.current.database;
    const role = (value: 'REQUIRED' | null) => db.updateTable('role').set({ second_factor: value }).execute();
    await role('REQUIRED');
    expect((await exchange(await provider.token({ ...good('HOBIS02'), jti: 'zero' }))).status).toBe(200);
    const refused = await exchange(await provider.token({ ...good('ADMIN01'), jti: 'one' }));
    expect([refused.status, refused.body]).toEqual([401, refusal('second_factor_required', 'Faktor kedua diperlukan')]);
    const proved = await provider.token({ ...good('ADMIN01'), jti: 'two', amr: ['pwd', 'mfa'] });
    expect((await exchange(proved)).status).toBe(200);
    await role(null);
  });

  it('vouches for a user, whatever the case of the name', async () => {
    const answer = await exchange(await provider.token(good('hobis01')));
    expect([answer.status, answer.body.username]).toEqual([200, 'HOBIS01']);
    const person = withPair(server.current, answer.body as TokenPair);
    expect((await person.call(profileCalls.me)).result).toMatchObject({ username: 'HOBIS01', signInMode: 'SSO' });
  });

  it.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['another audience', (claims) => ({ ...claims, aud: 'somebody-else' })],
    [
      'an audience beside ours that it was issued to',
      (claims) => ({ ...claims, aud: ['back-office', 'other'], azp: 'other' }),
    ],
    ['another issuer', (claims) => ({ ...claims, iss: 'https://elsewhere.test' })],
    ['another nonce', (claims) => ({ ...claims, nonce: 'other' })],
    ['no nonce', (claims) => ({ ...claims, nonce: undefined })],
    ['no username', (claims) => ({ ...claims, preferred_username: undefined })],
    ['an expiry that has passed', (claims) => ({ ...claims, exp: issuedAt - 60, iat: issuedAt - 120 })],
    ['an age of more than five minutes', (claims) => ({ ...claims, iat: issuedAt - 400 })],
  ])('is not believed a token with %s', async (_, change) => {
    const answer = await exchange(await provider.token(change(good('HOBIS02'))));
    expect([answer.status, answer.body]).toEqual([401, notValid]);
  });

  it('opens an account to the identity that had its name first, and to no other', async () => {
    const as = async (username: string, subject: string) =>
      (await exchange(await provider.token({ ...good(username), sub: subject, jti: randomUUID() })))
        .body as TokenPair & {
        error?: string;
      };
    expect((await as('CC01', 'first')).username).toBe('CC01');
    // The provider gave the name to another person, and then another name to the first one.
    expect((await as('CC01', 'second')).error).toBe('identity_differs');
    expect((await as('CC02', 'first')).error).toBe('identity_differs');
    expect((await as('CC01', 'first')).username).toBe('CC01');
    const entries = await server.current.database.db
      .selectFrom('audit_entry')
      .select('username')
      .where('code', '=', 'IDENTITY_DIFFERS')
      .orderBy('username')
      .execute();
    expect(entries.map(({ username }) => username)).toEqual(['CC01', 'CC02']);
  });

  it('refuses a token of another key, an unsigned one and a text that is no token', async () => {
    const unsigned = [{ alg: 'none' }, good('HOBIS02')]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    for (const token of [await provider.token(good('HOBIS02'), { foreign: true }), `${unsigned}.`, 'nonsense']) {
      expect((await exchange(token)).body).toEqual(notValid);
    }
  });

  it('is not believed the same token twice, nor without the nonce of the one who asked', async () => {
    const token = await provider.token(good('HOBIS02'));
    expect((await exchange(token, { nonce: '' })).body).toEqual(notValid);
    expect((await exchange(token)).status).toBe(200);
    expect((await exchange(token)).body).toEqual(notValid);
    // The same token with its signature encoded differently: the last base64 character has unused bits.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters.indexOf(token.at(-1) ?? '');
    const spelled = token.slice(0, -1) + (letters[last ^ 1] ?? '');
    expect((await exchange(spelled)).body).toEqual(notValid);
    // Signed again with the same `jti`.
    const named = { ...good('HOBIS02'), jti: 'once' };
    expect((await exchange(await provider.token(named))).status).toBe(200);
    expect((await exchange(await provider.token({ ...named, iat: (named.iat ?? 0) - 1 }))).body).toEqual(notValid);
    expect((await exchange(token, {})).status).toBe(422);
  });

  it.each([
    ['unknown', 'NOBODY99', 'not_registered', 'User belum terdaftar di konsol'],
    ['inactive', 'ADMCB15', 'not_registered', 'User belum terdaftar di konsol'],
    ['past its validity', 'VENDOR02', 'user_expired', 'Masa berlaku user sudah habis'],
  ])('lets nobody in whose account is %s, and the audit trail knows', async (_, username, error, description) => {
    const answer = await exchange(await provider.token(good(username)));
    expect([answer.status, answer.body]).toEqual([401, refusal(error, description)]);
    const entry = await server.current.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('username', '=', username)
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'LOGIN_FAILED', outcome: 'refused', code: error.toUpperCase() });
  });

  it('is of no use while the setting says local', async () => {
    await set('SSO_WEB_2_0_ENABLED', 'TRUE');
    expect((await exchange(await provider.token(good('HOBIS03')))).body).toEqual(
      refusal('sso_disabled', 'Masuk melalui SSO tidak diaktifkan'),
    );
    await set('SSO_WEB_2_0_ENABLED', 'true');
  });
});

describe('502 IDENTITY_UNAVAILABLE', () => {
  it.each<[string, () => void]>([
    [
      'the service is away',
      () => {
        provider.up = false;
      },
    ],
    [
      'its description names another issuer',
      () => {
        provider.issuer = 'https://elsewhere.test';
      },
    ],
  ])('when %s, and again once it is back', async (_, fault) => {
    const fresh = await startTestServer({ modules: signInModules, realSessions: true });
    try {
      await set('SSO_WEB_2_0_ENABLED', 'true', fresh);
      await set('SSO_WEB_2_0_CONFIG', config(), fresh);
      const token = await provider.token(good('HOOPS01'));
      const offer = () => fresh.call(authCalls.ssoExchange, null, { body: { idToken: token, nonce } });
      fault();
      const answer = await offer();
      expect([answer.status, answer.body.code]).toEqual([502, 'IDENTITY_UNAVAILABLE']);
      Object.assign(provider, { up: true, issuer: null });
      expect((await offer()).status).toBe(200);
    } finally {
      Object.assign(provider, { up: true, issuer: null });
      await fresh.close();
    }
  });
});
