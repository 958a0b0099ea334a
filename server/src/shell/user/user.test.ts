import { callsOf } from '@console/contracts/core/resource';
import { userCalls, users as contract, type User } from '@console/contracts/shell/user';
import { useServer } from '../../../test/server.ts';
import { signIn, signInModules, type SignedIn } from '../../../test/sign-in.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { belongsTo } from '../../people/auth/account-identity.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { userId } from './seed.ts';

const calls = callsOf(contract);
const server = useServer({ modules: signInModules, realSessions: true });
let chief: SignedIn;
let head: SignedIn;
beforeAll(async () => {
  chief = await signIn(server.current, 'ADMIN01');
  head = await signIn(server.current, 'KACAB01');
});
const detail = async (username: string, by = chief): Promise<User> =>
  (await by.call(calls['detail'], { parameters: { secureId: userId(username) } })).result;
const list = async (query: object, by = chief) =>
  (await by.call(calls['list'], { query: { size: 100, ...query } })).result;
const create = (rest: object, by = chief) =>
  by.call(calls['create'], {
    body: {
      username: 'baru.01',
      name: 'Orang Baru',
      email: 'baru01@contoh.id',
      npk: '99001',
      phone: '081299990001',
      userType: 'EMPLOYEE',
      roleIds: [roleId('branch_admin')],
      mappingType: 'BRANCH',
      branchIds: [branchId('SPEKTRA', '10010')],
      mraIds: [],
      mroId: null,
      printVendorCode: null,
      localLoginAllowed: false,
      validFrom: null,
      validTo: null,
      ...rest,
    },
  });
const update = async (username: string, rest: object, by = chief) =>
  by.call(calls['update'], { body: { ...(await detail(username, by)), ...rest } });

test('accounts are listed with roles and mapping, and narrowed by them', async () => {
  const { rows, total } = await list({});
  expect(total).toBe(128);
  expect(rows.find((user: User) => user.username === 'KACAB01')).toMatchObject({
    roleNames: 'branch_head',
    mapping: 'BRANCH · 10010',
    email: expect.stringMatching(/^k\*+@/),
    status: 'active',
  });
  expect((await list({ role: roleId('admin') })).total).toBe(3);
  expect((await list({ jobName: '6' })).rows.map((user: User) => user.username)).toEqual(
    expect.arrayContaining(['VENDOR01', 'VENDOR02']),
  );
  expect((await list({ locked: true })).rows).toMatchObject([{ username: 'CC05' }]);
  expect((await list({ incomplete: true })).rows.map((user: User) => user.username).toSorted()).toEqual([
    'MROFF04',
    'MROFF05',
  ]);
});

test('who is not an admin sees accounts mapped wholly inside the own scope, and never admins', async () => {
  const seen = (await list({}, head)).rows.map((user: User) => user.username);
  expect(seen).toContain('ADMCB01');
  expect(seen).not.toContain('ADMIN01');
  expect(seen).not.toContain('KACAB02');
  expect((await head.call(calls['detail'], { parameters: { secureId: userId('ADMIN01') } })).status).toBe(404);
});

test('an account is made with roles and mapping, all in the audit trail', async () => {
  const { status, result: user } = await create({});
  expect({ status, username: user.username }).toEqual({ status: 200, username: 'BARU.01' });
  expect(user).toMatchObject({
    roles: [{ name: 'branch_admin' }],
    branches: [{ code: '10010' }],
    isBranchMapping: true,
    status: 'active',
    createdVia: 'CONSOLE',
  });
  const audited = await server.current.database.db
    .selectFrom('audit_entry')
    .select('action')
    .where('entity_id', '=', user.secureId)
    .execute();
  expect(audited.map(({ action }) => action).toSorted()).toEqual(['CREATE', 'ROLE_GRANT']);
});

