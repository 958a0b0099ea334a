import { roleCalls } from '@console/contracts/shell/roles';
import { userCalls } from '@console/contracts/shell/user';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import type { Caller } from '../../platform/context.ts';
import { roleWith } from './people.fixtures.ts';
import { calls, chainModules, chainsOn, changes, chief, reason } from './chains.fixtures.ts';

const server = useServer({ modules: chainModules });
const { db, prepare, someone, inBranch, whole, record, bodyOf, newcomer, mails } = chainsOn(server);
let keeper: string;
let head: string;
let look: string;
beforeAll(async () => {
  ({ keeper, head, look } = await prepare());
});

test('who keeps accounts cannot become one of them: another address waits, and only admins reset', async () => {
  const boss = await someone([keeper], inBranch());
  const peer = await someone([keeper], inBranch());
  const answer = await boss.call(calls['update'], { body: await bodyOf(peer.id, { email: 'dicuri@contoh.id' }) });
  expect(answer).toMatchObject({ status: 202, result: { change: { state: 'PENDING', action: 'update' } } });
  const { version } = await record(peer.id);
  const reset = (by: Caller, at = version) =>
    server.current.call(userCalls.resetPassword, by, { body: { secureId: peer.id, version: at, reason } });
  expect((await reset(await boss.now())).body.code).toBe('ADMIN_RESETS');
  expect(await mails()).not.toContain('dicuri@contoh.id: Password sementara Console');

  // The admin approves it: both addresses are notified, and resets are refused for a day.
  const change = answer.result.change.secureId;
  expect((await server.current.call(changes.approveChange, chief, { body: { secureIds: [change] } })).status).toBe(200);
  const old = `${peer.name.toLowerCase()}@contoh.id`;
  expect(await mails()).toEqual(
    expect.arrayContaining([`${old}: Perubahan akun Console`, 'dicuri@contoh.id: Perubahan akun Console']),
  );
  expect((await reset(chief, version + 1)).body).toMatchObject({
    code: 'RESET_FROZEN',
    message: expect.stringMatching(/\d\d-\d\d-\d{4} \d\d:\d\d/),
  });
  expect((await record(peer.id)).resetFrozenUntil).not.toBeNull();
  server.current.setNow(new Date(seedDate.getTime() + 25 * 3_600_000));
  expect((await reset(chief, version + 1)).status).toBe(200);
  expect((await mails()).filter((line) => line === `${old}: Perubahan akun Console`)).toHaveLength(2);
  server.current.setNow(seedDate);
});

test('an account with the own role is made only with a second person, who holds it too', async () => {
  const boss = await someone([head], inBranch());
  const peer = await someone([head], inBranch());
  const lower = await someone([await roleWith(server.current, 'uji penyetuju', { '/user': 'Approval' })], inBranch());
  const elsewhere = await someone([head], inBranch(1));
  const body = newcomer({ roleIds: [head] });
  expect((await boss.call(calls['create'], { body: { ...body, reason: null } })).body.errors).toMatchObject([
    { field: 'reason' },
  ]);
  const { status, result } = await boss.call(calls['create'], { body });
  expect({ status, state: result.change.state }).toEqual({ status: 202, state: 'PENDING' });
  const id = result.change.secureId;
  const approve = (by: { call: typeof boss.call }) => by.call(changes.approveChange, { body: { secureIds: [id] } });
  const listed = async (by: { call: typeof boss.call }) =>
    (await by.call(changes.changes)).result.rows.find((row: { secureId: string }) => row.secureId === id);
  expect((await approve(boss)).body.code).toBe('SELF_APPROVAL');
  expect((await approve(lower)).body.code).toBe('BEYOND_OWN_RIGHTS');
  expect((await approve(elsewhere)).body.code).toBe('NOT_FOUND');
  expect(await listed(elsewhere)).toBeUndefined();
  expect((await listed(lower)).actions).toEqual([]);
  expect((await listed(peer)).actions).toContain('approve');
  expect(await db().selectFrom('app_user').select('id').where('username', '=', body.username).execute()).toEqual([]);
  expect((await approve(peer)).status).toBe(200);
  expect(await db().selectFrom('app_user').select('status').where('username', '=', body.username).execute()).toEqual([
    { status: 'active' },
  ]);
});

