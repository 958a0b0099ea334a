import { seedDate } from '../../../../test/environment.ts';
import { useServer } from '../../../../test/server.ts';
import { users } from '../module.ts';
import { userId } from '../seed.ts';
import { endDormant } from './dormant.ts';
import { userUpkeep } from './module.ts';
import { notifyExpiringPasswords } from './password-expiring.ts';

const server = useServer({ modules: [users, userUpkeep] });
const days = (count: number) => new Date(seedDate.getTime() + count * 86_400_000);
const db = () => server.current.database.db;
const change = (username: string, values: object) =>
  db().updateTable('app_user').set(values).where('username', '=', username).execute();
const statusOf = async (username: string) =>
  (await db().selectFrom('app_user').select('status').where('username', '=', username).executeTakeFirstOrThrow())
    .status;
const notices = (kind: string) =>
  db()
    .selectFrom('console_notice')
    .innerJoin('app_user', 'app_user.id', 'console_notice.user_id')
    .select(['app_user.username', 'parameters', 'link'])
    .where('kind', '=', kind)
    .orderBy('username')
    .execute();

beforeEach(async () => {
  server.current.setNow(seedDate);
  await db().deleteFrom('console_notice').execute();
  await db()
    .updateTable('app_user')
    .set({ status: 'active', last_login_at: seedDate, active_since: null, password_changed_at: seedDate })
    .where('deleted_at', 'is', null)
    .execute();
});

test('who has not signed in for 90 days is switched off, with an entry, and the sessions end', async () => {
  await change('HOOPS03', { last_login_at: days(-90) });
  await change('HOOPS04', { last_login_at: days(-89) });
  await db()
    .insertInto('user_session')
    .values({
      id: '7f6d1c52-6d7b-4d11-9a29-0f6a5b1c0001',
      user_id: userId('HOOPS03'),
      mode: 'LOCAL',
      ip: '10.0.0.1',
      user_agent: 'x',
      created_at: days(-1),
      last_used_at: days(-1),
      expires_at: days(1),
      revoked_at: null,
      revoked_because: null,
    })
    .execute();
  expect(await endDormant(server.current.app.services)).toMatchObject({ done: 1, skipped: 0 });
  expect([await statusOf('HOOPS03'), await statusOf('HOOPS04')]).toEqual(['inactive', 'active']);
  expect(
    await db()
      .selectFrom('audit_entry')
      .select(['username', 'actor_name', 'action', 'entity_label'])
      .where('entity_id', '=', userId('HOOPS03'))
      .where('at', '>=', seedDate.toISOString())
      .where('username', '=', 'SYSTEM')
      .execute(),
  ).toEqual([{ username: 'SYSTEM', actor_name: 'user-dormant', action: 'DEACTIVATE', entity_label: 'HOOPS03' }]);
  expect(
    await db().selectFrom('user_session').select('revoked_because').where('user_id', '=', userId('HOOPS03')).execute(),
  ).toEqual([{ revoked_because: 'USER_INACTIVE' }]);
  expect(await endDormant(server.current.app.services)).toMatchObject({ done: 0 });
});

test('owners are warned once, 14 days before, in the console and by mail', async () => {
  await db().deleteFrom('mail').execute();
  await change('HOOPS03', { last_login_at: days(-76) });
  await change('HOOPS04', { last_login_at: days(-75) });
  await endDormant(server.current.app.services);
  await endDormant(server.current.app.services);
  expect(await notices('DORMANT_SOON')).toMatchObject([{ username: 'HOOPS03' }]);
  expect(await db().selectFrom('mail').select('subject').execute()).toEqual([
    { subject: 'Akun Console akan dinonaktifkan' },
  ]);
  expect(await statusOf('HOOPS03')).toBe('active');
});

test('a reactivated account has the full time again; the last admin is never deactivated', async () => {
  await change('HOOPS03', { last_login_at: days(-200), active_since: days(-3) });
  for (const username of ['ADMIN01', 'ADMIN02', 'ADMIN03']) await change(username, { last_login_at: days(-200) });
  expect(await endDormant(server.current.app.services)).toMatchObject({ done: 2, skipped: 1 });
  expect(await statusOf('HOOPS03')).toBe('active');
  expect(
    [await statusOf('ADMIN01'), await statusOf('ADMIN02'), await statusOf('ADMIN03')].filter(
      (status) => status === 'active',
    ),
  ).toHaveLength(1);
});

test('the owner of a password that ends in 14, 7 or 1 days is notified once on that day', async () => {
  for (const [username, ago] of [
    ['HOOPS01', 76],
    ['HOOPS02', 83],
    ['HOOPS03', 89],
    ['HOOPS04', 80],
    ['HOOPS05', 90],
  ] as const)
    await change(username, { password_changed_at: days(-ago) });
  expect(await notifyExpiringPasswords(server.current.app.services)).toBe(3);
  expect(await notifyExpiringPasswords(server.current.app.services)).toBe(0);
  expect(await notices('PASSWORD_EXPIRING')).toEqual(
    [
      ['HOOPS01', 14],
      ['HOOPS02', 7],
      ['HOOPS03', 1],
    ].map(([username, left]) => ({ username, parameters: { days: left }, link: '/profile/change-password' })),
  );
});
