import { displaced, sessionEndHeader } from '@console/contracts/core/call';
import { authCalls } from '@console/contracts/shell/auth';
import { profileCalls } from '@console/contracts/shell/profile';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { demoPassword, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { callFrom, login, nextAddress, signIn, signInModules } from '../../../test/sign-in.ts';
import { settings } from '../settings/settings.ts';

const server = useServer({ modules: signInModules, realSessions: true });
const minutes = (count: number) => new Date(seedDate.getTime() + count * 60_000);
const db = () => server.current.database.db;

const setSetting = async (key: string, value: string) => {
  await db().updateTable('app_setting').set({ value }).where('key', '=', key).execute();
  settings(server.current.app.services).forget();
};

afterEach(() => server.current.setNow(seedDate));

describe('POST login', () => {
  it('answers a pair, flat, for the right password, whatever the case of the username', async () => {
    const answer = await login(server.current, ' admin01 ');
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).toSorted()).toEqual(['access_token', 'refresh_token', 'username']);
    expect(answer.body.username).toBe('ADMIN01');
    const claims = decodeJwt(answer.body.access_token);
    expect(claims).toMatchObject({ preferred_username: 'ADMIN01', exp: seedDate.getTime() / 1000 + 900 });
    expect(claims['sid']).toEqual(expect.any(String));
  });

  it('answers 401 "Invalid Username" for an unknown name', async () => {
    const answer = await login(server.current, 'NOBODY99');
    expect([answer.status, answer.body]).toEqual([
      401,
      { error: 'invalid_username', error_description: 'Invalid Username' },
    ]);
  });

  it('answers 400 "Bad credentials" for a wrong password', async () => {
    const answer = await login(server.current, 'KACAB01', 'wrong');
    expect(answer.status).toBe(400);
    expect(answer.result).toBe('Bad credentials');
  });

  it('takes a password exactly as it is typed', async () => {
    for (const password of [
      `${demoPassword} `,
      ` ${demoPassword}`,
      demoPassword.toUpperCase(),
      demoPassword.slice(0, -1),
    ])
      expect((await login(server.current, 'CC03', password)).status).toBe(400);
    expect((await login(server.current, 'CC03')).status).toBe(200);
  });

  it('says only after a right password that the user is inactive', async () => {
    expect((await login(server.current, 'ADMCB15', 'wrong')).status).toBe(400);
    const answer = await login(server.current, 'ADMCB15');
    expect([answer.status, answer.body.error_description]).toEqual([401, 'User tidak aktif']);
  });

  it('refuses a user past validTo', async () => {
    expect((await login(server.current, 'VENDOR02')).body.error_description).toBe('Masa berlaku user sudah habis');
    expect((await login(server.current, 'VENDOR01')).status).toBe(200);
  });

  it('asks for a new password when it is temporary or too old', async () => {
    const temporary = await login(server.current, 'HOOPS06');
    expect([temporary.status, temporary.body]).toEqual([
      401,
      { error: 'password_change_required', error_description: 'Password harus diganti' },
    ]);
    await db()
      .updateTable('app_user')
      .set({ password_changed_at: minutes(-91 * 24 * 60) })
      .where('username', '=', 'HOOPS05')
      .execute();
    expect((await login(server.current, 'HOOPS05')).body.error).toBe('password_change_required');
  });

  it('tells a locked user until when, whatever the password', async () => {
    await db()
      .updateTable('app_user')
      .set({ locked_until: new Date('2026-03-16T18:05:00+07:00') })
      .where('username', '=', 'CC05')
      .execute();
    expect((await login(server.current, 'CC05')).body.error_description).toBe('Akun terkunci sampai 18:05');
    expect((await login(server.current, 'CC05', 'wrong')).body.error_description).toBe('Akun terkunci sampai 18:05');
  });

  it('locks at the fifth wrong password for 15 minutes, then restarts the count', async () => {
    const address = nextAddress();
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await login(server.current, 'KACAB02', 'wrong', address)).status).toBe(400);
    const locked = await login(server.current, 'KACAB02', demoPassword, address);
    expect(locked.body.error_description).toBe('Akun terkunci sampai 09:15');
    server.current.setNow(minutes(16));
    expect((await login(server.current, 'KACAB02', 'wrong', address)).status).toBe(400);
    expect((await login(server.current, 'KACAB02')).status).toBe(200);
  });

  it('clears failures after a sign-in', async () => {
    const address = nextAddress();
    const wrong = async () => {
      for (let attempt = 1; attempt <= 4; attempt += 1) await login(server.current, 'KACAB03', 'wrong', address);
    };
    await wrong();
    expect((await login(server.current, 'KACAB03', demoPassword, address)).status).toBe(200);
    await wrong();
    expect((await login(server.current, 'KACAB03', demoPassword, address)).status).toBe(200);
  });

  it('answers 429 at more than 20 tries a minute from one address, before anything else', async () => {
    const address = nextAddress();
    for (let attempt = 1; attempt <= 20; attempt += 1) await login(server.current, 'NOBODY99', 'x', address);
    const answer = await login(server.current, 'ADMIN02', demoPassword, address);
    expect([answer.status, answer.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(server.current, 'ADMIN02')).status).toBe(200);
  });

  it('in identity-service mode lets in only those with localLoginAllowed', async () => {
    await setSetting('SSO_WEB_2_0_ENABLED', 'true');
    try {
      expect((await login(server.current, 'ADMIN02', 'wrong')).body).toEqual({
        error: 'sso_required',
        error_description: 'Silakan masuk melalui SSO',
      });
      expect((await login(server.current, 'ADMIN01')).status).toBe(200);
      expect((await login(server.current, 'VENDOR01')).status).toBe(200);
    } finally {
      await setSetting('SSO_WEB_2_0_ENABLED', 'false');
    }
  });

  it('ends the oldest session beyond three', async () => {
    const people = [];
    for (let count = 0; count < 4; count += 1) {
      server.current.setNow(minutes(count));
      people.push(await signIn(server.current, 'AUDIT01'));
    }
    const answers = [];
    for (const person of people) answers.push(await person.call(profileCalls.current));
    expect(answers.map((answer) => answer.status)).toEqual([401, 200, 200, 200]);
    expect(answers[0]?.body.code).toBe('TOKEN_REVOKED');
    // Any call and the refresh answer that this was the cause.
    const refused = await server.current.call(authCalls.refreshToken, null, {
      body: { refresh_token: people[0]!.pair.refresh_token },
    });
    for (const { headers } of [answers[0]!, refused]) expect(headers.get(sessionEndHeader)).toBe(displaced);
    expect(answers[1]!.headers.get(sessionEndHeader)).toBeNull();
  });

  it('never ends the one that was just opened, though all were at the same moment', async () => {
    for (let count = 0; count < 8; count += 1) {
      const person = await signIn(server.current, 'HOOPS02');
      expect((await person.call(profileCalls.current)).status).toBe(200);
    }
  });

  it('writes LOGIN and LOGIN_FAILED to the audit trail, never the password', async () => {
    await login(server.current, 'AUDIT02', 'a-wrong-password');
    await login(server.current, 'AUDIT02');
    const entries = await db()
      .selectFrom('audit_entry')
      .selectAll()
      .where('username', '=', 'AUDIT02')
      .where('at', '>', seedDate.toISOString())
      .orderBy('at')
      .execute();
    expect(entries.map(({ action, outcome, code }) => [action, outcome, code])).toEqual([
      ['LOGIN_FAILED', 'refused', 'BAD_CREDENTIALS'],
      ['LOGIN', 'success', null],
    ]);
    expect(JSON.stringify(entries)).not.toContain('a-wrong-password');
  });

  it('keeps of a name that nobody has only how it begins: it may be a password or a number', async () => {
    for (const typed of ['Rahasia-saya-77', '3174012309870001']) await login(server.current, typed, 'x');
    const { rows } = await sql<{
      entry: string;
    }>`select e::text as entry from audit_entry e where action = 'LOGIN_FAILED'
      and code = 'INVALID_USERNAME'`.execute(db());
    const kept = JSON.stringify(rows);
    expect(kept).toContain('RA****');
    expect(kept).not.toMatch(/rahasia|4012309870/i);
  });

  it('refuses a body without password as a validation fault', async () => {
    expect((await callFrom(server.current, nextAddress(), authCalls.login, { username: 'ADMIN01' })).status).toBe(422);
  });
});
