import { approvalCalls } from '@console/contracts/platform/approvals';
import { roleCalls } from '@console/contracts/shell/roles';
import { userCalls } from '@console/contracts/shell/user';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { userId } from '../../shell/user/seed.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Caller } from '../../platform/context.ts';
import { asNow } from './people.fixtures.ts';
import { calls, chainModules, chainsOn, changes, chief, reason } from './chains.fixtures.ts';

const server = useServer({ modules: chainModules });
const { db, prepare, someone, inBranch, record, bodyOf, newcomer } = chainsOn(server);
let head: string;
let look: string;
beforeAll(async () => {
  ({ head, look } = await prepare());
});

describe('an admin', () => {
  const adminRole = async () =>
    (await db().selectFrom('role').select('id').where('name', '=', 'admin').executeTakeFirstOrThrow()).id;
  const second = () => asNow(server.current, userId('ADMIN02'));
  const approve = (by: Caller, secureId: string) =>
    server.current.call(changes.approveChange, by, { body: { secureIds: [secureId] } });

  test('makes no other admin alone, by any call: a second one approves', async () => {
    const role = await adminRole();
    const clerk = await someone([look], inBranch());
    const body = newcomer({ roleIds: [role], mappingType: 'NATIONAL', branchIds: [], reason: null });
    const created = await server.current.call(calls['create'], chief, { body });
    const { version } = await record(clerk.id);
    const given = { secureId: clerk.id, version, roleSecureIds: [look, role], reason };
    const added = { query: { roleSecureId: role }, body: { userSecureIds: [clerk.id], reason } };
    const raised = await server.current.call(userCalls.setRoles, chief, { body: given });
    expect([created.status, raised.status]).toEqual([202, 202]);
    expect((await server.current.call(roleCalls.addUsers, chief, added)).body.code).toBe('CHANGE_PENDING');
    expect((await record(clerk.id)).roleIds).toEqual([look]);
    const id = raised.result.change.secureId;
    expect((await approve(chief, id)).body.code).toBe('SELF_APPROVAL');
    expect((await approve(await second(), id)).status).toBe(200);
    expect((await record(clerk.id)).roleIds.toSorted()).toEqual([look, role].toSorted());
    await db().deleteFrom('user_role').where('user_id', '=', clerk.id).where('role_id', '=', role).execute();
    const ids = { body: { secureIds: [created.result.change.secureId] } };
    expect((await server.current.call(changes.withdrawChange, chief, ids)).status).toBe(200);
  });

  test('lets no inactive admin in again alone; a whole-filter change skips and names it', async () => {
    const other = await someone([await adminRole()], { type: 'NATIONAL' });
    await db().updateTable('app_user').set({ status: 'inactive' }).where('id', '=', other.id).execute();
    const item = { secureId: other.id, version: (await record(other.id)).version };
    const filter = { search: (await record(other.id)).username };
    const all = await server.current.call(calls['activate-all'], chief, { body: { filter, expectedCount: 1 } });
    expect(all.result).toMatchObject({ changed: 0, skipped: [{ code: 'ADMIN_SKIPPED' }] });
    const answer = await server.current.call(calls['activate'], chief, { body: { items: [item], reason } });
    expect(answer).toMatchObject({ status: 202, result: { changed: 0, waiting: 1 } });
  });

  test('has no second person in an account that he recently created, reset, re-addressed or promoted', async () => {
    const clerk = await someone([look], inBranch());
    const boss = await someone([head], inBranch());
    const { result } = await boss.call(calls['update'], { body: await bodyOf(clerk.id, { roleIds: [look, head] }) });
    const id = result.change.secureId;
    const username = (await record(boss.id)).username;
    const afterAct = async (action: string, field: string, daysAgo: number) => {
      const approver = await someone([head], inBranch());
      await recordEntry(db(), {
        actor: { ...systemActor('x'), username },
        module: 'user',
        action,
        entityId: approver.id,
        entityLabel: 'UJI',
        at: new Date(seedDate.getTime() - daysAgo * 86_400_000),
        changes: [{ field, before: null, after: 'x' }],
      });
      const caller = await approver.now();
      const { result } = await server.current.call(approvalCalls.detail, caller, { parameters: { secureId: id } });
      return { offer: result, answer: await approve(caller, id) };
    };
    for (const [action, field] of [
      ['CREATE', 'username'],
      ['ACTIVATE', 'status'],
      ['PASSWORD_RESET', ''],
      ['SECOND_FACTOR_REMOVE', 'secondFactor'],
      ['UPDATE', 'email'],
      ['UPDATE', 'branchIds'],
      ['ROLE_GRANT', 'roles'],
    ] as const) {
      const { offer, answer } = await afterAct(action, field, 29);
      expect([action, field, answer.body.code]).toEqual([action, field, 'APPROVER_DEPENDENT']);
      expect(offer).toMatchObject({ hindrance: 'APPROVER_DEPENDENT', actions: ['claim', 'reject'] });
    }
    const { offer, answer } = await afterAct('CREATE', 'username', 31);
    expect(offer).toMatchObject({ actions: ['claim', 'approve', 'reject'] });
    expect(answer.status).toBe(200);
  });

  test('the only admin creates another admin at once: audited, and all account managers are notified', async () => {
    const role = await adminRole();
    const others = await db()
      .selectFrom('user_role')
      .selectAll()
      .where('role_id', '=', role)
      .where('user_id', '!=', chief.userId)
      .execute();
    await db().deleteFrom('user_role').where('role_id', '=', role).where('user_id', '!=', chief.userId).execute();
    const body = newcomer({ roleIds: [role], mappingType: 'NATIONAL', branchIds: [] });
    expect((await server.current.call(calls['create'], chief, { body })).status).toBe(200);
    const notices = await db()
      .selectFrom('console_notice')
      .select('user_id')
      .where('kind', '=', 'SOLE_ADMIN')
      .execute();
    expect(notices.map(({ user_id: id }) => id)).toContain(chief.userId);
    const entries = await db()
      .selectFrom('audit_entry')
      .select('reason')
      .where('entity_label', '=', body.username)
      .execute();
    expect(entries.map((entry) => entry.reason)).toContain('Hanya ada satu admin aktif: berlaku tanpa admin kedua');
    await db().deleteFrom('user_role').where('role_id', '=', role).where('user_id', '!=', chief.userId).execute();
    await db().insertInto('user_role').values(others).execute();
  });
});
