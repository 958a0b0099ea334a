// Long: all cases share one server with its seeded cards.
import { setTimeout as wait } from 'node:timers/promises';
import { cards } from '@console/contracts/cards/cards';
import { runCalls, type BackgroundRun } from '@console/contracts/platform/runs';
import { callsOf, type ActPreview, type ActTarget } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { userId } from '../../shell/user/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { pastedNumbers } from '../../records/numbers/module.ts';
import { runs } from '../../records/runs/module.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { cardsModule } from './module.ts';

const calls = callsOf(cards);
const server = useServer({ modules: [cardsModule, pastedNumbers, runs] });
const db = () => server.current.database.db;
const head: Caller = { ...admin, userId: userId('ADMIN01') };
const office = '10050';
const binjai = testCaller(
  'ADMCB05',
  { '*': 'Input' },
  {
    userId: userId('ADMCB05'),
    mappingType: 'BRANCH',
    scope: { type: 'branches', branchIds: [branchId('SPEKTRA', office)], mraIds: [] },
  },
);
const values = { remark: 'rusak karena banjir' };

const cardsIn = async (branch: string, count: number) => {
  const rows = await db()
    .selectFrom('card')
    .select(['id', 'version', 'card_no'])
    .where('status', '=', 'Branch')
    .where('stock_class', 'is not', null)
    .where('office_branch_id', '=', branchId('SPEKTRA', branch))
    .orderBy('card_no')
    .limit(count)
    .execute();
  return rows.map(({ id: secureId, version, card_no: cardNo }) => ({ secureId, version, cardNo }));
};
const itemsOf = (rows: readonly { readonly secureId: string; readonly version: number }[]) =>
  rows.map(({ secureId, version }) => ({ secureId, version }));
const damaged = async (ids: readonly string[]) => {
  const rows = await db()
    .selectFrom('card_hold')
    .select('card_id')
    .where('code', '=', 'DAMAGED')
    .where('released_at', 'is', null)
    .where('card_id', 'in', ids)
    .execute();
  return rows.map((row) => row.card_id).toSorted();
};

/** A card whose expiry may be extended now. */
const expiring = async () => {
  const row = await db()
    .selectFrom('card')
    .select(['id as secureId', 'version'])
    .where('status', '=', 'Customer')
    .orderBy('card_no')
    .executeTakeFirstOrThrow();
  await db().updateTable('card').set({ expiry_date: '2026-03-31' }).where('id', '=', row.secureId).execute();
  return [row];
};

const preview = async (target: ActTarget, caller = binjai, name: 'hold' | 'release' = 'hold') =>
  server.current.call(calls[`${name}-preview`], caller, { body: { ...target, values } });
const start = async (target: ActTarget, expectedCount: number, caller = binjai, name: 'hold' | 'release' = 'hold') =>
  server.current.call(calls[`${name}-many`], caller, { body: { ...target, values, expectedCount } });
async function ended(runId: string, caller = binjai): Promise<BackgroundRun> {
  for (;;) {
    const { result } = await server.current.call(runCalls.detail, caller, { parameters: { secureId: runId } });
    if (result.state !== 'RUNNING') return result;
    await wait(20);
  }
}
const reported = async (which: 'skipped' | 'changed', secureId: string, caller = binjai) =>
  (await server.current.call(runCalls[which], caller, { parameters: { secureId } })).result;

afterEach(async () => {
  expect(await brokenInvariants(db())).toEqual([]);
});

