import type { Call } from '@console/contracts/core/call';
import { authCalls } from '@console/contracts/shell/auth';
import { profileCalls } from '@console/contracts/shell/profile';
import { demoPassword, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { callFrom, login, nextAddress, signIn, signInModules } from '../../../test/sign-in.ts';

const server = useServer({ modules: signInModules, realSessions: true });
const db = () => server.current.database.db;
const good = 'Sangat#Aman-77';

const change = (username: string, body: object, headers?: Readonly<Record<string, string>>) =>
  server.current.call(authCalls.changePasswordExternal, null, {
    body: { username, oldPassword: demoPassword, newPassword: good, confirmPassword: good, ...body },
    ...(headers ? { headers } : {}),
  });
const offer = (call: Call, body: unknown) => callFrom(server.current, nextAddress(), call, body);

// Seeded passwords are two days old by the system clock.
beforeAll(() =>
  db()
    .updateTable('app_user')
    .set({ password_changed_at: new Date(seedDate.getTime() - 2 * 86_400_000) })
    .execute(),
);
afterEach(() => server.current.setNow(seedDate));

describe('PUT change-password-external', () => {
  const call = authCalls.changePasswordExternal;
  const body = (username: string, more: object = {}) => ({
    username,
    oldPassword: demoPassword,
    newPassword: good,
    confirmPassword: good,
    ...more,
  });

  it('replaces a temporary password, ends all sessions, is audited, and signs in afterwards', async () => {
    const answer = await offer(call, body('HOOPS06'));
    expect([answer.status, answer.body]).toEqual([200, { message: 'OK', result: null }]);
    expect((await login(server.current, 'HOOPS06')).status).toBe(400);
    expect((await login(server.current, 'HOOPS06', good)).status).toBe(200);
    const entries = await db()
      .selectFrom('audit_entry')
      .select(['action', 'changes'])
      .where('username', '=', 'HOOPS06')
      .where('at', '>', seedDate.toISOString())
      .orderBy('at')
      .execute();
    expect(entries[0]?.action).toBe('PASSWORD_CHANGE');
    expect(JSON.stringify(entries)).not.toContain(good);
  });

  it.each([
    ['an unknown user', 'NOBODY99', {}, 'invalid_username', 'Invalid Username'],
    ['a wrong password', 'KACAB04', { oldPassword: 'wrong' }, 'invalid_password', 'Invalid Password'],
    ['an inactive user', 'ADMCB15', {}, 'user_inactive', 'User tidak aktif'],
    ['a user past the validity', 'VENDOR02', {}, 'user_expired', 'Masa berlaku user sudah habis'],
  ])('refuses %s with 401', async (_, username, more, error, description) => {
    const answer = await offer(call, body(username, more));
    expect([answer.status, answer.body]).toEqual([401, { error, error_description: description }]);
  });

  it('refuses an expired temporary password', async () => {
    await db()
      .updateTable('app_user')
      .set({ password_temporary: true, password_temporary_until: new Date(seedDate.getTime() - 1) })
      .where('username', '=', 'KACAB05')
      .execute();
    expect((await offer(call, body('KACAB05'))).body.error).toBe('invalid_password');
  });

  it('counts wrong passwords like a sign-in', async () => {
    const address = nextAddress();
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await callFrom(server.current, address, call, body('KACAB06', { oldPassword: 'wrong' }));
    expect((await login(server.current, 'KACAB06', undefined, address)).body.error).toBe('account_locked');
  });

  it('names the rules that the new one breaks, in the language of the caller', async () => {
    const answer = await change(
      'KACAB07',
      { newPassword: 'kacab07', confirmPassword: 'kacab07' },
      { 'accept-language': 'en' },
    );
    expect([answer.status, answer.body.code]).toEqual([422, 'PASSWORD_POLICY']);
    expect(answer.result.rules.map((rule: { code: string }) => rule.code)).toEqual([
      'LENGTH',
      'UPPER',
      'SYMBOL',
      'USERNAME',
    ]);
    expect(answer.body.errors).toEqual([
      {
        field: 'newPassword',
        code: 'PASSWORD_POLICY',
        message: expect.stringMatching(/^The password does not meet the rules: 10-64 characters, Upper-case letter/),
      },
    ]);
  });

  it('takes none of the last passwords', async () => {
    await db().updateTable('app_user').set({ password_temporary: true }).where('username', '=', 'KACAB08').execute();
    const answer = await offer(call, body('KACAB08', { newPassword: demoPassword, confirmPassword: demoPassword }));
    expect(answer.result.rules.map((rule: { code: string }) => rule.code)).toContain('HISTORY');
  });

  it('lets a password be a day old first, unless it must be changed', async () => {
    expect((await offer(call, body('KACAB09'))).status).toBe(200);
    server.current.setNow(new Date(seedDate.getTime() + 60_000));
    const answer = await offer(
      call,
      body('KACAB09', { oldPassword: good, newPassword: 'Lain#Aman-7788', confirmPassword: 'Lain#Aman-7788' }),
    );
    expect(answer.result.rules.map((rule: { code: string }) => rule.code)).toEqual(['TOO_SOON']);
  });

  it('wants the new one twice the same', async () => {
    const answer = await offer(call, body('KACAB10', { confirmPassword: 'x' }));
    expect(answer.body).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'confirmPassword', code: 'CONFIRMATION' }],
    });
  });
});

