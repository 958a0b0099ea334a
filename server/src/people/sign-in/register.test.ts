import type { Call } from '@console/contracts/core/call';
import { authCalls } from '@console/contracts/shell/auth';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { callFrom, login, nextAddress, signInModules } from '../../../test/sign-in.ts';
import { settings } from '../settings/settings.ts';

const server = useServer({ modules: signInModules, realSessions: true });
const db = () => server.current.database.db;
const good = 'Sangat#Aman-77';
const offer = (call: Call, body: unknown) => callFrom(server.current, nextAddress(), call, body);

// Seeded passwords are two days old by the system clock.
beforeAll(() =>
  db()
    .updateTable('app_user')
    .set({ password_changed_at: new Date(seedDate.getTime() - 2 * 86_400_000) })
    .execute(),
);
afterEach(() => server.current.setNow(seedDate));

describe('POST register', () => {
  const user = {
    username: 'new.user',
    name: 'Orang Baru',
    email: 'Orang.Baru@contoh.id',
    phone: '081234567890',
    npk: '99001',
    password: good,
    note: null,
  };
  const register = (more: object = {}) => offer(authCalls.register, { user: { ...user, ...more } });
  const open = async (value: string) => {
    await db().updateTable('app_setting').set({ value }).where('key', '=', 'REGISTRATION_ENABLED').execute();
    settings(server.current.app.services).forget();
  };

  it('is closed unless the setting says "true"', async () => {
    const answer = await register();
    expect([answer.status, answer.body]).toEqual([
      403,
      { message: 'Pendaftaran ditutup', code: 'REGISTRATION_CLOSED' },
    ]);
  });

  it('creates an inactive user without role, who cannot sign in', async () => {
    await open('true');
    const answer = await register();
    expect([answer.status, Object.keys(answer.result)]).toEqual([200, ['secureId']]);
    const row = await db()
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', answer.result.secureId as string)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      username: 'NEW.USER',
      status: 'inactive',
      created_via: 'REGISTER',
      user_type: 'EMPLOYEE',
      mapping_type: null,
      local_login_allowed: false,
    });
    expect((await login(server.current, 'new.user', good)).body.error).toBe('user_inactive');
    await db().updateTable('app_user').set({ status: 'active' }).where('username', '=', 'NEW.USER').execute();
    expect((await login(server.current, 'new.user', good)).body.error).toBe('user_inactive');
  });

  it.each([
    ['username', {}],
    ['email', { username: 'other.user' }],
    ['npk', { username: 'other.user', email: 'other@contoh.id' }],
  ])('refuses a %s that is taken', async (field, more) => {
    const answer = await register(more);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'DUPLICATE', field }]);
  });

  it('checks the fields and the password', async () => {
    const faulty = await register({ username: 'a b', email: 'none', phone: '123', npk: 'x' });
    expect(faulty.status).toBe(422);
    expect(faulty.body.errors.map((error: { field: string }) => error.field).toSorted()).toEqual([
      'user.email',
      'user.npk',
      'user.phone',
      'user.username',
    ]);
    const weak = await register({ username: 'third.user', email: 'third@contoh.id', npk: '99003', password: 'weak' });
    expect([weak.status, weak.body.code]).toEqual([422, 'PASSWORD_POLICY']);
    await open('false');
  });
});