test('a preview names who refuses and why, and changes nothing', async () => {
  const [first, ...rest] = await cardsIn(office, 4);
  await server.current.call(calls.hold, binjai, { body: { ...itemsOf([first!])[0]!, ...values } });
  const [foreign] = await cardsIn('13010', 1);
  const current = await cardsIn(office, 4);
  const { status, result } = await preview({ items: itemsOf([...current, foreign!]) });
  expect(status).toBe(200);
  expect(result).toMatchObject({ total: 5, examined: 5, allowed: 3 });
  expect((result as ActPreview).refused).toMatchObject([
    { secureId: first!.secureId, code: 'CARD_ON_HOLD', message: expect.stringContaining('ditahan') },
    { secureId: foreign!.secureId, code: 'NOT_FOUND', label: '' },
  ]);
  expect(await damaged(rest.map(({ secureId }) => secureId))).toEqual([]);
  expect(await cardsIn(office, 4)).toEqual(current);
});

test('a run does it to those that allow it, reports each that does not, and repeats only those', async () => {
  const current = await cardsIn(office, 5);
  const stale = current[4]!;
  const items = itemsOf(current).map((item) =>
    item.secureId === stale.secureId ? { ...item, version: item.version + 1 } : item,
  );
  const { status, result } = await start({ items }, 5);
  expect(status).toBe(202);
  const run = await ended(result.runId);
  expect(run).toMatchObject({
    module: 'cards',
    action: 'hold',
    state: 'COMPLETED_WITH_SKIPS',
    total: 5,
    changed: 3,
    skipped: 2,
    reason: values.remark,
    actions: ['retry'],
  });
  const skipped = await reported('skipped', run.secureId);
  expect(skipped.rows.map(({ code }: { code: string }) => code).toSorted()).toEqual(['CARD_ON_HOLD', 'STALE_VERSION']);
  expect(JSON.stringify(skipped)).not.toContain(stale.cardNo);
  const changed = await reported('changed', run.secureId);
  expect(changed).toMatchObject({ total: 3 });
  expect(changed.rows.map(({ secureId }: { secureId: string }) => secureId).toSorted()).toEqual(
    current
      .slice(1, 4)
      .map(({ secureId }) => secureId)
      .toSorted(),
  );
  // The repeated run reads the present version, so the stale one passes now.
  const again = await server.current.call(runCalls.retry, binjai, { body: { secureId: run.secureId } });
  expect(again.status).toBe(202);
  expect(await ended(again.result.runId)).toMatchObject({ action: 'hold', total: 2, changed: 1, skipped: 1 });
  expect(await damaged([stale.secureId])).toEqual([stale.secureId]);
});

test('each entry of the audit trail is a child of that of the run', async () => {
  const current = await cardsIn(office, 3);
  const { result } = await start({ items: itemsOf(current) }, 3, binjai, 'release');
  const run = await ended(result.runId);
  const entries = await db()
    .selectFrom('audit_entry')
    .select(['id', 'action', 'parent_id', 'record_count', 'username', 'entity_id'])
    .where('module', '=', 'cards')
    .where('action', '=', 'RELEASE')
    .orderBy('at')
    .execute();
  const parent = entries.find(({ record_count: count }) => count !== null);
  expect(parent).toMatchObject({ record_count: 3, username: 'ADMCB05', parent_id: null });
  const children = entries.filter(({ parent_id: of }) => of === parent!.id);
  expect(children).toHaveLength(run.changed);
  expect(children.every(({ username }) => username === 'ADMCB05')).toBe(true);
});

test('pasted numbers are for all who may do it; a whole filter only for those who may change all', async () => {
  const current = await cardsIn(office, 2);
  const whole = { filter: { status: 'Branch' } };
  expect((await preview(whole)).body.code).toBe('FORBIDDEN');
  expect((await start(whole, 2)).body.code).toBe('FORBIDDEN');
  const pasted = await server.current.call(calls.paste, binjai, {
    body: { numbers: current.map(({ cardNo }) => cardNo) },
  });
  const numbers = { filter: { numbers: pasted.result.secureId } };
  expect((await preview(numbers)).result).toMatchObject({ total: 2, examined: 2 });
  expect((await start(numbers, 3)).body).toMatchObject({ code: 'COUNT_CHANGED', result: { count: 2 } });
  expect(await ended((await start(numbers, 2)).result.runId)).toMatchObject({ total: 2 });
  const { result } = await preview({ filter: { cardTypeId: seedId('card-types', 'SYR'), status: 'Branch' } }, head);
  expect(result.examined).toBe(Math.min(500, result.total));
});

