import { menuCalls, menus, subMenus } from '@console/contracts/orders-logs/menu-management';
import { changeCallsOf } from '@console/contracts/core/changes';
import { approvalCalls } from '@console/contracts/platform/approvals';
import { callsOf, type Resource } from '@console/contracts/core/resource';
import { roleCalls, roles } from '@console/contracts/shell/roles';
import { userCalls, users, type User } from '@console/contracts/shell/user';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { menuManagementModule } from '../../orders-logs/menu-management/module.ts';
import { judgeRole } from '../../shell/roles/judge-role.ts';
import { rolesModule } from '../../shell/roles/module.ts';
import { users as usersModule } from '../../shell/user/module.ts';
import { userId } from '../../shell/user/seed.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { approvals } from '../../records/changes/module.ts';
import { auth } from '../sign-in/module.ts';
import type { Caller } from '../../platform/context.ts';
import { asNow, person, placesOf, roleWith, type Placed } from './people.fixtures.ts';

const server = useServer({ modules: [auth, approvals, usersModule, rolesModule, menuManagementModule] });
const calls = callsOf(users);
const changes = changeCallsOf(users);
const db = () => server.current.database.db;
const chief: Caller = { ...admin, userId: userId('ADMIN01') };
const reason = 'uji rantai perubahan hak';

let places: Awaited<ReturnType<typeof placesOf>>;
let keeper: string;
let head: string;
let look: string;
beforeAll(async () => {
  places = await placesOf(server.current);
  keeper = await roleWith(server.current, 'uji keeper', { '/user': 'Input', '/faq': 'Input' });
  head = await roleWith(server.current, 'uji kepala', { '/user': 'Full Access', '/faq': 'Full Access' });
  look = await roleWith(server.current, 'uji lihat', { '/faq': 'View Only' });
});

let made = 0;
const someone = async (roleIds: readonly string[], placed: Placed) => {
  made += 1;
  const id = await person(server.current, `UJI${made}`, roleIds, placed);
  return {
    id,
    now: () => asNow(server.current, id),
    call: async (call: Parameters<typeof server.current.call>[0], input = {}) =>
      server.current.call(call, await asNow(server.current, id), input),
  };
};
const inMro = (position = 0): Placed => ({ type: 'MRO', mroId: places.mros[position]! });
const inBranch = (position = 0): Placed => ({
  type: 'BRANCH',
  branchIds: [places.branchesOf(places.mros[0]!)[position]!],
});
const whole = (): Placed => ({ type: 'MRA', mraIds: [places.mra] });
const record = async (id: string): Promise<User> =>
  (await server.current.call(calls['detail'], chief, { parameters: { secureId: id } })).result;
