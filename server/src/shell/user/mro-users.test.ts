import { mroMembers, mroUsers } from '@console/contracts/shell/mro-users';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { users } from './module.ts';

const server = useServer({ modules: [users] });
const listed = async (query = {}, caller = admin) => (await server.current.call(mroUsers, caller, { query })).result;

test('users of MROs are listed with their mapping, those without a branch or an MRA as incomplete', async () => {
  const { rows, total } = await listed();
  expect(total).toBe(5);
  expect(rows.find(({ username }: { username: string }) => username === 'MROFF04')).toMatchObject({
    isBranchMapping: false,
  });
  expect(rows.find(({ username }: { username: string }) => username === 'MROFF05')).toMatchObject({
    isBranchMapping: true,
    isMraMapping: false,
    mraCount: 0,
  });
  expect((await listed({ complete: false })).total).toBe(2);
  expect((await listed({ search: 'MROFF01' })).rows).toHaveLength(1);
});

test('users outside the own scope are not listed', async () => {
  const nobody = testCaller(
    'SAO10010',
    { 'user:browse': 'View Only' },
    { mappingType: 'BRANCH', scope: { type: 'none' } },
  );
  expect((await listed({}, nobody)).total).toBe(0);
});

test('members of an MRO are listed for those who may view MROs, without the privilege of users', async () => {
  const officer = testCaller('MRO1', { 'mro:browse': 'View Only' });
  expect((await server.current.call(mroUsers, officer, { query: {} })).status).toBe(403);
  const { result } = await server.current.call(mroMembers, officer, { query: { complete: false } });
  expect(result.total).toBe(2);
  expect((await server.current.call(mroMembers, testCaller('X1', {}), { query: {} })).status).toBe(403);
});
