import { getPrivileges, type Privileges, type UserRole } from '@console/contracts/shell/privileges';
import { callsOf } from '@console/contracts/core/resource';
import { roles } from '@console/contracts/shell/roles';
import { cardTypes } from '@console/contracts/cards/card-types';
import { profileCalls } from '@console/contracts/shell/profile';
import { viewAsCalls } from '@console/contracts/shell/view-as';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, signInModules, type SignedIn } from '../../../test/sign-in.ts';
import { cardTypesModule } from '../../cards/card-types/resource.ts';
import { rolesModule } from '../../shell/roles/module.ts';
import { roleId } from '../roles/seed-id.ts';
import { downloads } from '../../records/downloads/module.ts';
import { endOldViews } from './view.ts';
import { viewAs } from './module.ts';

const server = useServer({
  modules: [...signInModules, rolesModule, cardTypesModule, viewAs, downloads],
  realSessions: true,
});
const calls = callsOf(cardTypes);
const start = (who: SignedIn, role: string) => who.call(viewAsCalls.start, { body: { roleSecureId: roleId(role) } });
const menuOf = async (who: SignedIn): Promise<Privileges> => (await who.call(getPrivileges)).result;
const entries = (action: string) =>
  server.current.database.db
    .selectFrom('audit_entry')
    .select(['username', 'role_names', 'entity_label', 'outcome', 'reason'])
    .where('action', '=', action)
    .orderBy('at')
    .execute();
const minutes = (count: number) => new Date(seedDate.getTime() + count * 60_000);

test('the menu, the levels and the profile are those of the role; the way back gives the own ones again', async () => {
  const who = await signIn(server.current, 'ADMIN02');
  const own = await menuOf(who);
  expect(own.viewing).toBeNull();
  const { result } = await start(who, 'branch_head');
  expect(result).toEqual({
    roleSecureId: roleId('branch_head'),
    roleName: 'branch_head',
    until: expect.stringMatching(/\+07:00$/),
  });
  const seen = await menuOf(who);
  expect(new Set(seen.userRoles.map(({ name }: UserRole) => name))).toEqual(new Set(['branch_head']));
  expect(seen.viewing).toEqual(result);
  expect(seen.privilegesVersion).not.toBe(own.privilegesVersion);
  expect((await who.call(calls.list)).headers.get('x-privileges-version')).toBe(String(seen.privilegesVersion));
  expect((await who.call(profileCalls.current)).result).toMatchObject({
    username: 'ADMIN02',
    flag: '4',
    listRoles: [{ name: 'branch_head' }],
  });
  expect((await who.call(viewAsCalls.end)).status).toBe(200);
  const back = await menuOf(who);
  expect([back.viewing, back.userRoles]).toEqual([null, own.userRoles]);
  expect(back.privilegesVersion).not.toBe(seen.privilegesVersion);
  expect(await entries('VIEW_AS')).toEqual([
    { username: 'ADMIN02', role_names: ['admin'], entity_label: 'branch_head', outcome: 'success', reason: null },
  ]);
  expect(await entries('VIEW_AS_END')).toMatchObject([
    { username: 'ADMIN02', role_names: ['admin'], entity_label: 'branch_head' },
  ]);
});

test('every change during a view is refused with its own text, and audited with the real roles', async () => {
  const who = await signIn(server.current, 'ADMIN03');
  const [record] = (await who.call(calls.list)).result.rows;
  await start(who, 'ho_operations');
  const { status, body } = await who.call(calls.update, { body: { ...record, name: 'Lain' } });
  expect({ status, code: body.code, message: body.message }).toEqual({
    status: 403,
    code: 'VIEWING_AS_ROLE',
    message: 'Anda sedang melihat konsol sebagai peran ho_operations: hanya baca',
  });
  expect(
    await server.current.database.db
      .selectFrom('audit_entry')
      .select(['username', 'role_names', 'code'])
      .where('code', '=', 'VIEWING_AS_ROLE')
      .execute(),
  ).toEqual([{ username: 'ADMIN03', role_names: ['admin'], code: 'VIEWING_AS_ROLE' }]);
  expect((await start(who, 'tamu')).body.code).toBe('VIEWING_AS_ROLE');
});

test('the export restriction of the role applies; where it allows an export, viewing still refuses it', async () => {
  const who = await signIn(server.current, 'ADMIN02');
  await start(who, 'ho_operations');
  expect((await who.call(calls.download, { query: { format: 'csv' } })).body.code).toBe('VIEWING_AS_ROLE');
  await who.call(viewAsCalls.end);
  await server.current.database.db
    .updateTable('role')
    .set({
      export_restriction: JSON.stringify({
        mode: 'BLOCK_ALL',
        lines: [],
        hoursFrom: null,
        hoursTo: null,
        dailyLimit: null,
      }),
    })
    .where('name', '=', 'ho_operations')
    .execute();
  await start(who, 'ho_operations');
  expect((await who.call(calls.download, { query: { format: 'csv' } })).body).toMatchObject({
    code: 'EXPORT_RESTRICTED',
    result: { rule: 'mode' },
  });
  expect(
    await server.current.database.db
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', 'EXPORT')
      .where('outcome', '=', 'success')
      .where('module', '=', 'card-types')
      .where('at', '>=', seedDate.toISOString())
      .execute(),
  ).toEqual([]);
});

test('a view ends by itself after half an hour, and with the session', async () => {
  const [one, other] = [await signIn(server.current, 'ADMIN01'), await signIn(server.current, 'ADMIN01')];
  await start(one, 'tamu');
  expect((await menuOf(one)).viewing).not.toBeNull();
  expect((await menuOf(other)).viewing).toBeNull();
  server.current.setNow(minutes(31));
  const { db } = server.current.database;
  const late = await signIn(server.current, 'ADMIN01');
  await start(late, 'tamu');
  await db
    .updateTable('user_session')
    .set({ revoked_at: minutes(31) })
    .where('viewed_until', '>', minutes(31).toISOString())
    .execute();
  const before = (await entries('VIEW_AS_END')).length;
  const waiting = await db.selectFrom('user_session').select('id').where('viewed_role_id', 'is not', null).execute();
  expect(await endOldViews(db, minutes(31))).toBe(waiting.length);
  expect(await endOldViews(db, minutes(31))).toBe(0);
  expect((await entries('VIEW_AS_END')).slice(before)).toContainEqual({
    username: 'SYSTEM',
    role_names: [],
    entity_label: 'tamu',
    outcome: 'success',
    reason: 'ADMIN01: waktu habis atau sesi berakhir',
  });
});

test('only admins view as others, and only as a role that is active', async () => {
  const holder = await signIn(server.current, 'HOOPS01');
  expect((await start(holder, 'tamu')).body.code).toBe('FORBIDDEN');
  const who = await signIn(server.current, 'ADMIN02');
  await server.current.database.db
    .updateTable('role')
    .set({ status: 'inactive' })
    .where('name', '=', 'contact_center')
    .execute();
  expect((await start(who, 'contact_center')).status).toBe(404);
  expect(callsOf(roles).list.access).toEqual({ privilege: 'roles:browse', action: 'view' });
});
