import { userCalls } from '@console/contracts/shell/user';
import { useServer } from '../../../test/server.ts';
import { type Placed } from './people.fixtures.ts';
import { calls, chainModules, chainsOn, changes, reason, type Prepared } from './chains.fixtures.ts';

const server = useServer({ modules: chainModules });
const { db, prepare, someone, inMro, inBranch, whole, record, bodyOf, newcomer } = chainsOn(server);
let places: Prepared['places'];
let keeper: string;
let head: string;
let look: string;
beforeAll(async () => {
  ({ places, keeper, head, look } = await prepare());
});

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

test('nobody decides on a change of their own account, by any maker', async () => {
  const boss = await someone([head], whole());
  const other = await someone([head], inBranch());
  const { result } = await boss.call(calls['update'], { body: await bodyOf(other.id, { roleIds: [head, look] }) });
  const answer = await other.call(changes.approveChange, { body: { secureIds: [result.change.secureId] } });
  expect(answer.body.code).toBe('SELF_CHANGE');
});