test.each([
  ['a username that is taken', { username: 'admin01' }, 409, { code: 'DUPLICATE', field: 'username' }],
  ['an e-mail address that is taken', { email: 'ADMIN01@contoh.id' }, 409, { code: 'DUPLICATE', field: 'email' }],
  [
    'an employee without NPK',
    { npk: null },
    422,
    { errors: [expect.objectContaining({ field: 'npk', code: 'REQUIRED' })] },
  ],
  [
    'an external without an end',
    { userType: 'EXTERNAL', npk: null },
    422,
    { errors: [expect.objectContaining({ field: 'validTo', code: 'REQUIRED' })] },
  ],
  [
    'an external for more than a year',
    { userType: 'EXTERNAL', npk: null, validTo: '2027-03-17' },
    422,
    { errors: [expect.objectContaining({ field: 'validTo', code: 'RANGE' })] },
  ],
  [
    'a branch mapping without branch',
    { branchIds: [] },
    422,
    { errors: [expect.objectContaining({ field: 'branchIds', code: 'REQUIRED' })] },
  ],
  [
    'a national mapping with branches',
    { mappingType: 'NATIONAL' },
    422,
    { errors: [expect.objectContaining({ field: 'branchIds', code: 'NOT_ALLOWED' })] },
  ],
  [
    'a print vendor with another role',
    { roleIds: [roleId('print_vendor'), roleId('tamu')], printVendorCode: '1' },
    409,
    { code: 'ROLE_EXCLUSIVE' },
  ],
  [
    'a print vendor without code',
    { roleIds: [roleId('print_vendor')] },
    422,
    { errors: [expect.objectContaining({ field: 'printVendorCode', code: 'REQUIRED' })] },
  ],
  ['no role', { roleIds: [] }, 422, { errors: [expect.objectContaining({ field: 'roleIds' })] }],
])('%s is refused', async (_, rest, status, body) => {
  const answer = await create({ username: 'lain.01', email: 'lain01@contoh.id', npk: '99002', ...rest });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject(body);
});

test('a branch head gives no rights beyond the own, no branch outside the scope, and no national mapping', async () => {
  const mine = { username: 'cabang.1', email: 'cabang1@contoh.id', npk: '99003' };
  expect((await create({ ...mine, roleIds: [roleId('admin')] }, head)).body.code).toBe('ROLE_NOT_GRANTABLE');
  expect((await create({ ...mine, branchIds: [branchId('SPEKTRA', '13010')] }, head)).body.errors).toMatchObject([
    { field: 'branchIds', code: 'NOT_ALLOWED' },
  ]);
  expect((await create({ ...mine, mappingType: 'NATIONAL', branchIds: [] }, head)).body.errors).toMatchObject([
    { field: 'mappingType', code: 'NOT_ALLOWED' },
  ]);
});

test('who is deactivated is out within seconds, and nobody deactivates or promotes himself', async () => {
  const guest = await signIn(server.current, 'CC01');
  const { secureId, version } = await detail('CC01');
  expect(
    (await chief.call(calls['deactivate'], { body: { items: [{ secureId, version }], reason: 'pindah tugas' } }))
      .status,
  ).toBe(200);
  expect((await guest.call(calls['list'])).body.code).toBe('TOKEN_REVOKED');
  const self = await detail('ADMIN01');
  expect(
    (
      await chief.call(calls['deactivate'], {
        body: { items: [{ secureId: self.secureId, version: self.version }], reason: 'pindah tugas' },
      })
    ).body.code,
  ).toBe('SELF_CHANGE');
  expect((await update('ADMIN01', { roleIds: [roleId('tamu')] })).body.code).toBe('SELF_CHANGE');
  expect(
    (await chief.call(calls['delete'], { body: { secureId: userId('CC02'), version: 1, reason: 'pindah tugas' } })).body
      .code,
  ).toBe('USER_ACTIVE');
});

test('an account is switched on only with a role and within its validity', async () => {
  const { secureId, version } = await detail('VENDOR02');
  await chief.call(calls['deactivate'], { body: { items: [{ secureId, version }], reason: 'kontrak habis' } });
  expect(
    (await chief.call(calls['activate'], { body: { items: [{ secureId, version: version + 1 }] } })).body.code,
  ).toBe('EXPIRED_USER');
});

