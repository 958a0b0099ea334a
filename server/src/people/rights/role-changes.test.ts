import { menuCalls, menus, subMenus } from '@console/contracts/orders-logs/menu-management';
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf, type Resource } from '@console/contracts/core/resource';
import { roleCalls, roles } from '@console/contracts/shell/roles';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { judgeRole } from '../../shell/roles/judge-role.ts';
import { userId } from '../../shell/user/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { asNow, roleWith } from './people.fixtures.ts';
import { chainModules, chainsOn, chief, reason, type Prepared } from './chains.fixtures.ts';

const server = useServer({ modules: chainModules });
const { db, prepare, someone, inBranch, whole } = chainsOn(server);
let places: Prepared['places'];
let keeper: string;
beforeAll(async () => {
  ({ places, keeper } = await prepare());
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

  test('is judged in every field but texts: two admins, never its holders, lift a required second factor', async () => {
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
