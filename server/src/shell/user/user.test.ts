import { userCalls } from '@console/contracts/shell/user';
import { useServer } from '../../../test/server.ts';
import { signIn, signInModules, type SignedIn } from '../../../test/sign-in.ts';
import { belongsTo } from '../../people/auth/account-identity.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { userId } from './seed.ts';
import { accountsOn, calls } from './user.fixtures.ts';

const server = useServer({ modules: signInModules, realSessions: true });
const { prepare, detail, list, update } = accountsOn(server);
let chief: SignedIn;
beforeAll(async () => {
  ({ chief } = await prepare());
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
