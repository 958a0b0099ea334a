import type { User } from '@console/contracts/shell/user';
import { useServer } from '../../../test/server.ts';
import { signInModules, type SignedIn } from '../../../test/sign-in.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { userId } from './seed.ts';
import { accountsOn, calls } from './user.fixtures.ts';

const server = useServer({ modules: signInModules, realSessions: true });
const { prepare, list, create } = accountsOn(server);
let head: SignedIn;
beforeAll(async () => {
  ({ head } = await prepare());
});

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