test('typed values are checked before anything, beside their field', async () => {
  const [card] = await cardsIn(office, 1);
  const body = { items: itemsOf([card!]), values: { remark: ' x ' }, expectedCount: 1 };
  for (const name of ['hold-preview', 'hold-many'] as const) {
    const answer = await server.current.call(calls[name], binjai, { body });
    expect({ status: answer.status, errors: answer.body.errors }).toMatchObject({
      status: 422,
      errors: [{ field: 'values.remark', code: 'TOO_SHORT' }],
    });
  }
  expect((await preview({})).body.code).toBe('VALIDATION');
  const unknown = { extensionReasonId: seedId('extension-reason', 'none'), reason: 'diperpanjang bersama' };
  const tried = await server.current.call(calls['extend-preview'], head, {
    body: { items: itemsOf(await expiring()), values: unknown },
  });
  expect(tried.body.errors).toMatchObject([{ field: 'extensionReasonId', code: 'NOT_FOUND' }]);
});

test('a person has one run of acts at once in a module, others their own', async () => {
  const current = await cardsIn(office, 2);
  await db()
    .insertInto('background_run')
    .values({
      id: seedId('run', 'busy'),
      module: 'cards',
      action: 'hold',
      total: 1,
      input: 'encrypted',
      user_id: binjai.userId,
      audit_id: seedId('audit', 'busy'),
      created_at: new Date(),
      selection: '{}',
      scope: '{"type":"none"}',
      actor: '{"username":"ADMCB05"}',
      // Another copy works on it.
      worker: 'other',
      heartbeat_at: '2999-01-01T00:00:00Z',
    })
    .execute();
  expect((await start({ items: itemsOf(current) }, 2)).body.code).toBe('RUN_RUNNING');
  expect((await start({ items: itemsOf(current) }, 2, head)).status).toBe(202);
  await db().deleteFrom('background_run').where('id', '=', seedId('run', 'busy')).execute();
});

test('acts that wait for a second person make one change for each card', async () => {
  const rows = await db()
    .selectFrom('card')
    .select(['id as secureId', 'version'])
    .where('status', '=', 'Customer')
    .orderBy('card_no')
    .limit(3)
    .execute();
  const body = { items: rows, values: { reason: 'kartu lama ditarik kembali' }, expectedCount: 3 };
  const seen = await server.current.call(calls['cancel-preview'], head, { body });
  expect(seen.result).toMatchObject({ total: 3, allowed: 3 });
  const { result } = await server.current.call(calls['cancel-many'], head, { body });
  expect(await ended(result.runId, head)).toMatchObject({ state: 'COMPLETED', changed: 3, actions: [] });
  const waiting = await db()
    .selectFrom('change_request')
    .select('record_id')
    .where('state', '=', 'PENDING')
    .where('module', '=', 'cards')
    .where(
      'record_id',
      'in',
      rows.map(({ secureId }) => secureId),
    )
    .execute();
  expect(waiting).toHaveLength(3);
});

test('only the starter repeats what was skipped: with the rights of another it would be another act', async () => {
  const [foreign] = await cardsIn('13010', 1);
  const { result } = await start({ items: itemsOf([foreign!]) }, 1);
  const run = await ended(result.runId);
  expect(run).toMatchObject({ changed: 0, skipped: 1, actions: ['retry'] });
  const seen = await server.current.call(runCalls.detail, head, { parameters: { secureId: run.secureId } });
  expect(seen.result.actions).toEqual([]);
  const again = await server.current.call(runCalls.retry, head, { body: { secureId: run.secureId } });
  expect(again.body.code).toBe('INVALID_STATE');
  expect(await damaged([foreign!.secureId])).toEqual([]);
});

