// Long: one protocol, step by step, with the client that speaks it.
import { authCalls, type TokenPair } from '@console/contracts/shell/auth';
import { profileCalls } from '@console/contracts/shell/profile';
import { decodeJwt } from 'jose';
import { demoPassword, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signInModules, withPair } from '../../../test/sign-in.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import { settings } from '../settings/settings.ts';
import { identity } from './module.ts';
import { Visitor } from './visitor.fixture.ts';

const server = useServer({
  modules: [...signInModules, identity],
  realSessions: true,
  configuration: { signInsPerMinute: 10_000 },
});
const db = () => server.current.database.db;
const visitor = (language?: string) => new Visitor(server.current, language);
const given = (username: string, password = demoPassword) => ({ username, password });

// The library uses the system clock.
beforeEach(() => server.current.setNow(new Date()));

beforeAll(async () => {
  await db().updateTable('app_setting').set({ value: 'true' }).where('key', '=', 'SSO_WEB_2_0_ENABLED').execute();
  settings(server.current.app.services).forget();
});

/** Signs in up to the ID token. */
async function idTokenOf(person: Visitor, username: string) {
  const { visit, verifier, nonce } = await person.begin();
  const { body } = await person.redeem(await person.prove(visit.location, given(username)), verifier);
  return { idToken: body.id_token ?? '', nonce };
}

