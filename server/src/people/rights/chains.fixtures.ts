import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { users, type User } from '@console/contracts/shell/user';
import { admin } from '../../../test/callers.ts';
import { menuManagementModule } from '../../orders-logs/menu-management/module.ts';
import { rolesModule } from '../../shell/roles/module.ts';
import { users as usersModule } from '../../shell/user/module.ts';
import { userId } from '../../shell/user/seed.ts';
import { approvals } from '../../records/approvals/module.ts';
import { auth } from '../sign-in/module.ts';
import type { Caller } from '../../platform/context.ts';
import { asNow, person, placesOf, roleWith, type Placed } from './people.fixtures.ts';
import type { TestServer } from '../../../test/server.ts';

/** Modules whose calls change accounts, roles and the menu. */
export const chainModules = [auth, approvals, usersModule, rolesModule, menuManagementModule];
export const calls = callsOf(users);
export const changes = changeCallsOf(users);
export const chief: Caller = { ...admin, userId: userId('ADMIN01') };
export const reason = 'uji rantai perubahan hak';

/** Accounts with roles and places, and changes of them, on a server with `chainModules`. */
export const chainsOn = (server: { readonly current: TestServer }) => {
  const db = () => server.current.database.db;
  let places: Awaited<ReturnType<typeof placesOf>>;
  let look: string;
  let created = 0;
  /** Creates the roles: one that keeps accounts, one with all levels, and one that only looks. */
  const prepare = async () => {
    places = await placesOf(server.current);
    look = await roleWith(server.current, 'uji lihat', { '/faq': 'View Only' });
    return {
      places,
      look,
      keeper: await roleWith(server.current, 'uji keeper', { '/user': 'Input', '/faq': 'Input' }),
      head: await roleWith(server.current, 'uji kepala', { '/user': 'Full Access', '/faq': 'Full Access' }),
    };
  };
  const someone = async (roleIds: readonly string[], placed: Placed) => {
    created += 1;
    const name = `UJI${created}`;
    const id = await person(server.current, name, roleIds, placed);
    return {
      id,
      name,
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
    username: `BARU${(created += 1)}`,
    name: 'Orang Baru',
    email: `baru${created}@contoh.id`,
    npk: String(700_000 + created),
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
  return { db, prepare, someone, inMro, inBranch, whole, record, bodyOf, newcomer, mails };
};
export type Prepared = Awaited<ReturnType<ReturnType<typeof chainsOn>['prepare']>>;
