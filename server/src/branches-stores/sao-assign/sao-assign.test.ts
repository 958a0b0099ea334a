// Long: assignments of one office, made by the same helpers.
import { saoAssignments } from '@console/contracts/branches-stores/sao-assign';
import { stores } from '@console/contracts/branches-stores/store';
import { saoChoices } from '@console/contracts/branches-stores/sao-assign/choices';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { openOrdersOfOutlets } from '../outlet/orders.ts';
import { storeModules } from '../outlet/stores.fixtures.ts';
import { saoAssignModule } from './module.ts';

const server = useServer({ modules: [...storeModules, saoAssignModule] });
const db = () => server.current.database.db;
const calls = callsOf(saoAssignments);
const aceh = branchId('SPEKTRA', '10010');
const clerk = testCaller('INPUT01', { 'sao-assign:browse': 'Input' });
const ofAceh = testCaller(
  'KACAB01',
  { 'sao-assign:browse': 'Input' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [aceh], mraIds: [] } },
);
const reason = 'alasan penugasan';
const today = () => jakartaDay(server.current.app.services.now());

interface Row {
  readonly secureId: string;
  readonly version: number;
  readonly saoId: string | null;
  readonly outletId: string;
  readonly [name: string]: unknown;
}
const list = async (query: Readonly<Record<string, unknown>> = {}, caller = admin) =>
  (await server.current.call(calls.list, caller, { query })).result as { rows: Row[]; total: number };
const read = async (secureId: string): Promise<Row> =>
  (await server.current.call(calls.detail, admin, { parameters: { secureId } })).result as never;
const userOf = async (username: string): Promise<string> =>
  (await db().selectFrom('app_user_view').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
const step = async (name: 'assign' | 'reassign' | 'end', secureId: string, values: object, caller = clerk) => {
  const { version } = await read(secureId);
  return server.current.call(calls[name], caller, { body: { secureId, version, ...values } as never });
};
const faults = ({ body }: Awaited<ReturnType<typeof step>>) =>
  body.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);
const openOf = async (outletId: string): Promise<Row> =>
  (await list({ outletId })).rows.find(({ state }) => state !== 'ENDED')!;
/** Outlets of Banda Aceh in SPEKTRA that have an SAO, in the order of their codes. */
const open = async (query: object = {}) =>
  (await list({ branchId: aceh, state: 'OPEN', size: 50, ...query })).rows.filter((row) => row['branchId'] === aceh);

test('an office is chosen over all lines, by its record of one', async () => {
  const { rows } = await list({ branchId: aceh, state: 'OPEN', size: 50 });
  const types = rows.map((row) => row['outletType']);
  expect(new Set(types)).toEqual(new Set(['STORE', 'KIOSK', 'DEALER_NMC', 'DEALER_UFI']));
});

let own = '';
let other = '';
let elsewhere = '';

// A second SAO of Banda Aceh, so that outlets can move there.
beforeAll(async () => {
  own = await userOf('SAO10010');
  other = await userOf('SAO10020');
  elsewhere = await userOf('SAO11010');
  await sql`insert into user_branch (user_id, branch_id) values (${other}, ${aceh})`.execute(db());
});

test('every active outlet has the SAO of its office but 12, which stand first', async () => {
  const waiting = await list({ withoutSao: true, size: 100 });
  expect(waiting.total).toBe(12);
  const first = await list({ size: 100 });
  expect(first.rows[0]).toMatchObject({ state: 'UNASSIGNED', saoId: null, startDate: null });
  const { rows } = await list({ state: 'OPEN', search: '710001' });
  expect(rows[0]).toMatchObject({ saoNpk: '710001', saoState: 'AVAILABLE', endDate: null });
  const scoped = await list({}, ofAceh);
  expect(scoped.total).toBeGreaterThan(0);
  expect(new Set(scoped.rows.map((row) => row['branchId']))).toEqual(new Set([aceh]));
});

test('SAOs to choose from are active ones in the scope, with the outlets that they have', async () => {
  const lov = async (query: Readonly<Record<string, unknown>>, caller = clerk) =>
    (await server.current.call(callsOf(saoChoices).lov, caller, { query })).result as { code: string; name: string }[];
  expect((await lov({ branchId: aceh })).map(({ code }) => code)).toEqual(['710001', '710002']);
  expect((await lov({ branchId: aceh }))[0]!.name).toMatch(/, 10010 \(\d+ outlet\)$/);
  // Those of several offices say which.
  expect((await lov({ branchId: aceh }))[1]!.name).toContain(', 10010, 10020 (');
  expect((await lov({}, ofAceh)).map(({ code }) => code)).toEqual(['710001', '710002']);
});