describe('what it publishes', () => {
  it('is found by discovery under the public address, whatever way the request came', async () => {
    const { text } = await visitor().go('/identity/.well-known/openid-configuration');
    expect(JSON.parse(text)).toMatchObject({
      issuer: 'http://localhost:4100/identity',
      authorization_endpoint: 'http://localhost:4100/identity/auth',
      token_endpoint: 'http://localhost:4100/identity/token',
      end_session_endpoint: 'http://localhost:4100/identity/session/end',
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('publishes the public half of its keys only', async () => {
    const { keys } = JSON.parse((await visitor().go('/identity/jwks')).text) as { keys: object[] };
    expect(keys).not.toHaveLength(0);
    for (const key of keys) expect(key).not.toHaveProperty('d');
  });
});

describe('the sign-in page', () => {
  it.each([
    ['id', undefined, 'Masuk ke Konsol', 'Masuk'],
    ['en-GB', undefined, 'Sign in to the Console', 'Sign in'],
    ['id', 'en', 'Sign in to the Console', 'Sign in'],
    ['en', 'id', 'Masuk ke Konsol', 'Masuk'],
  ])('for a browser in %s and a console in %s is "%s"', async (language, console, title, button) => {
    const person = visitor(language);
    const { visit } = await person.begin(console ? { ui_locales: console } : {});
    expect(visit.status).toBe(303);
    const page = await person.go(visit.location);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.text).toContain(`<title>${title}</title>`);
    expect(page.text).toContain(`>${button}</button>`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('says what is wrong, keeps the username and escapes it', async () => {
    const person = visitor();
    const { visit } = await person.begin();
    const wrong = await person.go(visit.location, given('HOBIS01', 'wrong'));
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain('<div role="alert"><p>Invalid Password</p></div>');
    expect(wrong.text).toContain('value="HOBIS01"');
    const unknown = await person.go(visit.location, given('"><script>', 'x'));
    expect(unknown.text).toContain('Invalid Username');
    expect(unknown.text).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  it('obeys the same account rules as the console and writes the refusal to the audit trail', async () => {
    await db()
      .updateTable('app_user')
      .set({ locked_until: new Date('2126-03-16T18:05:00+07:00') })
      .where('username', '=', 'CC05')
      .execute();
    const person = visitor();
    const { visit } = await person.begin();
    expect((await person.go(visit.location, given('CC05'))).text).toContain('Akun terkunci sampai 18:05');
    expect((await person.go(visit.location, given('ADMCB15'))).text).toContain('User tidak aktif');
    expect((await person.go(visit.location, given('VENDOR02'))).text).toContain('Masa berlaku user sudah habis');
    const codes = await db()
      .selectFrom('audit_entry')
      .select(['code', 'outcome'])
      .where('username', 'in', ['CC05', 'ADMCB15', 'VENDOR02'])
      .where('at', '>', seedDate.toISOString())
      .orderBy('at')
      .execute();
    expect(codes).toEqual(
      ['ACCOUNT_LOCKED', 'USER_INACTIVE', 'USER_EXPIRED'].map((code) => ({ code, outcome: 'refused' })),
    );
  });

  it('changes a temporary password on the way in', async () => {
    const person = visitor();
    const { visit, verifier } = await person.begin();
    const change = (newPassword: string, confirmPassword: string) => ({
      ...given('HOOPS06'),
      change: 'yes',
      newPassword,
      confirmPassword,
    });
    const asked = await person.go(visit.location, given('HOOPS06'));
    expect(asked.status).toBe(422);
    expect(asked.text).toContain('Password harus diganti');
    expect(asked.text).toContain('name="newPassword"');
    expect((await person.go(visit.location, change('Kuat#2026abc', 'Lain#2026abc'))).text).toContain(
      'Konfirmasi password baru',
    );
    const weak = await person.go(visit.location, change('lemah', 'lemah'));
    expect(weak.text).toContain('<li>10-64 karakter</li>');
    const done = await person.prove(visit.location, change('Kuat#2026abc', 'Kuat#2026abc'));
    expect((await person.redeem(done, verifier)).status).toBe(200);
    const again = visitor();
    const second = await again.begin();
    expect((await again.go(second.visit.location, given('HOOPS06'))).text).toContain('Invalid Password');
    expect((await again.prove(second.visit.location, given('HOOPS06', 'Kuat#2026abc'))).location).toMatch(
      /^\/login\?code=/,
    );
  });

  it('says so when it was started elsewhere or has expired', async () => {
    for (const language of ['id', 'en']) {
      const page = await visitor(language).go('/identity/sign-in/unknown');
      expect(page.status).toBe(400);
      expect(page.text).toContain(language === 'id' ? 'Sesi masuk ini sudah berakhir' : 'This sign-in has ended');
      expect((await visitor(language).go('/identity/sign-in/unknown', given('HOBIS01'))).status).toBe(400);
    }
  });
});

const leave = '/identity/session/end?client_id=console&post_logout_redirect_uri=http%3A%2F%2Flocalhost%3A4100%2Flogin';

describe('the protocol', () => {
  it('answers a code with the state, and for the code an ID token that names the user', async () => {
    const person = visitor();
    const { visit, verifier, nonce } = await person.begin({ state: 'my-state' });
    const answer = await person.prove(visit.location, given(' hobis02 '));
    expect(answer.location).toMatch(/^\/login\?code=[\w-]+&state=my-state&iss=/);
    const { body } = await person.redeem(answer, verifier);
    expect(decodeJwt(body.id_token ?? '')).toMatchObject({
      iss: 'http://localhost:4100/identity',
      aud: 'console',
      nonce,
      preferred_username: 'HOBIS02',
    });
  });

  it('takes a code once, and only with the verifier of the one who asked', async () => {
    const person = visitor();
    const first = await person.begin();
    const answer = await person.prove(first.visit.location, given('HOBIS03'));
    expect(await person.redeem(answer, 'v'.repeat(43))).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    const second = await person.begin();
    expect((await person.redeem(second.visit, second.verifier)).status).toBe(200);
    expect(await person.redeem(second.visit, second.verifier)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('asks nothing of someone who is signed in there already', async () => {
    const person = visitor();
    await idTokenOf(person, 'HOOPS01');
    const { visit, verifier } = await person.begin();
    expect(visit.location).toMatch(/^\/login\?code=/);
    const { body } = await person.redeem(visit, verifier);
    expect(decodeJwt(body.id_token ?? '')['preferred_username']).toBe('HOOPS01');
  });

  it('asks for a sign-in when the account may no longer be used', async () => {
    const person = visitor();
    await idTokenOf(person, 'HOOPS02');
    await db().updateTable('app_user').set({ status: 'inactive' }).where('username', '=', 'HOOPS02').execute();
    const { visit } = await person.begin();
    expect(visit.location).toMatch(/^\/identity\/sign-in\//);
  });

  it.each([
    ['id', 'Permintaan masuk tidak dapat diproses. (invalid_client)'],
    ['en', 'The sign-in request cannot be processed. (invalid_client)'],
  ])('serves no other client (%s)', async (language, sentence) => {
    const { visit } = await visitor(language).begin({ client_id: 'another' });
    expect(visit.status).toBe(400);
    expect(visit.text).toContain(sentence);
  });

  it('sends nobody to a foreign address, and demands PKCE', async () => {
    const foreign = await visitor().begin({ redirect_uri: 'https://elsewhere.test/login' });
    expect([foreign.visit.status, foreign.visit.location]).toEqual([400, '']);
    const plain = await visitor().begin({ code_challenge: '', code_challenge_method: '' });
    expect(plain.visit.location).toContain('error=invalid_request');
  });

  it('signs out by itself and leads back to the login page', async () => {
    const person = visitor('id');
    await idTokenOf(person, 'HOOPS03');
    const page = await person.go(`${leave}&ui_locales=en`, undefined, { 'sec-fetch-site': 'same-origin' });
    expect(page.text).toContain('You are being signed out of the identity service.');
    expect(page.text).toContain('<script src="/identity/assets/sign-out.js" defer>');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const done = await person.go('/identity/session/end/confirm', { xsrf, logout: 'yes' });
    expect([done.status, done.location]).toEqual([303, '/login']);
    expect((await person.begin()).visit.location).toMatch(/^\/identity\/sign-in\//);
  });

  it.each([
    ['a foreign page', { 'sec-fetch-site': 'cross-site' }],
    ['a foreign page, in a browser that names no site', { referer: 'https://evil.example/' }],
    ['nobody knows whom', {}],
  ])('asks before it signs out a person sent by %s', async (_, headers) => {
    const person = visitor('id');
    await idTokenOf(person, 'HOOPS03');
    const page = await person.go(leave, undefined, headers);
    expect(page.text).toContain('Anda akan keluar dari layanan identitas. Lanjutkan?');
    expect(page.text).not.toContain('<script');
  });

  it.each([
    ['what it publishes', '/identity/jwks'],
    ['where it leads', '/identity/auth?client_id=console'],
    ['the question before signing out', '/identity/session/end'],
    ['what it does not know', '/identity/none'],
  ])('gives the security headers to %s, which the library answers', async (_, path) => {
    const { headers } = await visitor().go(path);
    expect(Object.fromEntries(headers)).toMatchObject(securityHeaders(path, false));
    for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
      expect(headers.get('content-security-policy')).toContain(`${directive} 'none'`);
  });

  it('serves the files of its pages and no others', async () => {
    expect((await visitor().go('/identity/assets/sign-in.css')).headers.get('content-type')).toBe(
      'text/css; charset=utf-8',
    );
    expect((await visitor().go('/identity/assets/sign-out.js')).headers.get('content-type')).toBe(
      'text/javascript; charset=utf-8',
    );
    expect((await visitor().go('/identity/assets/other.js')).status).toBe(404);
  });
});

describe('too many tries', () => {
  const strict = useServer({
    modules: [...signInModules, identity],
    realSessions: true,
    configuration: { signInsPerMinute: 2 },
  });

  it.each([
    ['id', 'Terlalu banyak permintaan, coba lagi sebentar'],
    ['en', 'Too many requests, try again shortly'],
  ])('are shown on the page (%s), and count with those of the console', async (language, sentence) => {
    const person = new Visitor(strict.current, language);
    const { visit } = await person.begin();
    await person.go(visit.location, given('NOBODY99', 'x'));
    await strict.current.call(authCalls.login, null, { body: given('NOBODY99', 'x') });
    const page = await person.go(visit.location, given('NOBODY99', 'x'));
    expect(page.status).toBe(429);
    expect(page.text).toContain(sentence);
    expect(page.text).toContain('name="username"');
  });
});

describe('POST sso-exchange with its ID token', () => {
  const exchange = (body: object) => server.current.call(authCalls.ssoExchange, null, { body });

  it("answers the console's own tokens; the session says how it was started", async () => {
    const answer = await exchange(await idTokenOf(visitor(), 'HOOPS04'));
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).toSorted()).toEqual(['access_token', 'refresh_token', 'username']);
    const person = withPair(server.current, answer.body as TokenPair);
    expect((await person.call(profileCalls.current)).result).toMatchObject({
      username: 'HOOPS04',
      signInMode: 'SSO',
      mustChangePassword: false,
    });
    expect((await person.call(profileCalls.sessions)).result).toMatchObject([{ signInMode: 'SSO', current: true }]);
  });

  it('takes a token once', async () => {
    const proof = await idTokenOf(visitor(), 'HOOPS05');
    expect((await exchange(proof)).status).toBe(200);
    expect((await exchange(proof)).body).toEqual({ error: 'invalid_token', error_description: 'ID token tidak valid' });
  });
});
