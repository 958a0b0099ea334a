import { callsOf } from '@console/contracts/core/resource';
import { users as contract, type User } from '@console/contracts/shell/user';
import { signIn, type SignedIn } from '../../../test/sign-in.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { userId } from './seed.ts';
import type { TestServer } from '../../../test/server.ts';

export const calls = callsOf(contract);

/** Accounts as an administrator changes them, on a server with sign-in. */
export const accountsOn = (server: { readonly current: TestServer }) => {
  let chief: SignedIn;
  /** Signs in an administrator, who makes the calls unless another person is given, and the head of a branch. */
  const prepare = async () => {
    chief = await signIn(server.current, 'ADMIN01');
    return { chief, head: await signIn(server.current, 'KACAB01') };
  };
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
  return { prepare, detail, list, create, update };
};