describe('POST password-validate', () => {
  const ask = async (password: string, username: string | null = null) =>
    (await offer(authCalls.passwordValidate, { username, password })).result as {
      valid: boolean;
      rules: { code: string; passed: boolean; message: string }[];
    };

  it('answers every rule in the order of the screen', async () => {
    const { valid, rules } = await ask(good);
    expect(valid).toBe(true);
    expect(rules.map(({ code, message }) => [code, message])).toEqual([
      ['LENGTH', '10-64 karakter'],
      ['UPPER', 'Huruf besar'],
      ['LOWER', 'Huruf kecil'],
      ['DIGIT', 'Angka'],
      ['SYMBOL', 'Simbol'],
      ['USERNAME', 'Tidak memuat username'],
      ['NAME', 'Tidak memuat bagian nama'],
      ['COMMON', 'Bukan password umum atau yang pernah bocor'],
    ]);
  });

  it.each([
    ['Ab#4567', 'LENGTH'],
    [`Ab#4${'x'.repeat(61)}`, 'LENGTH'],
    ['lower#case77', 'UPPER'],
    ['UPPER#CASE77', 'LOWER'],
    ['No-Digits-Here', 'DIGIT'],
    ['NoSymbols777', 'SYMBOL'],
    ['x-ADMIN01-Yz', 'USERNAME'],
    ['P@ssw0rd!!2024', 'COMMON'],
    ['Jakarta#12345', 'COMMON'],
    ['Iloveyou!!2024', 'COMMON'],
    ['1Qaz2wsx3edc!', 'COMMON'],
    ['#XpCrew-20241', 'COMMON'],
    ['Sembilan#2024', 'COMMON'],
  ])('%p breaks %s alone', async (password, rule) => {
    const { valid, rules } = await ask(password, 'ADMIN01');
    expect([valid, rules.filter(({ passed }) => !passed).map(({ code }) => code)]).toEqual([false, [rule]]);
  });

  it('does not tell whether a user exists', async () => {
    expect(await ask(good, 'NOBODY99')).toEqual(await ask(good, 'HOBIS01'));
  });
});

describe('a password that was changed', () => {
  it('ends the sessions that were open', async () => {
    const person = await signIn(server.current, 'MRASPV01');
    expect(
      (
        await offer(authCalls.changePasswordExternal, {
          username: 'MRASPV01',
          oldPassword: demoPassword,
          newPassword: good,
          confirmPassword: good,
        })
      ).status,
    ).toBe(200);
    expect((await person.call(profileCalls.current)).body.code).toBe('TOKEN_REVOKED');
  });
});
