// Long: one property, with the commands that it tries.
import { actions } from '@console/contracts/core/privileges';
import { menus, subMenus } from '@console/contracts/orders-logs/menu-management';
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf, type Resource } from '@console/contracts/core/resource';
import { roleCalls, roles } from '@console/contracts/shell/roles';
import { userCalls, users } from '@console/contracts/shell/user';
import fc from 'fast-check';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { menuManagementModule } from '../../orders-logs/menu-management/module.ts';
import { rolesModule } from '../../shell/roles/module.ts';
import { users as usersModule } from '../../shell/user/module.ts';
import { userId } from '../../shell/user/seed.ts';
import { approvals } from '../../records/approvals/module.ts';
import type { Caller } from '../../platform/context.ts';
import { mayReveal } from '../roles/reveal-right.ts';
import { asNow, person, placesOf, roleWith } from './people.fixtures.ts';

const server = useServer({ modules: [approvals, usersModule, rolesModule, menuManagementModule] });
const db = () => server.current.database.db;
const chief: Caller = { ...admin, userId: userId('ADMIN01') };
const reason = 'uji acak perubahan hak';
const accounts = callsOf(users);
const ofRoles = callsOf(roles);
const places = callsOf(subMenus as Resource);
const pick = <T>(all: readonly T[], number: number): T => all[number % all.length]!;

const watched = ['user:browse', 'roles:browse', 'menu-management:browse', 'faq:browse', 'about:browse'];