const bodyOf = async (id: string, rest: object = {}) => {
  const { email, phone } = await db()
    .selectFrom('app_user')
    .select(['email', 'phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...(await record(id)), email, phone, reason, ...rest };
};
const newcomer = (rest: object) => ({
  username: `BARU${(made += 1)}`,
  name: 'Orang Baru',
  email: `baru${made}@contoh.id`,
  npk: String(700_000 + made),
  phone: null,
  userType: 'EMPLOYEE',
  roleIds: [look],
  mappingType: 'BRANCH',
  branchIds: inBranch().branchIds,
  mraIds: [],
  mroId: null,
  printVendorCode: null,
  localLoginAllowed: false,
  validFrom: null,
  validTo: null,
  reason,
  ...rest,
});
const mails = async () =>
  (await db().selectFrom('mail').select(['recipient', 'subject']).execute()).map(
    ({ recipient, subject }) => `${recipient}: ${subject}`,
  );

test('nobody gives himself another place, by whatever mapping he passes through', async () => {
  const boss = await someone([keeper], inBranch());
  for (const rest of [
    { mappingType: 'MRO', mroId: places.mros[0], branchIds: [] },
    { mappingType: null, branchIds: [] },
    { mappingType: 'MRA', mraIds: [places.mra], branchIds: [] },
    { mappingType: 'NATIONAL', branchIds: [] },
    { mappingType: 'BRANCH', branchIds: [...(inBranch().branchIds ?? []), ...(inBranch(1).branchIds ?? [])] },
    { email: 'lain@contoh.id' },
    { validTo: '2030-01-01' },
  ]) {
    const answer = await boss.call(calls['update'], { body: await bodyOf(boss.id, rest) });
    expect({ rest, status: answer.status >= 400 }).toEqual({ rest, status: true });
    expect(['SELF_CHANGE', 'VALIDATION']).toContain(answer.body.code);
  }
  expect(await record(boss.id)).toMatchObject({ mappingType: 'BRANCH', version: 1 });
  expect((await boss.call(calls['update'], { body: await bodyOf(boss.id, { name: 'Nama Benar' }) })).status).toBe(200);
});

test.each<[string, () => Placed, () => object]>([
  [
    'an MRO, of somebody in a branch',
    () => inBranch(),
    () => ({ mappingType: 'MRO', mroId: places.mros[0], branchIds: [] }),
  ],
  [
    'another MRO, of somebody in an MRO',
    () => inMro(0),
    () => ({ mappingType: 'MRO', mroId: places.mros[1], branchIds: [] }),
  ],
  [
    'the MRA, of somebody in all its branches',
    () => ({ type: 'MRO', mroId: places.mros[0]!, mraIds: [places.mra] }),
    () => ({ mappingType: 'MRA', mraIds: [places.mra], branchIds: [] }),
  ],
  ['another branch', () => inBranch(), () => ({ branchIds: inBranch(1).branchIds })],
  ['no place at all', () => inBranch(), () => ({ mappingType: null, branchIds: [] })],
  ['the country', () => whole(), () => ({ mappingType: 'NATIONAL', branchIds: [] })],
  [
    'an MRO that is none',
    () => whole(),
    () => ({ mappingType: 'MRO', mroId: '00000000-0000-4000-8000-000000000000', branchIds: [] }),
  ],
  [
    'an MRA that is none',
    () => whole(),
    () => ({ mappingType: 'MRA', mraIds: ['00000000-0000-4000-8000-000000000000'], branchIds: [] }),
  ],
])('nobody maps another to %s beyond the own scope', async (_, own, rest) => {
  const boss = await someone([keeper], own());
  const created = await boss.call(calls['create'], { body: newcomer(rest()) });
  expect(['BEYOND_OWN_RIGHTS', 'VALIDATION']).toContain(created.body.code);
  const clerk = await someone([look], inBranch());
  const changed = await boss.call(calls['update'], { body: await bodyOf(clerk.id, rest()) });
  expect(['BEYOND_OWN_RIGHTS', 'VALIDATION']).toContain(changed.body.code);
  expect(await db().selectFrom('change_request').select('id').where('record_id', '=', clerk.id).execute()).toEqual([]);
});

test('a person with fewer rights may not change an account with more, by any call', async () => {
  const boss = await someone([keeper], inBranch());
  const above = await someone([head], inBranch());
  const { version } = await record(above.id);
  const item = { secureId: above.id, version };
  await db().updateTable('app_user').set({ locked_until: '2030-01-01T00:00:00Z' }).where('id', '=', above.id).execute();
  const codes = {
    rename: await boss.call(calls['update'], { body: await bodyOf(above.id, { name: 'Lain' }) }),
    email: await boss.call(calls['update'], { body: await bodyOf(above.id, { email: 'milikku@contoh.id' }) }),
    deactivate: await boss.call(calls['deactivate'], { body: { items: [item], reason } }),
    unlock: await boss.call(userCalls.unlock, { body: item }),
    endSession: await boss.call(userCalls.endSession, { body: { secureId: above.id } }),
    roles: await boss.call(userCalls.setRoles, { body: { ...item, roleSecureIds: [head, keeper], reason } }),
  };
  expect(Object.fromEntries(Object.entries(codes).map(([name, { body }]) => [name, body.code]))).toEqual({
    rename: 'BEYOND_OWN_RIGHTS',
    email: 'BEYOND_OWN_RIGHTS',
    deactivate: 'BEYOND_OWN_RIGHTS',
    unlock: 'BEYOND_OWN_RIGHTS',
    endSession: 'BEYOND_OWN_RIGHTS',
    roles: 'BEYOND_OWN_RIGHTS',
  });
  expect((await record(above.id)).withinOwnRights).toBe(true);
  const seen = await boss.call(calls['detail'], { parameters: { secureId: above.id } });
  expect(seen.result.withinOwnRights).toBe(false);
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
  const old = `uji${made}@contoh.id`;
  expect(await mails()).toEqual(
    expect.arrayContaining([`${old}: Perubahan akun Console`, 'dicuri@contoh.id: Perubahan akun Console']),
  );
  expect((await reset(chief, version + 1)).body).toMatchObject({
    code: 'RESET_FROZEN',
    message: expect.stringMatching(/\d{4}-\d\d-\d\d \d\d:\d\d/),
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
  expect((await approve(elsewhere)).body.code).toBe('BEYOND_OWN_RIGHTS');
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

describe('an admin', () => {
  const adminRole = async () =>
    (await db().selectFrom('role').select('id').where('name', '=', 'admin').executeTakeFirstOrThrow()).id;
  const second = () => asNow(server.current, userId('ADMIN02'));
  const approve = (by: Caller, secureId: string) =>
    server.current.call(changes.approveChange, by, { body: { secureIds: [secureId] } });

  test('makes no other admin alone, by any call: a second one approves', async () => {
    const role = await adminRole();
    const clerk = await someone([look], inBranch());
    const body = newcomer({ roleIds: [role], mappingType: 'NATIONAL', branchIds: [], reason: null });
    const created = await server.current.call(calls['create'], chief, { body });
    const { version } = await record(clerk.id);
    const given = { secureId: clerk.id, version, roleSecureIds: [look, role], reason };
    const added = { query: { roleSecureId: role }, body: { userSecureIds: [clerk.id], reason } };
    const raised = await server.current.call(userCalls.setRoles, chief, { body: given });
    expect([created.status, raised.status]).toEqual([202, 202]);
    expect((await server.current.call(roleCalls.addUsers, chief, added)).body.code).toBe('CHANGE_PENDING');
    expect((await record(clerk.id)).roleIds).toEqual([look]);
    const id = raised.result.change.secureId;
    expect((await approve(chief, id)).body.code).toBe('SELF_APPROVAL');
    expect((await approve(await second(), id)).status).toBe(200);
    expect((await record(clerk.id)).roleIds.toSorted()).toEqual([look, role].toSorted());
    await db().deleteFrom('user_role').where('user_id', '=', clerk.id).where('role_id', '=', role).execute();
    const ids = { body: { secureIds: [created.result.change.secureId] } };
    expect((await server.current.call(changes.withdrawChange, chief, ids)).status).toBe(200);
  });

  test('lets no inactive admin in again alone', async () => {
    const other = await someone([await adminRole()], { type: 'NATIONAL' });
    await db().updateTable('app_user').set({ status: 'inactive' }).where('id', '=', other.id).execute();
    const item = { secureId: other.id, version: (await record(other.id)).version };
    const answer = await server.current.call(calls['activate'], chief, { body: { items: [item], reason } });
    expect(answer).toMatchObject({ status: 202, result: { changed: 0, waiting: 1 } });
  });

  test('has no second person in an account that he recently created, reset, re-addressed or promoted', async () => {
    const clerk = await someone([look], inBranch());
    const boss = await someone([head], inBranch());
    const { result } = await boss.call(calls['update'], { body: await bodyOf(clerk.id, { roleIds: [look, head] }) });
    const id = result.change.secureId;
    const username = (await record(boss.id)).username;
    const afterAct = async (action: string, field: string, daysAgo: number) => {
      const approver = await someone([head], inBranch());
      await recordEntry(db(), {
        actor: { ...systemActor('x'), username },
        module: 'user',
        action,
        entityId: approver.id,
        entityLabel: 'UJI',
        at: new Date(seedDate.getTime() - daysAgo * 86_400_000),
        changes: [{ field, before: null, after: 'x' }],
      });
      const caller = await approver.now();
      const { result } = await server.current.call(approvalCalls.detail, caller, { parameters: { secureId: id } });
      return { offer: result, answer: await approve(caller, id) };
    };
    for (const [action, field] of [
      ['CREATE', 'username'],
      ['ACTIVATE', 'status'],
      ['PASSWORD_RESET', ''],
      ['SECOND_FACTOR_REMOVE', 'secondFactor'],
      ['UPDATE', 'email'],
      ['UPDATE', 'branchIds'],
      ['ROLE_GRANT', 'roles'],
    ] as const) {
      const { offer, answer } = await afterAct(action, field, 29);
      expect([action, field, answer.body.code]).toEqual([action, field, 'APPROVER_DEPENDENT']);
      expect(offer).toMatchObject({ hindrance: 'APPROVER_DEPENDENT', actions: ['claim', 'reject'] });
    }
    const { offer, answer } = await afterAct('CREATE', 'username', 31);
    expect(offer).toMatchObject({ actions: ['claim', 'approve', 'reject'] });
    expect(answer.status).toBe(200);
  });

  test('the only admin creates another admin at once: audited, and all account managers are notified', async () => {
    const role = await adminRole();
    const others = await db()
      .selectFrom('user_role')
      .selectAll()
      .where('role_id', '=', role)
      .where('user_id', '!=', chief.userId)
      .execute();
    await db().deleteFrom('user_role').where('role_id', '=', role).where('user_id', '!=', chief.userId).execute();
    const body = newcomer({ roleIds: [role], mappingType: 'NATIONAL', branchIds: [] });
    expect((await server.current.call(calls['create'], chief, { body })).status).toBe(200);
    const notices = await db()
      .selectFrom('console_notice')
      .select('user_id')
      .where('kind', '=', 'SOLE_ADMIN')
      .execute();
    expect(notices.map(({ user_id: id }) => id)).toContain(chief.userId);
    const entries = await db()
      .selectFrom('audit_entry')
      .select('reason')
      .where('entity_label', '=', body.username)
      .execute();
    expect(entries.map((entry) => entry.reason)).toContain('Hanya ada satu admin aktif: berlaku tanpa admin kedua');
    await db().deleteFrom('user_role').where('role_id', '=', role).where('user_id', '!=', chief.userId).execute();
    await db().insertInto('user_role').values(others).execute();
  });
});

test('nobody decides on a change of their own account, by any maker', async () => {
  const boss = await someone([head], whole());
  const other = await someone([head], inBranch());
  const { result } = await boss.call(calls['update'], { body: await bodyOf(other.id, { roleIds: [head, look] }) });
  const answer = await other.call(changes.approveChange, { body: { secureIds: [result.change.secureId] } });
  expect(answer.body.code).toBe('SELF_CHANGE');
});

test('reactivation waits for approval, deactivation does not; a change of a whole filter skips and names it', async () => {
  const boss = await someone([head], inBranch());
  const clerk = await someone([look], inBranch());
  const item = async () => ({ secureId: clerk.id, version: (await record(clerk.id)).version });
  expect((await boss.call(calls['deactivate'], { body: { items: [await item()], reason } })).result).toEqual({
    changed: 1,
  });
  const filter = { search: `UJI${made}` };
  const all = await boss.call(calls['activate-all'], { body: { filter, expectedCount: 1 } });
  expect(all.result).toMatchObject({ changed: 0, skipped: [{ code: 'CHANGE_NEEDED' }] });
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

describe('what a role gives', () => {
  const roleOf = async (id: string) =>
    (await server.current.call(callsOf(roles)['detail'], chief, { parameters: { secureId: id } })).result;
  const update = async (by: Caller, id: string, rest: object) =>
    server.current.call(callsOf(roles)['update'], by, { body: { ...(await roleOf(id)), reason, ...rest } });

  test('only a person with more rights, over all its holders, changes it without a second person', async () => {
    const chiefRole = await roleWith(server.current, 'uji pengatur', {
      '/roles': 'Full Access',
      '/download-management': 'View Only',
      '/faq': 'Full Access',
    });
    const boss = await someone([chiefRole], inBranch());
    const { permissions } = await roleOf(chiefRole);
    expect((await update(await boss.now(), chiefRole, { permissions: permissions.slice(0, 1) })).body.code).toBe(
      'SELF_CHANGE',
    );
    expect((await update(await boss.now(), keeper, { permissions: [] })).body.code).toBe('BEYOND_OWN_RIGHTS');
    const small = await roleWith(server.current, 'uji kecil', { '/faq': 'View Only' });
    const [place] = (await roleOf(small)).permissions;
    const raised = { permissions: [{ ...place, level: 'Full Access' }] };
    expect((await update(await boss.now(), small, raised)).status).toBe(200);
    const near = await someone([small], inBranch());
    const waiting = await update(await boss.now(), small, { permissions: [place] });
    expect(waiting).toMatchObject({ status: 202, result: { change: { state: 'PENDING' } } });
    await boss.call(changeCallsOf(roles).withdrawChange, { body: { secureIds: [waiting.result.change.secureId] } });
    await someone([small], { type: 'BRANCH', branchIds: [places.elsewhere.branch] });
    expect((await update(await boss.now(), small, { permissions: [place] })).body.code).toBe('BEYOND_OWN_RIGHTS');
    expect((await near.now()).can('faq:browse', 'delete')).toBe(true);
    const restriction = await server.current.call(roleCalls.restriction, chief, { parameters: { secureId: small } });
    expect(
      (await boss.call(roleCalls.restrict, { body: { ...restriction.result, mode: 'BLOCK_ALL' } })).body.code,
    ).toBe('BEYOND_OWN_RIGHTS');
  });

  test('is judged in every field but texts: two admins, never its holders, remove a required second factor', async () => {
    const keys = await roleWith(server.current, 'uji faktor', { '/roles': 'Full Access', '/faq': 'Full Access' });
    const small = await roleWith(server.current, 'uji wajib', { '/faq': 'View Only' });
    const boss = await someone([keys], whole());
    await someone([small], inBranch());
    await db().updateTable('role').set({ second_factor: 'REQUIRED' }).where('id', 'in', [keys, small]).execute();
    const lowered = { secondFactor: null };
    expect((await update(await boss.now(), keys, lowered)).body.code).toBe('SELF_CHANGE');
    expect((await update(await boss.now(), small, lowered)).body.code).toBe('BEYOND_OWN_RIGHTS');
    expect((await update(await boss.now(), small, { description: 'Kata lain' })).status).toBeLessThan(300);
    const other = { name: 'lain', jobName: '1', permissions: [], revealPersonalData: true, secondFactor: null };
    const free = Object.keys(roles.fields).filter((name) => name !== 'description');
    expect(Object.keys(other).toSorted()).toEqual(free.toSorted());
    for (const [name, value] of Object.entries(other)) {
      const before = await roleOf(keys);
      const judging = judgeRole(db(), before, { ...before, [name]: value }, await boss.now());
      await expect(judging.then(() => name)).rejects.toMatchObject({ code: 'SELF_CHANGE' });
    }
    const byAdmin = await update(chief, keys, lowered);
    expect(byAdmin).toMatchObject({ status: 202, result: { change: { state: 'PENDING' } } });
    const ids = { body: { secureIds: [byAdmin.result.change.secureId] } };
    const decide = (by: Caller) => server.current.call(changeCallsOf(roles).approveChange, by, ids);
    expect((await decide(chief)).body.code).toBe('SELF_APPROVAL');
    expect((await decide(await asNow(server.current, userId('ADMIN02')))).status).toBe(200);
    expect((await roleOf(keys)).secondFactor).toBeNull();
  });

  test('is not changed by putting another page behind its place', async () => {
    const menuKeeper = await roleWith(server.current, 'uji menu', {
      '/menu-management': 'Full Access',
    });
    const boss = await someone([menuKeeper], inBranch());
    const rows = (
      await server.current.call(callsOf(subMenus as Resource)['list'], chief, { query: { size: 100, search: 'FAQ' } })
    ).result.rows;
    const faq = rows.find((row: { url: string }) => row.url === '/faq');
    await db().updateTable('sub_menu').set({ deleted_at: seedDate }).where('url', '=', '/about').execute();
    const body = { ...faq, url: '/about' };
    const answers = {
      page: await boss.call(callsOf(subMenus as Resource)['update'], { body }),
      off: await boss.call(callsOf(subMenus as Resource)['deactivate'], {
        body: { items: [{ secureId: faq.secureId, version: faq.version }], reason },
      }),
      menu: await boss.call(callsOf(menus as Resource)['deactivate'], {
        body: { items: [{ secureId: faq.menuId, version: 1 }], reason },
      }),
    };
    for (const [name, answer] of Object.entries(answers))
      expect({ name, code: answer.body.code }).toEqual({ name, code: 'BEYOND_OWN_RIGHTS' });
    expect((await boss.call(menuCalls.tree)).status).toBe(200);
  });
});