test('each row says how many outlets its SAO has, with a warning above the setting', async () => {
  const [row] = await open();
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sao_assignment
    where sao_id = ${own} and state = 'OPEN' and deleted_at is null`.execute(db());
  expect(row).toMatchObject({ saoOutlets: rows[0]!.count, saoHeavy: false });
  const limit = (value: string) =>
    sql`update app_setting set value = ${value} where key = 'SAO_MAX_OUTLETS'`.execute(db());
  await limit('1');
  expect((await open())[0]).toMatchObject({ saoHeavy: true });
  await limit('150');
  const [waiting] = (await list({ withoutSao: true, size: 100 })).rows;
  expect(waiting).toMatchObject({ saoOutlets: null, saoHeavy: false });
});

test('the list of stores names the SAO of each', async () => {
  const [row] = (await list({ branchId: aceh, state: 'OPEN', outletType: 'STORE' })).rows;
  const { rows } = (
    await server.current.call(callsOf(stores).list, admin, { query: { search: String(row!['outletCode']) } })
  ).result;
  expect(rows).toMatchObject([{ storeCode: row!['outletCode'], saoName: row!['saoName'] }]);
  const [waiting] = (await list({ withoutSao: true, outletType: 'STORE', size: 100 })).rows;
  const parameters = { secureId: waiting!.outletId };
  expect((await server.current.call(callsOf(stores).detail, admin, { parameters })).result.saoName).toBeNull();
});

test('an outlet without an SAO gets one of its branch, from today on', async () => {
  const row = (await list({ withoutSao: true, size: 100 })).rows.find((each) => each['branchId'] !== aceh)!;
  const [sao] = (await list({ branchId: String(row['branchId']), state: 'OPEN' })).rows;
  const start = today();
  const [wrong, past] = [
    { saoId: own, startDate: start },
    { saoId: sao!.saoId, startDate: dayAfter(start, -1) },
  ];
  expect(faults(await step('assign', row.secureId, wrong))).toEqual([['saoId', 'SAO_OTHER_BRANCH']]);
  expect(faults(await step('assign', row.secureId, past))).toEqual([['startDate', 'BACKDATED']]);
  const values = { saoId: sao!.saoId, startDate: start };
  expect((await step('assign', row.secureId, values, viewer)).status).toBe(403);
  expect((await step('assign', row.secureId, values)).status).toBe(200);
  expect(await read(row.secureId)).toMatchObject({ state: 'OPEN', saoId: sao!.saoId, startDate: start });
  expect((await step('assign', row.secureId, values)).body.code).toBe('INVALID_STATE');
});

test('a reassigned outlet ends the day before and keeps its history; orders follow or stay', async () => {
  const [row] = await open();
  const start = dayAfter(today(), 3);
  const move = { saoId: other, startDate: start, ordersFollow: false, reason };
  expect(faults(await step('reassign', row!.secureId, { ...move, saoId: own }))).toEqual([['saoId', 'SAO_UNCHANGED']]);
  expect(faults(await step('reassign', row!.secureId, { ...move, saoId: elsewhere }))).toEqual([
    ['saoId', 'SAO_OTHER_BRANCH'],
  ]);
  expect((await step('reassign', row!.secureId, move)).status).toBe(200);
  expect(await read(row!.secureId)).toMatchObject({ state: 'ENDED', endDate: dayAfter(start, -1), saoId: own });
  const next = await openOf(row!.outletId);
  expect(next).toMatchObject({ state: 'OPEN', saoId: other, startDate: start });
  const periods = async () =>
    (
      await sql<{ id: string; empty: boolean; whole: boolean }>`select id, orders_until <= orders_from as empty,
        orders_from = '-infinity' as whole from sao_assignment where outlet_id = ${row!.outletId}`.execute(db())
    ).rows;
  expect(await periods()).toEqual(
    expect.arrayContaining([
      { id: row!.secureId, empty: false, whole: true },
      { id: next.secureId, empty: false, whole: false },
    ]),
  );
  expect(
    faults(await step('reassign', next.secureId, { ...move, saoId: own, startDate: dayAfter(start, -1) })),
  ).toEqual([['startDate', 'SAO_BEFORE_START']]);
  expect((await step('reassign', next.secureId, { ...move, saoId: own, ordersFollow: true })).status).toBe(200);
  const { rows } = await sql<{ action: string }>`select action from audit_entry
    where entity_id = ${row!.secureId} and outcome = 'success' and action <> 'READ'`.execute(db());
  expect(rows.map(({ action }) => action)).toEqual(['REASSIGN']);
});

describe('open orders', () => {
  afterEach(() => {
    openOrdersOfOutlets(server.current.app).current = () => sql`0`;
  });

  test('an outlet with open orders keeps an SAO; without it waits for one after the last day', async () => {
    const row = (await open()).find(({ startDate }) => String(startDate) <= today());
    openOrdersOfOutlets(server.current.app).current = () => sql`2`;
    expect(await read(row!.secureId)).toMatchObject({ openOrders: 2 });
    const last = dayAfter(today(), 1);
    const refused = await step('end', row!.secureId, { endDate: last, reason });
    expect([refused.status, refused.body.code, refused.body.parameters]).toEqual([
      409,
      'SAO_STILL_NEEDED',
      { count: 2 },
    ]);
    openOrdersOfOutlets(server.current.app).current = () => sql`0`;
    expect(faults(await step('end', row!.secureId, { endDate: dayAfter(today(), -1), reason }))).toEqual([
      ['endDate', 'END_TOO_EARLY'],
    ]);
    expect((await step('end', row!.secureId, { endDate: last, reason })).status).toBe(200);
    const waits = await openOf(row!.outletId);
    expect(waits).toMatchObject({ state: 'UNASSIGNED', saoId: null });
    expect(faults(await step('assign', waits.secureId, { saoId: own, startDate: last }))).toEqual([
      ['startDate', 'SAO_STILL_ASSIGNED'],
    ]);
    expect((await step('assign', waits.secureId, { saoId: own, startDate: dayAfter(last, 1) })).status).toBe(200);
  });
});

test('the outlets of an SAO who leaves wait for another, are spread by least load, and move together', async () => {
  await sql`update app_user set status = 'inactive' where id = ${own}`.execute(db());
  const left = (await open({ saoId: own })).length;
  expect(left).toBeGreaterThan(2);
  expect((await open({ withoutSao: true, saoId: own })).map((row) => row['saoState'])).toEqual(
    Array.from({ length: left }, () => 'UNAVAILABLE'),
  );
  const board = (await server.current.call(calls.board, ofAceh, { query: { branchId: aceh } })).result;
  expect(board.saos).toMatchObject([
    { saoId: own, available: false, outlets: expect.any(Number) },
    { saoId: other, available: true },
  ]);
  const body = { ofSao: own, saoIds: [other] };
  const { proposals, saos, left: more } = (await server.current.call(calls.balance, ofAceh, { body })).result;
  expect(proposals).toHaveLength(left);
  expect(more).toBe(0);
  expect(saos).toMatchObject([{ saoId: other, outletsAfter: board.saos[1]!.outlets + left }]);
  const day = dayAfter(today(), 5);
  const moves = proposals.map(({ secureId, version }: Row) => ({ secureId, version, saoId: other }));
  const all = { moves, startDate: day, ordersFollow: true, reason };
  const stale = { ...all, moves: [...moves.slice(1), { ...moves[0]!, version: moves[0]!.version + 1 }] };
  expect((await server.current.call(calls['assignBulk'], ofAceh, { body: stale })).body.code).toBe('STALE_VERSION');
  expect(await open({ saoId: own })).toHaveLength(left);
  expect((await server.current.call(calls['assignBulk'], ofAceh, { body: all })).result).toEqual({ moved: left });
  expect(await open({ saoId: own })).toHaveLength(0);
  await sql`update app_user set status = 'active' where id = ${own}`.execute(db());
});

test('nobody moves outlets of another branch, and the board of another branch is empty', async () => {
  const far = branchId('SPEKTRA', '11010');
  const [row] = (await list({ branchId: far, state: 'OPEN' })).rows;
  const moves = [{ secureId: row!.secureId, version: row!.version, saoId: other }];
  const body = { moves, startDate: today(), ordersFollow: true, reason };
  expect((await server.current.call(calls['assignBulk'], ofAceh, { body })).status).toBe(404);
  const named = { secureIds: [row!.secureId], saoIds: [other] };
  expect((await server.current.call(calls.balance, ofAceh, { body: named })).status).toBe(404);
  const board = (await server.current.call(calls.board, ofAceh, { query: { branchId: far } })).result;
  expect(board).toMatchObject({ saos: [], outlets: [], total: 0, maximum: 150 });
});

test('an outlet that moves to another branch waits there, a closed one is gone, a new one waits', async () => {
  const [moving, closing] = (await list({ branchId: branchId('SPEKTRA', '11010'), state: 'OPEN', outletType: 'STORE' }))
    .rows;
  await sql`update outlet set branch_id = ${aceh}, updated_at = now() where id = ${moving!.outletId}`.execute(db());
  expect(await read(moving!.secureId)).toMatchObject({ state: 'ENDED', branchId: branchId('SPEKTRA', '11010') });
  expect(await openOf(moving!.outletId)).toMatchObject({ state: 'UNASSIGNED', branchId: aceh });
  await sql`update outlet set status = 'closed', name = 'Toko Tutup', updated_at = now()
    where id = ${closing!.outletId}`.execute(db());
  expect(await read(closing!.secureId)).toMatchObject({ state: 'ENDED', outletName: 'Toko Tutup' });
  expect(await openOf(closing!.outletId)).toBeUndefined();
});

test('no two assignments of an outlet meet, not even by a write past the services', async () => {
  const [row] = (await list({ branchId: branchId('SPEKTRA', '12010'), state: 'OPEN' })).rows;
  await expect(
    sql`insert into sao_assignment (id, created_by, updated_by, outlet_type, outlet_id, outlet_code, outlet_name,
        outlet_active, branch_id, sao_id, start_date, end_date, state)
      select gen_random_uuid(), 'X', 'X', outlet_type, outlet_id, outlet_code, outlet_name, true, branch_id, sao_id,
        start_date, start_date, 'ENDED' from sao_assignment where id = ${row!.secureId}`.execute(db()),
  ).rejects.toThrow('sao_assignment_period');
});
