import { randomUUID } from 'node:crypto';
import { changeCallsOf } from '@console/contracts/core/changes';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { callers } from '../../people/auth/callers.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';
import { changesOf } from './lists.ts';
import { isApprover } from './approver.ts';
import { ableDeciderIds } from './deciders.ts';
import { seesChange } from './visible-changes.ts';

/** Every resource whose records have a scope: a change that creates one has no record to judge by yet. */

const server = useServer({ modules });
const here = randomUUID();
const there = randomUUID();
const inBranches = (username: string, branchIds: readonly string[]): Caller =>
  testCaller(username, { '*': 'Full Access' }, { scope: { type: 'branches', branchIds, mraIds: [] } });
const scoped = () =>
  walkedResources(resourcesOf(server.current.app).values()).filter(
    ({ resource, definition }) => resource.fourEyes && definition.scope !== undefined && !definition.approval?.reach,
  );

/** A pending change that creates a record, made by somebody in one branch. */
async function madeHere({ resource }: RegisteredResource): Promise<string> {
  const { db } = server.current.database;
  const id = randomUUID();
  await db
    .insertInto('change_request')
    .values({
      id,
      module: resource.module,
      privilege: resource.privilege,
      action: 'create',
      record_id: null,
      record_label: 'Baru',
      base_version: null,
      changes: JSON.stringify([]),
      values_protected: (await protectionOf(server.current.app.services)).encrypt('{}'),
      editors: ['PEMBUAT'],
      maker_id: randomUUID(),
      maker: 'PEMBUAT',
      maker_name: 'Pembuat',
      reason: 'Data baru',
      decided_by: null,
      decided_at: null,
      note: null,
      claimed_by: null,
      claimed_until: null,
      made_at: new Date('2026-03-16T09:00:00+07:00'),
      expires_at: new Date('2030-03-16T09:00:00+07:00'),
      reach: JSON.stringify({ type: 'branches', branchIds: [here], mraIds: [] }),
    })
    .execute();
  return id;
}

test('is seen and decided by those who see all that its maker sees, and by nobody else', async () => {
  const { app, database } = server.current;
  const faults: string[] = [];
  for (const registered of scoped()) {
    const { module } = registered.resource;
    const id = await madeHere(registered);
    for (const [caller, expected] of [
      [inBranches('SINI', [here]), true],
      [inBranches('WILAYAH', [here, there]), true],
      [inBranches('SANA', [there]), false],
      [testCaller('PUSAT', { '*': 'Full Access' }), true],
    ] as const) {
      const seen = await database.db.transaction().execute((tx) => seesChange(tx, registered, id, caller));
      const { rows } = await changesOf(database.db, registered, {}, caller, app.services.now());
      if (seen !== expected || rows.some(({ secureId }) => secureId === id) !== expected)
        faults.push(`${module} as ${caller.username}`);
    }
    const approve = changeCallsOf(registered.resource).approveChange;
    const { status } = await server.current.call(approve, inBranches('SANA', [there]), {
      body: { secureIds: [id] },
    });
    if (![403, 404].includes(status)) faults.push(`${module} decided: ${status}`);
  }
  expect(faults).toEqual([]);
  expect(scoped().length).toBeGreaterThan(atLeast(0));
});

test('is announced to those who may decide and see it, whatever the module, and to nobody else', async () => {
  const { app, database } = server.current;
  const { services } = app;
  const users = await database.db.selectFrom('app_user').select('id').where('status', '=', 'active').execute();
  const people = await database.db
    .transaction()
    .execute((tx) => Promise.all(users.map(({ id }) => callers(services).ofUser(tx, id))));
  const reach = JSON.stringify({ type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] });
  const faults: unknown[] = [];
  let narrowed = 0;
  for (const registered of scoped().filter(({ definition }) => !definition.judge)) {
    const id = await madeHere(registered);
    await database.db
      .updateTable('change_request')
      .set({ reach: reach as never })
      .where('id', '=', id)
      .execute();
    await database.db.transaction().execute(async (tx) => {
      const change = { id, record_id: null, editors: ['PEMBUAT'] };
      const notified = await ableDeciderIds(tx, services, registered, change, {
        action: 'create',
        before: null,
        after: {},
      });
      const able: string[] = [];
      for (const who of people)
        if (who.can(registered.resource.privilege, 'approve') && isApprover(registered, who))
          if (await seesChange(tx, registered, id, who)) able.push(who.userId);
          else narrowed += 1;
      if (notified.toSorted().join() !== able.toSorted().join())
        faults.push([registered.resource.module, notified, able]);
    });
  }
  expect(faults).toEqual([]);
  expect(narrowed).toBeGreaterThan(atLeast(0));
});
