import { changeIdentityPassword, changePassword } from '@console/contracts/shell/auth';
import { profileCalls } from '@console/contracts/shell/profile';
import { getParameter } from '@console/contracts/shell/settings';
import { demoPassword, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { login, signIn, signInModules } from '../../../test/sign-in.ts';
import { settings } from '../../people/settings/settings.ts';

const server = useServer({ modules: signInModules, realSessions: true });
const db = () => server.current.database.db;
const good = 'Sangat#Aman-77';
const wanted = (more: object = {}) => ({
  oldPassword: demoPassword,
  newPassword: good,
  confirmPassword: good,
  ...more,
});

// Seeded passwords are two days old by the system clock.
beforeAll(() =>
  db()
    .updateTable('app_user')
    .set({ password_changed_at: new Date(seedDate.getTime() - 2 * 86_400_000) })
    .execute(),
);

describe('GET user/current', () => {
  it.each([
    [
      'ADMIN01',
      {
        flag: 'admin',
        listRoles: [{ name: 'admin', jobName: null }],
        isMro: false,
        isBranchMapping: false,
        isMraMapping: false,
      },
    ],
    [
      'KACAB01',
      {
        flag: '4',
        listRoles: [{ name: 'branch_head', jobName: '4' }],
        isMro: false,
        isBranchMapping: true,
        isMraMapping: false,
        scope: { type: 'BRANCH', branchCount: 1, mraCount: 0 },
      },
    ],
    ['MRASPV01', { flag: '3', isMro: false, isBranchMapping: false, isMraMapping: true }],
    ['MROFF01', { flag: 'MRO', isMro: true, isBranchMapping: true, isMraMapping: true }],
    ['MROFF04', { flag: 'MRO', isMro: true, isBranchMapping: false, isMraMapping: true }],
    ['MROFF05', { flag: 'MRO', isMro: true, isBranchMapping: true, isMraMapping: false }],
    ['TAMU01', { flag: 'other', isMro: false }],
  ])('%s', async (username, expected) => {
    const answer = await (await signIn(server.current, username)).call(profileCalls.current);
    expect(answer.body.message).toBe('OK');
    expect(answer.result).toMatchObject({ username, signInMode: 'LOCAL', mustChangePassword: false, ...expected });
  });
});

describe('GET auth/me', () => {
  it('answers the own account unmasked', async () => {
    const { result } = await (await signIn(server.current, 'KACAB02')).call(profileCalls.me);
    expect(result).toMatchObject({
      username: 'KACAB02',
      email: 'kacab02@contoh.id',
      userType: 'EMPLOYEE',
      signInMode: 'LOCAL',
    });
    expect(result.phone).toMatch(/^08\d{8,12}$/);
    expect(result.branches).toHaveLength(1);
    expect(result).not.toHaveProperty('password_hash');
  });
});

describe('PUT user/change-password', () => {
  it('changes it, ends the other sessions and keeps this one', async () => {
    const other = await signIn(server.current, 'KACAB03');
    const person = await signIn(server.current, 'KACAB03');
    const answer = await person.call(changePassword, { body: wanted() });
    expect([answer.status, answer.body]).toEqual([200, { message: 'OK', result: null }]);
    expect((await person.call(profileCalls.current)).status).toBe(200);
    expect((await other.call(profileCalls.current)).body.code).toBe('TOKEN_REVOKED');
    expect((await login(server.current, 'KACAB03')).status).toBe(400);
    expect((await login(server.current, 'KACAB03', good)).status).toBe(200);
  });

  it('says under the field that the old one is wrong; the fifth time ends the session', async () => {
    const person = await signIn(server.current, 'KACAB04');
    const answers = [];
    for (let attempt = 1; attempt <= 6; attempt += 1)
      answers.push(await person.call(changePassword, { body: wanted({ oldPassword: 'wrong' }) }));
    expect(answers[0]?.body).toMatchObject({
      code: 'OLD_PASSWORD_WRONG',
      errors: [{ field: 'oldPassword', message: 'Password lama salah' }],
    });
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 401]);
  });

  it('obeys the policy', async () => {
    const answer = await (
      await signIn(server.current, 'KACAB05')
    ).call(changePassword, { body: wanted({ newPassword: 'short', confirmPassword: 'short' }) });
    expect([answer.status, answer.body.code]).toEqual([422, 'PASSWORD_POLICY']);
  });
});

describe('in identity-service mode', () => {
  const person = async (username: string) => {
    const signedIn = await signIn(server.current, username);
    await db().updateTable('user_session').set({ mode: 'SSO' }).execute();
    return signedIn;
  };
  const authority = async (value: string) => {
    await db()
      .updateTable('app_setting')
      .set({ value: JSON.stringify({ authority: value, clientId: 'console', scope: 'openid profile email' }) })
      .where('key', '=', 'SSO_WEB_2_0_CONFIG')
      .execute();
    settings(server.current.app.services).forget();
  };

  it('the local call says who keeps the password', async () => {
    const answer = await (await person('KACAB06')).call(changePassword, { body: wanted() });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'SSO_MANAGED', message: 'Password dikelola oleh SSO' },
    ]);
  });

  it('PUT auth/me/change-password changes it at the embedded service', async () => {
    const signedIn = await person('KACAB07');
    expect((await signedIn.call(changeIdentityPassword, { body: wanted({ oldPassword: 'wrong' }) })).body.code).toBe(
      'OLD_PASSWORD_WRONG',
    );
    expect((await signedIn.call(changeIdentityPassword, { body: wanted() })).status).toBe(200);
    expect((await login(server.current, 'KACAB07', good)).status).toBe(200);
  });

  it('the password of a foreign identity service cannot be changed here', async () => {
    const signedIn = await person('KACAB08');
    await authority('https://login.contoh.id/realms/staff');
    const answer = await signedIn.call(changeIdentityPassword, { body: wanted() });
    expect([answer.status, answer.body.code]).toEqual([502, 'IDENTITY_UNAVAILABLE']);
    await authority('/identity');
  });
});

describe('GET get-parameter-umum', () => {
  const read = (name: string) => server.current.call(getParameter, null, { query: { name } });

  it('answers public settings as text, without a sign-in, whatever the case of the name', async () => {
    expect((await read('SSO_WEB_2_0_ENABLED')).body).toEqual({
      message: 'OK',
      result: { name: 'SSO_WEB_2_0_ENABLED', value: 'false' },
    });
    expect((await read('sso_web_2_0_enabled')).result.value).toBe('false');
  });

  it('names the embedded service by its full address', async () => {
    expect(JSON.parse((await read('SSO_WEB_2_0_CONFIG')).result.value)).toEqual({
      authority: 'http://localhost:4100/identity',
      clientId: 'console',
      scope: 'openid profile email',
    });
  });

  it('knows nothing of settings that are not public, as of unknown ones', async () => {
    for (const name of ['LOGIN_MAX_FAILURES', 'UNKNOWN'])
      expect([(await read(name)).status, (await read(name)).body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await server.current.call(getParameter, null)).status).toBe(422);
  });
});