test('refused acts are in the audit trail, of a preview those beyond what the person may see', async () => {
  const refusals = async () => {
    const { count } = await db()
      .selectFrom('audit_entry')
      .select((all) => all.fn.countAll<number>().as('count'))
      .where('outcome', '=', 'refused')
      .where('username', '=', 'ADMCB05')
      .where('code', '=', 'NOT_FOUND')
      .executeTakeFirstOrThrow();
    return count;
  };
  const foreign = await cardsIn('13010', 3);
  const before = await refusals();
  await preview({ items: itemsOf(foreign) });
  expect(await refusals()).toBe(before + 3);
  await ended((await start({ items: itemsOf(foreign) }, 3)).result.runId);
  expect(await refusals()).toBe(before + 6);
});

test('a run ends with the account and with the right of its starter; nothing else is touched', async () => {
  const current = await cardsIn(office, 2);
  for (const [table, values_] of [
    ['app_user', { status: 'inactive' }],
    ['user_role', null],
  ] as const) {
    const roles = await db().selectFrom('user_role').selectAll().where('user_id', '=', binjai.userId).execute();
    if (values_) await db().updateTable('app_user').set(values_).where('id', '=', binjai.userId).execute();
    else
      await db()
        .deleteFrom(table as 'user_role')
        .where('user_id', '=', binjai.userId)
        .execute();
    const run = await ended((await start({ items: itemsOf(current) }, 2, binjai, 'release')).result.runId);
    expect(run).toMatchObject({ state: 'CANCELLED', changed: 0, skipped: 0 });
    await db().updateTable('app_user').set({ status: 'active' }).where('id', '=', binjai.userId).execute();
    if (!values_) await db().insertInto('user_role').values(roles).execute();
  }
});

test('personal numbers in what is typed are kept encrypted, and answered masked', async () => {
  const [card] = await cardsIn(office, 1);
  const nik = '3171234567890123';
  const body = { items: itemsOf([card!]), values: { remark: `milik NIK ${nik}` }, expectedCount: 1 };
  const { result } = await server.current.call(calls['hold-many'], binjai, { body });
  const run = await ended(result.runId);
  expect(JSON.stringify(run)).not.toContain(nik);
  const stored = await db()
    .selectFrom('background_run')
    .selectAll()
    .where('id', '=', run.secureId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain(nik);
});

test('a filter with an unknown name is refused: without it, more would be selected', async () => {
  expect((await preview({ filter: { stauts: 'Lost' } }, head)).body).toMatchObject({
    code: 'VALIDATION',
    errors: [{ field: 'filter.stauts', code: 'NOT_ALLOWED' }],
  });
});

test('a field that is hidden from a person selects nothing for an act either', async () => {
  const [card] = await cardsIn(office, 1);
  const pasted = await server.current.call(calls.paste, binjai, { body: { numbers: [card!.cardNo] } });
  const filter = { numbers: pasted.result.secureId, vendorCode: 'PV01' };
  const vendorStaff = { ...binjai, roles: [{ secureId: seedId('roles', 'x'), name: 'vendor', jobName: '6' }] };
  const listed = await server.current.call(calls.list, vendorStaff, { query: { vendorCode: 'PV01' } });
  const tried = await preview({ filter }, vendorStaff);
  for (const { status, body } of [listed, tried])
    expect({ status, errors: body.errors }).toMatchObject({
      status: 422,
      errors: [{ field: 'vendorCode', code: 'NOT_ALLOWED' }],
    });
});

test('a person has one preview at a time', async () => {
  const current = await cardsIn(office, 5);
  const answers = await Promise.all([1, 2, 3].map(() => preview({ items: itemsOf(current) })));
  const refused = answers.filter(({ body }) => body.code === 'RATE_LIMITED');
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
});