/** Everything that a user reaches: records by branch and MRA, actions, reveals. Empty for a user who cannot sign in. */
async function reachedBy(id: string): Promise<ReadonlySet<string>> {
  const row = await db()
    .selectFrom('app_user')
    .select(['status', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.status !== 'active' || row.deleted_at) return new Set();
  const caller = await asNow(server.current, id);
  const { scope } = caller;
  return new Set([
    ...(caller.isAdmin ? ['admin'] : []),
    ...(scope.type === 'all' ? ['everywhere'] : []),
    ...(scope.type === 'branches' ? [...scope.branchIds, ...scope.mraIds] : []),
    ...watched.flatMap((privilege) =>
      actions.filter((action) => caller.can(privilege, action)).map((action) => `${privilege} ${action}`),
    ),
    ...((await mayReveal(db(), caller)) ? ['reveal'] : []),
  ]);
}
const covers = (held: ReadonlySet<string>, what: string) =>
  held.has('admin') || held.has(what) || (held.has('everywhere') && /^[0-9a-f-]{36}$/.test(what));

const kinds = [
  'mapping',
  'mapping',
  'roles',
  'roles',
  'setRoles',
  'email',
  'create',
  'switch',
  'switchAll',
  'delete',
  'addUsers',
  'removeUsers',
  'role',
  'roleStatus',
  'menu',
  'restrict',
  'reset',
  'unlock',
  'approve',
  'approve',
  'approve',
  'approve',
] as const;
const number = fc.noBias(fc.nat(1_000));
const deed = fc.record({ kind: fc.constantFrom(...kinds), by: number, on: number, a: number, b: number });
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

interface World {
  readonly people: string[];
  readonly roleIds: readonly string[];
  readonly mappings: readonly object[];
}

let worlds = 0;
async function world(): Promise<World> {
  worlds += 1;
  const name = (text: string) => `acak ${worlds} ${text}`;
  const { mra, mros, branchesOf, elsewhere } = await placesOf(server.current);
  const [first, second] = branchesOf(mros[0]!);
  const roleIds = [
    await roleWith(server.current, name('lihat'), { '/faq': 'View Only' }),
    await roleWith(server.current, name('isi'), { '/user': 'Input', '/faq': 'Input' }),
    await roleWith(server.current, name('kepala'), { '/user': 'Full Access', '/faq': 'Full Access' }),
    await roleWith(server.current, name('pengatur'), {
      '/user': 'Full Access',
      '/roles': 'Full Access',
      '/menu-management': 'Full Access',
      '/about': 'Full Access',
    }),
    await roleWith(server.current, name('buka'), { '/faq': 'View Only' }, { reveal: true }),
  ];
  const [look, keep, head, arrange, open] = roleIds as [string, string, string, string, string];
  const none = { mappingType: null, branchIds: [], mraIds: [], mroId: null };
  const staff: readonly [readonly string[], Parameters<typeof person>[3]][] = [
    [[head], { type: 'MRA', mraIds: [mra] }],
    [[head, open], { type: 'MRO', mroId: mros[0]!, mraIds: [mra] }],
    [[head, arrange], { type: 'BRANCH', branchIds: [first!] }],
    [[keep], { type: 'BRANCH', branchIds: [first!, second ?? first!] }],
    [[arrange, look], { type: 'NATIONAL' }],
    [[head], { type: null }],
    [[look], { type: 'BRANCH', branchIds: [first!] }],
    [[look], { type: 'BRANCH', branchIds: [elsewhere.branch] }],
  ];
  const people: string[] = [];
  for (const [position, [held, placed]] of staff.entries())
    people.push(await person(server.current, `ACAK${worlds}-${position}`, held, placed));
  return {
    people,
    roleIds,
    mappings: [
      none,
      { ...none, mappingType: 'NATIONAL' },
      { ...none, mappingType: 'MRA', mraIds: [mra] },
      { ...none, mappingType: 'MRA', mraIds: [elsewhere.mra] },
      { ...none, mappingType: 'MRO', mroId: mros[0] },
      { ...none, mappingType: 'MRO', mroId: mros[1] },
      { ...none, mappingType: 'MRO', mroId: elsewhere.mro },
      { ...none, mappingType: 'BRANCH', branchIds: [first] },
      { ...none, mappingType: 'BRANCH', branchIds: [first, second ?? first] },
      { ...none, mappingType: 'BRANCH', branchIds: [elsewhere.branch] },
    ],
  };
}

/** The full body of a change, as an attacker who cannot see the record would send it. */
async function bodyOf(id: string, rest: object) {
  const { result } = await server.current.call(accounts['detail'], chief, { parameters: { secureId: id } });
  const row = await db().selectFrom('app_user').select(['email', 'phone']).where('id', '=', id).executeTakeFirst();
  return { ...result, ...row, reason, ...rest };
}
const item = async (table: 'app_user' | 'role', id: string) => {
  const row = await db().selectFrom(table).select('version').where('id', '=', id).executeTakeFirst();
  return { secureId: id, version: row?.version ?? 1 };
};

let made = 0;
async function act({ people, roleIds, mappings }: World, { kind, by, on, a, b }: Deed) {
  const caller = await asNow(server.current, pick(people, by));
  // The authentication of tests accepts every name; real sessions of an inactive user would be refused.
  const actor = await db().selectFrom('app_user').select('status').where('id', '=', caller.userId).executeTakeFirst();
  if (actor?.status !== 'active') return null;
  const target = pick(people, on);
  const held = [...new Set([pick(roleIds, a), pick(roleIds, b)])];
  const call = (declared: Parameters<typeof server.current.call>[0], input: object) =>
    server.current.call(declared, caller, input);
  switch (kind) {
    case 'mapping':
      return call(accounts['update'], { body: await bodyOf(target, pick(mappings, a)) });
    case 'roles':
      return call(accounts['update'], { body: await bodyOf(target, { roleIds: held }) });
    case 'email':
      return call(accounts['update'], { body: await bodyOf(target, { email: `acak${(made += 1)}@contoh.id` }) });
    case 'setRoles':
      return call(userCalls.setRoles, { body: { ...(await item('app_user', target)), roleSecureIds: held, reason } });
    case 'create':
      made += 1;
      return call(accounts['create'], {
        body: {
          username: `ACAKBARU${made}`,
          name: 'Orang Acak',
          email: `acakbaru${made}@contoh.id`,
          npk: String(600_000 + made),
          phone: null,
          userType: 'EMPLOYEE',
          roleIds: held,
          printVendorCode: null,
          localLoginAllowed: false,
          validFrom: null,
          validTo: null,
          reason,
          ...pick(mappings, on),
        },
      });
    case 'switch':
      return call(accounts[a % 2 ? 'activate' : 'deactivate'], {
        body: { items: [await item('app_user', target)], reason },
      });
    case 'switchAll': {
      const filter = { search: 'ACAK' };
      const { total } = (await call(accounts['list'], { query: filter })).result ?? {};
      return call(accounts[a % 2 ? 'activate-all' : 'deactivate-all'], {
        body: { filter, expectedCount: total ?? 0, reason },
      });
    }
    case 'delete':
      return call(accounts['delete'], { body: { ...(await item('app_user', target)), reason } });
    case 'addUsers':
      return call(roleCalls.addUsers, {
        query: { roleSecureId: pick(roleIds, a) },
        body: { userSecureIds: [target], reason },
      });
    case 'removeUsers':
      return call(roleCalls.removeUsers, { body: { roleSecureId: pick(roleIds, a), userSecureIds: [target], reason } });
    case 'role': {
      const { result } = await server.current.call(ofRoles['detail'], chief, {
        parameters: { secureId: pick(roleIds, a) },
      });
      const levels = ['View Only', 'Input', 'Approval', 'Full Access'];
      const permissions = result.permissions.map((each: object) => ({ ...each, level: pick(levels, b) }));
      return call(ofRoles['update'], { body: { ...result, permissions, revealPersonalData: on % 3 === 0, reason } });
    }
    case 'roleStatus':
      return call(ofRoles[b % 2 ? 'activate' : 'deactivate'], {
        body: { items: [await item('role', pick(roleIds, a))], reason },
      });
    case 'menu': {
      const rows = (await server.current.call(places['list'], chief, { query: { size: 100 } })).result.rows as Record<
        string,
        unknown
      >[];
      const place = pick(
        rows.filter(({ url }) => ['/faq', '/about'].includes(String(url))),
        a,
      );
      return b % 2
        ? call(places[on % 2 ? 'deactivate' : 'activate'], {
            body: { items: [{ secureId: place['secureId'], version: place['version'] }], reason },
          })
        : call(callsOf(menus as Resource)['deactivate'], {
            body: { items: [{ secureId: place['menuId'], version: 1 }], reason },
          });
    }
    case 'restrict': {
      const { result } = await server.current.call(roleCalls.restriction, chief, {
        parameters: { secureId: pick(roleIds, a) },
      });
      return call(roleCalls.restrict, { body: { ...result, mode: b % 2 ? 'NONE' : 'BLOCK_ALL' } });
    }
    case 'reset':
      return call(userCalls.resetPassword, { body: { ...(await item('app_user', target)), reason } });
    case 'unlock':
      return call(userCalls.unlock, { body: await item('app_user', target) });
    case 'approve': {
      const waiting = await db()
        .selectFrom('change_request')
        .selectAll()
        .where('state', '=', 'PENDING')
        .where('maker', 'like', 'ACAK%')
        .execute();
      if (waiting.length === 0) return null;
      const change = pick(waiting, a);
      const resource = change.module === users.module ? users : roles;
      const decided = { body: { secureIds: [change.id] } };
      return call(changeCallsOf(resource as Resource).approveChange, decided);
    }
  }
}

/** The start of every sequence: a change of roles that a second person approves, and a pending account. */
const begun: readonly Deed[] = [
  { kind: 'roles', by: 0, on: 6, a: 0, b: 1 },
  { kind: 'approve', by: 2, on: 0, a: 0, b: 0 },
  { kind: 'create', by: 0, on: 7, a: 0, b: 0 },
];

const addressOf = async (id: string) =>
  (await db().selectFrom('app_user').select(['email', 'password_hash']).where('id', '=', id).executeTakeFirst()) ??
  null;

/** Accounts that sequences have created, this one and earlier ones. */
const createdIds = async () => {
  const rows = await db().selectFrom('app_user').select('id').where('username', 'like', 'ACAKBARU%').execute();
  return rows.map(({ id }) => id);
};

test('no sequence of calls gives a place or action that no approver holds, or another identity', async () => {
  const outcomes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 14 }), async (deeds) => {
      const on = await world();
      const ofEarlierSequences = new Set(await createdIds());
      const reached = new Map<string, ReadonlySet<string>>();
      const owners = new Map<string, string>();
      const look = async () => {
        for (const id of on.people) {
          reached.set(id, await reachedBy(id));
          owners.set(id, JSON.stringify(await addressOf(id)));
        }
      };
      /** Checks what a user has gained, and whose account has another address or password. */
      const check = async (
        what: object,
        mayGain: (id: string, gained: string) => boolean,
        moves: (id: string) => boolean,
      ) => {
        for (const id of on.people) {
          const gained = [...(await reachedBy(id))].filter((each) => !reached.get(id)?.has(each));
          const beyond = gained.filter((each) => !mayGain(id, each));
          const moved = owners.has(id) && owners.get(id) !== JSON.stringify(await addressOf(id)) && !moves(id);
          expect({ ...what, id, beyond, moved }).toEqual({ ...what, id, beyond: [], moved: false });
        }
        await look();
      };
      await look();
      for (const each of [...begun, ...deeds]) {
        const by = pick(on.people, each.by);
        const answer = await act(on, each);
        const code = answer && answer.status >= 300 ? answer.body?.code : undefined;
        const outcome = `${each.kind} ${answer ? (code ?? answer.status) : '-'}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        expect(answer?.status ?? 200).toBeLessThan(500);
        // Refused steps are checked together at the end.
        if (!answer || answer.status >= 300) continue;
        if (each.kind === 'approve')
          for (const id of await createdIds())
            if (!on.people.includes(id) && !ofEarlierSequences.has(id)) on.people.push(id);
        const held = reached.get(by) ?? new Set<string>();
        const approved = (id: string) => each.kind === 'approve' && id !== by;
        await check({ each, outcome }, (id, gained) => approved(id) && covers(held, gained), approved);
      }
      await check(
        { end: true },
        () => false,
        () => false,
      );
    }),
    { numRuns: 5, endOnFailure: true },
  );
  // The sequences do exercise what they test.
  const count = (pattern: RegExp) =>
    [...outcomes].filter(([name]) => pattern.test(name)).reduce((sum, [, times]) => sum + times, 0);
  expect(count(/BEYOND_OWN_RIGHTS|ROLE_NOT_GRANTABLE|SELF_CHANGE|NOT_FOUND|FORBIDDEN/)).toBeGreaterThan(10);
  expect(count(/ 202$/)).toBeGreaterThanOrEqual(10);
  expect(count(/^approve 200$/)).toBeGreaterThanOrEqual(1);
});
