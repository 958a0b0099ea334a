import { callsOf } from '@console/contracts/core/resource';
import {
  orderStages,
  stageMarks,
  stageOfState,
  trackingCalls,
  trackingOrders,
  type TrackedOrder,
} from '@console/contracts/orders-logs/tracking-orders';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { ageOf, statesOf } from './stage.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const calls = callsOf(trackingOrders);
const branch = branchId('SPEKTRA', '10010');
const clerk = testCaller(
  'CAB10010',
  { '*': 'View' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branch], mraIds: [] } },
);
/** The seed has orders of all lines in these days. */
const period = { businessLine: 'SPEKTRA', branchId: branch, from: '2026-02-14', to: '2026-03-16' };

const list = (query: Readonly<Record<string, unknown>>, caller: Caller = admin) =>
  server.current.call(calls.list, caller, { query: { size: 100, ...query } as never });
const rowsOf = async (query: Readonly<Record<string, unknown>>, caller?: Caller): Promise<TrackedOrder[]> =>
  (await list(query, caller)).result.rows;
const timeline = (secureId: string, caller: Caller = admin) =>
  server.current.call(trackingCalls.timeline, caller, { parameters: { secureId } });
const one = async (where: string) => {
  const { rows } = await sql<{ id: string; appl_no: string; po_number: string; cust_no: string }>`
    select id, appl_no, po_number, cust_no from purchase_order where ${sql.raw(where)} order by id limit 1`.execute(
    db(),
  );
  return rows[0]!;
};

test('nobody reads it without a number, or a line, a branch and a period of at most 31 days', async () => {
  const { businessLine, branchId: of, from } = period;
  for (const query of [{}, { businessLine }, { businessLine, branchId: of }, { from }, { search: 'Agus' }])
    expect((await list(query)).body).toMatchObject({ code: 'NARROW_FILTER' });
  expect((await list({ ...period, from: '2026-02-13' })).body).toMatchObject({ code: 'NARROW_FILTER' });
  expect((await list({ ...period, from: '2026-03-17' })).status).toBe(422);
  expect((await list(period)).result.total).toBeGreaterThan(0);
  expect((await list({ businessLine, branchId: of, from })).result.total).toBe((await list(period)).result.total);
});

test('a number finds its order in every line, live and archived, within the offices of the user', async () => {
  for (const where of [`business_line = 'UFI'`, `archived_at is not null`, `business_line = 'NMC'`]) {
    const order = await one(`${where} and po_number is not null`);
    for (const search of [order.appl_no, order.po_number])
      expect((await rowsOf({ search })).map(({ secureId }) => secureId)).toEqual([order.id]);
    expect((await rowsOf({ search: order.cust_no })).map(({ secureId }) => secureId)).toContain(order.id);
  }
  const foreign = await one(`branch_id <> '${branch}'`);
  expect(await rowsOf({ search: foreign.appl_no }, clerk)).toEqual([]);
  expect((await timeline(foreign.id, clerk)).status).toBe(404);
});

test('the stage begins with its first state, however often an order moved within it', async () => {
  const { rows: steps } = await sql<{ order_id: string; to_status: keyof typeof stageOfState; at: string }>`
    select order_id, to_status, at from purchase_order_history order by order_id, no`.execute(db());
  const since = new Map<string, { stage: string; at: string }>();
  for (const { order_id: id, to_status: to, at } of steps)
    if (since.get(id)?.stage !== stageOfState[to]) since.set(id, { stage: stageOfState[to], at });
  const surveyed = await one(`status = 'SURVEY'`);
  const shown = [...(await rowsOf(period)), ...(await rowsOf({ search: surveyed.appl_no }))];
  expect(shown.length).toBeGreaterThan(5);
  for (const { secureId, stage, stageSince } of shown) expect({ stage, at: stageSince }).toEqual(since.get(secureId));
});

test('marks agree with the hours of the stage, and filters with the rows', async () => {
  const all = await rowsOf(period);
  for (const { value } of stageMarks) {
    const marked = await rowsOf({ ...period, sla: value });
    expect(marked.map(({ secureId }) => secureId)).toEqual(
      all.filter(({ sla }) => sla === value).map(({ secureId }) => secureId),
    );
  }
  for (const { value } of orderStages) {
    const staged = await rowsOf({ ...period, stage: [value] });
    expect(staged.map(({ state }) => state).filter((state) => !statesOf(value).includes(state))).toEqual([]);
    expect(staged).toHaveLength(all.filter(({ stage }) => stage === value).length);
  }
  const at = new Date('2026-03-16T10:00:00+07:00');
  const marks = (state: string, hours: number) =>
    ageOf(state, new Date(at.getTime() - hours * 3_600_000).toISOString(), at)?.mark;
  expect([marks('VERIFYING', 3.1), marks('VERIFYING', 3.2), marks('VERIFYING', 4), marks('SURVEY', 4.1)]).toEqual([
    'OK',
    'NEAR',
    'NEAR',
    'LATE',
  ]);
  for (const final of ['REJECTED', 'DISBURSED', 'CANCELLED', 'EXPIRED']) expect(marks(final, 9_000)).toBeUndefined();
});

test('the timeline says what a customer may hear: no name of staff, no typed reason, no suspicion', async () => {
  const cancelled = await one(`status = 'CANCELLED' and cancel_reason_code <> 'SUSPECTED_FRAUD'`);
  const { steps } = (await timeline(cancelled.id)).result;
  expect(steps[0]).toMatchObject({ actor: 'CHANNEL', to: 'ENTRY', reason: null });
  expect(steps.at(-1)).toMatchObject({ to: 'CANCELLED', reason: expect.any(String) });
  expect(Object.keys(steps[0]).toSorted()).toEqual(['actor', 'at', 'from', 'no', 'reason', 'to']);
  await sql`update purchase_order set cancel_reason_code = 'SUSPECTED_FRAUD' where id = ${cancelled.id}`.execute(db());
  expect((await timeline(cancelled.id)).result.steps.at(-1)).toMatchObject({ to: 'CANCELLED', reason: null });
});

test('personal numbers are masked', async () => {
  const order = await one('true');
  const [row] = await rowsOf({ search: order.appl_no });
  expect(row!.phone).toContain('****');
});