test('a change is not approved after its maker has lost the rights', async () => {
  const boss = await someone([head], whole());
  const clerk = await someone([look], inBranch());
  const { result } = await boss.call(calls['update'], { body: await bodyOf(clerk.id, { roleIds: [look, head] }) });
  const ids = { body: { secureIds: [result.change.secureId] } };
  await db().deleteFrom('user_role').where('user_id', '=', boss.id).execute();
  expect((await server.current.call(changes.approveChange, chief, ids)).body.code).toBe('MAKER_RIGHTS_LOST');
  await db().insertInto('user_role').values({ user_id: boss.id, role_id: head }).execute();
  await db().updateTable('app_user').set({ status: 'inactive' }).where('id', '=', boss.id).execute();
  expect((await server.current.call(changes.approveChange, chief, ids)).body.code).toBe('MAKER_RIGHTS_LOST');
  const reject = { body: { ...ids.body, note: 'pembuat sudah tidak aktif' } };
  expect((await server.current.call(changes.rejectChange, chief, reject)).status).toBe(200);
});

test('reactivation waits for approval, deactivation does not; whole filters are for admins', async () => {
  const boss = await someone([head], inBranch());
  const clerk = await someone([look], inBranch());
  const item = async () => ({ secureId: clerk.id, version: (await record(clerk.id)).version });
  expect((await boss.call(calls['deactivate'], { body: { items: [await item()], reason } })).result).toEqual({
    changed: 1,
  });
  const body = { filter: { search: clerk.name }, expectedCount: 1 };
  expect((await boss.call(calls['activate-all'], { body })).body.code).toBe('FORBIDDEN');
  const one = await boss.call(calls['activate'], { body: { items: [await item()], reason } });
  expect(one).toMatchObject({ status: 202, result: { changed: 0, waiting: 1 } });
  expect((await record(clerk.id)).status).toBe('inactive');
});

test('two waiting accounts never want the same name, address or number; what was refused is free again', async () => {
  const boss = await someone([head], inBranch());
  const body = newcomer({});
  const { result } = await boss.call(calls['create'], { body });
  for (const field of ['username', 'email', 'npk'] as const) {
    const twin = newcomer({ [field]: body[field] });
    expect((await boss.call(calls['create'], { body: twin })).body).toMatchObject({ code: 'DUPLICATE', field });
  }
  const check = { body: { username: body.username } };
  expect((await boss.call(userCalls.validateUsername, check)).result).toMatchObject({ valid: false });
  expect((await boss.call(userCalls.validateEmail, { body: { email: body.email.toUpperCase() } })).result.valid).toBe(
    false,
  );
  expect((await boss.call(calls['unique'], { body: { field: 'npk', value: body.npk } })).result.valid).toBe(false);
  expect((await boss.call(changes.withdrawChange, { body: { secureIds: [result.change.secureId] } })).status).toBe(200);
  expect((await boss.call(userCalls.validateUsername, check)).result).toEqual({ valid: true });
  expect((await boss.call(calls['create'], { body: newcomer({ ...body }) })).status).toBe(202);
});

test('roles given at the role wait like those given at the account', async () => {
  const keys = await roleWith(server.current, 'uji peran', { '/roles': 'Input', '/user': 'Input', '/faq': 'Input' });
  const boss = await someone([keys], inBranch());
  const clerk = await someone([look], inBranch());
  const add = (roleSecureId: string, userSecureIds: readonly string[]) =>
    boss.call(roleCalls.addUsers, { query: { roleSecureId }, body: { userSecureIds, reason } });
  expect((await add(keys, [boss.id])).result).toEqual({ inserted: 0, alreadyHeld: 1 });
  expect((await add(keeper, [boss.id])).body.code).toBe('SELF_CHANGE');
  expect((await add(head, [clerk.id])).body.code).toBe('ROLE_NOT_GRANTABLE');
  expect(await add(keeper, [clerk.id])).toMatchObject({
    status: 200,
    result: { inserted: 0, alreadyHeld: 0, waiting: 1 },
  });
  expect((await record(clerk.id)).roleIds).toEqual([look]);
  const removed = await boss.call(roleCalls.removeUsers, {
    body: { roleSecureId: look, userSecureIds: [clerk.id], reason },
  });
  expect(['CHANGE_PENDING', 'VALIDATION']).toContain(removed.body.code);
});