test('an account that is let in again may belong to another identity of the identity service', async () => {
  const { db } = server.current.database;
  const { secureId, version } = await detail('CC04');
  const [first, second] = ['first', 'second'].map((subject) => ({ issuer: 'https://id.contoh.id', subject }));
  expect([await belongsTo(db, secureId, first!), await belongsTo(db, secureId, second!)]).toEqual([true, false]);
  await chief.call(calls['deactivate'], { body: { items: [{ secureId, version }], reason: 'pindah tugas' } });
  const again = await chief.call(calls['activate'], { body: { items: [{ secureId, version: version + 1 }] } });
  expect(again.status).toBe(200);
  expect([await belongsTo(db, secureId, second!), await belongsTo(db, secureId, first!)]).toEqual([true, false]);
});

test('deactivating all skips the own account, admins and accounts without role, and says so', async () => {
  const filter = { search: 'ADMIN0' };
  const { total } = await list(filter);
  const { result } = await chief.call(calls['deactivate-all'], {
    body: { filter, expectedCount: total, reason: 'uji massal' },
  });
  expect(result).toMatchObject({
    changed: 0,
    skipped: expect.arrayContaining([
      { secureId: userId('ADMIN02'), label: 'ADMIN02', code: 'ADMIN_SKIPPED' },
      { secureId: userId('ADMIN01'), label: 'ADMIN01', code: 'SELF_CHANGE' },
    ]),
  });
});

test('a change of mapping and roles counts at the next call, with a message to the user', async () => {
  const before = await detail('MROFF04');
  expect(before).toMatchObject({ isMro: true, isBranchMapping: false, mro: { name: expect.any(String) } });
  const branch = await server.current.database.db
    .selectFrom('branch')
    .select('id')
    .where('mro_id', '=', before.mroId)
    .where('business_line', '=', 'SPEKTRA')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  expect((await update('MROFF04', { branchIds: [branch.id] })).result).toMatchObject({
    isBranchMapping: true,
    version: before.version + 1,
  });
  const { result } = await chief.call(userCalls.setRoles, {
    body: { secureId: userId('HOBIS02'), version: 1, roleSecureIds: [roleId('ho_business'), roleId('contact_center')] },
  });
  expect(result).toMatchObject({ version: 2, listRoles: [{ name: 'contact_center' }, { name: 'ho_business' }] });
  expect(
    result.userRoles.find(({ privilege }: { privilege: string }) => privilege === 'card-types:browse'),
  ).toMatchObject({ roles: ['contact_center', 'ho_business'] });
});

test('a locked account is let in again, sessions are ended, names are checked while typed', async () => {
  const locked = await detail('CC05');
  expect(
    (await chief.call(userCalls.unlock, { body: { secureId: locked.secureId, version: locked.version } })).result,
  ).toEqual({ unlocked: true });
  const guest = await signIn(server.current, 'CC05');
  const { result: running } = await chief.call(userCalls.sessions, { parameters: { secureId: locked.secureId } });
  expect(running).toHaveLength(1);
  expect(
    (await chief.call(userCalls.endSession, { body: { secureId: locked.secureId, sessionId: running[0].secureId } }))
      .result,
  ).toEqual({ ended: 1 });
  expect((await guest.call(calls['list'])).status).toBe(401);
  expect((await chief.call(userCalls.validateUsername, { body: { username: 'cc05' } })).result).toMatchObject({
    valid: false,
    code: 'DUPLICATE',
  });
  expect(
    (await chief.call(userCalls.validateEmail, { body: { email: 'cc05@contoh.id', secureId: locked.secureId } }))
      .result,
  ).toEqual({ valid: true });
});

test('the list of values tells people of one name apart, and names those that are known by their ids', async () => {
  const lov = async (query: Readonly<Record<string, unknown>>) => (await chief.call(userCalls.lov, { query })).result;
  const [found] = await lov({ search: 'HOOPS01' });
  expect(found).toMatchObject({ secureId: userId('HOOPS01'), code: 'HOOPS01', username: 'HOOPS01' });
  expect((await lov({ secureId: [userId('HOOPS02')] })).map(({ code }: { code: string }) => code)).toEqual(['HOOPS02']);
});
