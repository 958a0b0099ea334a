import { callsOf } from '@console/contracts/core/resource';
import { mroMemberCalls } from '@console/contracts/shell/mro-members';
import { users as contract } from '@console/contracts/shell/user';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { modules } from '../../modules.ts';

const calls = callsOf(contract);
const server = useServer({ modules });
const aceh = seedId('mro', '010101');
const jakarta = seedId('mro', '040101');
const reason = 'penempatan baru di MRO';
const accountOf = async (username: string) => {
  const { rows } = (await server.current.call(calls.list, admin, { query: { search: username } })).result;
  return (await server.current.call(calls.detail, admin, { parameters: { secureId: rows[0].secureId } })).result;
};
const add = (mroSecureId: string, userSecureIds: readonly string[], { complete = true, by = admin } = {}) =>
  server.current.call(mroMemberCalls.add, by, { body: { mroSecureId, userSecureIds, complete, reason } });
const remove = (mroSecureId: string, userSecureIds: readonly string[], by = admin) =>
  server.current.call(mroMemberCalls.remove, by, { body: { mroSecureId, userSecureIds, reason } });
/** MROFF01 without a mapping. */
async function unmapped() {
  const { secureId } = await accountOf('MROFF01');
  await remove(aceh, [secureId]);
  return secureId;
}

test('a member is mapped to the MRO, its MRA and its offices, and to nothing after the removal', async () => {
  const secureId = await unmapped();
  expect(await accountOf('MROFF01')).toMatchObject({ mappingType: null, mroId: null, branchIds: [], mraIds: [] });
  expect((await add(aceh, [secureId])).result).toEqual({ changed: 1 });
  const member = await accountOf('MROFF01');
  expect(member).toMatchObject({
    mappingType: 'MRO',
    mroId: aceh,
    mraIds: [seedId('mra', '0101')],
    isBranchMapping: true,
    isMraMapping: true,
  });
  expect(member.branches).toHaveLength(5);
});

test('without its places the mapping stays incomplete', async () => {
  const secureId = await unmapped();
  await add(aceh, [secureId], { complete: false });
  expect(await accountOf('MROFF01')).toMatchObject({ mroId: aceh, isBranchMapping: false, isMraMapping: false });
});

test('users who are mapped elsewhere are named, and nobody is added', async () => {
  const secureId = await unmapped();
  const other = await accountOf('KACAB01');
  const answer = await add(jakarta, [secureId, other.secureId]);
  expect(answer.body).toMatchObject({ code: 'ALREADY_MAPPED' });
  expect(answer.body.message).toMatch(/KACAB01 \(BRANCH · \d{5}/);
  expect((await accountOf('MROFF01')).mroId).toBeNull();
  await add(aceh, [secureId]);
  expect((await add(jakarta, [secureId])).body.message).toContain('MROFF01 (MRO · Aceh)');
});

test('a member who is added again stays as they are, and somebody of another MRO is not removed', async () => {
  const { secureId, version } = await accountOf('MROFF01');
  expect((await add(aceh, [secureId])).result).toEqual({ changed: 0 });
  expect((await remove(jakarta, [secureId])).result).toEqual({ changed: 0 });
  expect((await accountOf('MROFF01')).version).toBe(version);
});

test('an MRO that is not there takes nobody', async () => {
  const { secureId } = await accountOf('MROFF01');
  expect((await add(seedId('mro', 'none'), [secureId])).status).toBe(404);
});

test('nobody maps an account outside their own scope, whatever their level', async () => {
  const secureId = await unmapped();
  const head = testCaller(
    'MRA0401',
    { 'user:browse': 'Full Access', 'mro:browse': 'Full Access' },
    { mappingType: 'MRA', scope: { type: 'branches', branchIds: [], mraIds: [seedId('mra', '0401')] } },
  );
  expect((await add(aceh, [secureId], { by: head })).body).toMatchObject({ code: 'BEYOND_OWN_RIGHTS' });
  expect((await accountOf('MROFF01')).mroId).toBeNull();
});
