// Reads: nothing
import type { Call } from '@console/contracts/core/call';
import { authCalls } from '@console/contracts/shell/auth';
import { factorCalls } from '@console/contracts/shell/second-factor';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { demoPassword } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, signInModules } from '../../../test/sign-in.ts';
import { settings } from '../settings/settings.ts';
import { identity } from './module.ts';
import { Visitor } from './visitor.fixture.ts';

const server = useServer({
  modules: [...signInModules, identity],
  realSessions: true,
  configuration: { signInsPerMinute: 10_000 },
});
const db = () => server.current.database.db;
const given = (username: string, more: Readonly<Record<string, string>> = {}) => ({
  username,
  password: demoPassword,
  ...more,
});
const toConsole = /^\/login\?code=/;

// The library uses the system clock; the clock of codes advances step by step, because each code is accepted once.
let clock: Date;
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
  server.current.setNow(clock);
};
beforeEach(() => {
  clock = new Date();
  later(0);
});

const setMode = async (value: 'true' | 'false') => {
  await db().updateTable('app_setting').set({ value }).where('key', '=', 'SSO_WEB_2_0_ENABLED').execute();
  settings(server.current.app.services).forget();
};

/** Enrols an authenticator in the console, then turns on the identity service. */
async function withTotp(username: string) {
  await setMode('false');
  const person = await signIn(server.current, username);
  const call = async (each: Call, body: object) => (await person.call(each, { body })).result;
  const { secret } = await call(factorCalls.begin, { kind: 'TOTP' });
  const code = () => new TOTP({ secret: Secret.fromBase32(secret as string) }).generate({ timestamp: clock.getTime() });
  const { recoveryCodes } = await call(factorCalls.add, { kind: 'TOTP', name: 'Ponsel', code: code() });
  await setMode('true');
  later(60);
  return { code, recoveryCodes: recoveryCodes as string[] };
}
async function atTheForm() {
  const person = new Visitor(server.current, 'id');
  return { person, place: (await person.begin()).visit.location };
}

test('who has a second factor gives it to the identity service as well: a code once, or a recovery code', async () => {
  const { code, recoveryCodes } = await withTotp('HOBIS01');
  const { person, place } = await atTheForm();
  const asked = await person.go(place, given('HOBIS01'));
  expect([asked.status, asked.location]).toEqual([401, '']);
  expect(asked.text).toContain('name="code"');
  const taken = code();
  expect((await person.prove(place, given('HOBIS01', { code: taken }))).location).toMatch(toConsole);

  const again = await atTheForm();
  const refused = await again.person.go(again.place, given('HOBIS01', { code: taken }));
  expect(refused.text).toContain('Faktor kedua tidak cocok');
  expect((await again.person.prove(again.place, given('HOBIS01', { code: recoveryCodes[0]! }))).location).toMatch(
    toConsole,
  );
});

test('a sign-in without the factor gives no accepted token; a running session must sign in again', async () => {
  await setMode('true');
  const person = new Visitor(server.current, 'pw');
  const { visit, verifier, nonce } = await person.begin();
  const answer = await person.prove(visit.location, given('HOOPS01'));
  const { body } = await person.redeem(answer, verifier);
  expect(decodeJwt(body.id_token!)).toMatchObject({ amr: ['pwd'] });
  const require = (value: 'REQUIRED' | null) =>
    db().updateTable('role').set({ second_factor: value }).where('name', '!=', 'admin').execute();
  await require('REQUIRED');
  const exchange = (idToken: string, of: string) =>
    server.current.call(authCalls.ssoExchange, null, { body: { idToken, nonce: of } });
  const refused = await exchange(body.id_token!, nonce);
  expect([refused.status, refused.body.error]).toEqual([401, 'second_factor_required']);
  // Its session would redirect back at once; now its page demands the factor.
  expect((await person.begin()).visit.location).toMatch(/^\/identity\/sign-in/);
  await require(null);

  const { code } = await withTotp('KACAB03');
  const other = new Visitor(server.current, 'mfa');
  const begun = await other.begin();
  const back = await other.prove(begun.visit.location, given('KACAB03', { code: code() }));
  const redeemed = await other.redeem(back, begun.verifier);
  expect(decodeJwt(redeemed.body.id_token!)).toMatchObject({ amr: ['pwd', 'otp', 'mfa'] });
  expect((await exchange(redeemed.body.id_token!, begun.nonce)).status).toBe(200);
});

test('wrong codes count like wrong passwords, and are in the audit trail', async () => {
  await withTotp('HOBIS02');
  const { person, place } = await atTheForm();
  for (let tries = 0; tries < 4; tries += 1) await person.go(place, given('HOBIS02', { code: '000000' }));
  expect((await person.go(place, given('HOBIS02', { code: 'AAAAAA' }))).text).toContain('Akun terkunci sampai');
  const entries = await db()
    .selectFrom('audit_entry')
    .select('outcome')
    .where('username', '=', 'HOBIS02')
    .where('code', '=', 'SECOND_FACTOR_WRONG')
    .execute();
  expect(entries).toHaveLength(5);
});

test('a required new password is stored only with the code, and no code is accepted before its turn', async () => {
  const { code } = await withTotp('KACAB02');
  await db().updateTable('app_user').set({ password_temporary: true }).where('username', '=', 'KACAB02').execute();
  const { person, place } = await atTheForm();
  const change = (newPassword: string, typed: string) =>
    given('KACAB02', { change: 'yes', newPassword, confirmPassword: newPassword, code: typed });
  expect((await person.go(place, given('KACAB02'))).text).toContain('name="newPassword"');
  const taken = code();
  expect((await person.go(place, change('lemah', taken))).status).toBe(422);
  const without = await person.go(place, change('Kuat#2026abc', ''));
  expect([without.status, without.text.includes('name="newPassword"')]).toEqual([401, true]);
  expect((await person.prove(place, change('Kuat#2026abc', taken))).location).toMatch(toConsole);
});

test('a role that demands a factor keeps out who has none, with the way to get one', async () => {
  await setMode('true');
  await db()
    .updateTable('role')
    .set({ second_factor: 'REQUIRED' })
    .where('id', 'in', (roles) =>
      roles
        .selectFrom('user_role')
        .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
        .select('role_id')
        .where('username', '=', 'CC03'),
    )
    .execute();
  const { person, place } = await atTheForm();
  const refused = await person.go(place, given('CC03'));
  expect([refused.status, refused.location]).toEqual([403, '']);
  expect(refused.text).toContain('Peran Anda mewajibkan faktor kedua');
});
