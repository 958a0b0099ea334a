import { dealerSalesForces } from '@console/contracts/branches-stores/dealer-nmc-sf';
import { callsOf } from '@console/contracts/core/resource';
import { runCalls } from '@console/contracts/platform/runs';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { runs } from '../../records/runs/module.ts';
import { activeDealersAt } from '../outlet/dealer-seed.ts';
import { storeModules } from '../outlet/stores.fixtures.ts';
import { salesForceModule } from './module.ts';
import { salesForceId, salesForceNpk } from './seed.ts';

const server = useServer({ modules: [...storeModules, salesForceModule, runs] });
const db = () => server.current.database.db;
const calls = callsOf(dealerSalesForces);
const clerk = testCaller('INPUT01', { 'dealer-nmc-sf:browse': 'Input' });
const ofAceh = testCaller(
  'CAB01',
  { 'dealer-nmc-sf:browse': 'Input' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('NMC', '10010')], mraIds: [] } },
);
const today = () => jakartaDay(server.current.app.services.now());
const [dealerId] = activeDealersAt('NMC', '10020') as [string];
const reason = 'alasan pemetaan';

interface Row {
  readonly secureId: string;
  readonly version: number;
  readonly isPrimary: boolean;
}
const open = async () =>
  (await server.current.call(calls.list, admin, { query: { dealerId, state: 'OPEN' } })).result.rows as Row[];
const create = (k: number, values: object = {}, caller = clerk) =>
  server.current.call(calls.create, caller, {
    body: { dealerId, salesForceId: salesForceId(k), isPrimary: false, startDate: today(), ...values } as never,
  });
const faults = ({ body }: Awaited<ReturnType<typeof create>>) =>
  body.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);
/** Sales people of the office of the dealer, who serve nobody. */
const people = [20, 21, 22, 23, 24, 25];
beforeEach(async () => {
  await sql`update sales_force set branch_id = ${branchId('SPEKTRA', '10020')}
    where npk = any(${people.map(salesForceNpk)})`.execute(db());
  await sql`delete from outlet_sales_force where outlet_id = ${dealerId}
    or sales_force_id = any(${people.map(salesForceId)}::uuid[])`.execute(db());
});

test('a user of another branch learns nothing about who serves an outlet', async () => {
  await create(20);
  expect(faults(await create(20, {}, ofAceh))).toEqual([
    ['dealerId', 'NOT_FOUND'],
    ['salesForceId', 'NOT_FOUND'],
  ]);
});

test('at most five serve an outlet on a day, however far away the end of some is', async () => {
  for (const k of people.slice(0, 5)) expect((await create(k)).status).toBe(200);
  const rows = await open();
  const [leaving] = rows.filter(({ isPrimary }) => !isPrimary);
  const end = (endDate: string) =>
    server.current.call(calls.end, clerk, {
      body: { secureId: leaving!.secureId, version: leaving!.version, endDate, reason },
    });
  expect((await end(dayAfter(today(), 30))).status).toBe(200);
  expect(faults(await create(people[5]!))).toEqual([['dealerId', 'SF_LIMIT']]);
  expect((await create(people[5]!, { startDate: dayAfter(today(), 30) })).status).toBe(200);
});

test('the primary one does not end while one stays whose end is refused', async () => {
  await create(20);
  await create(21, { startDate: dayAfter(today(), 10) });
  const items = (await open()).map(({ secureId, version }) => ({ secureId, version }));
  const values = { endDate: dayAfter(today(), 1), reason };
  const body = { items, values, expectedCount: items.length } as never;
  const answer = await server.current.call(calls['end-many'], clerk, { body });
  const parameters = { secureId: answer.result.runId as string };
  const run = async () => (await server.current.call(runCalls.detail, clerk, { parameters })).result;
  while ((await run()).state === 'RUNNING');
  expect(await run()).toMatchObject({ changed: 0 });
  expect(await open()).toHaveLength(2);
});

test('each change of a mapping has its entry in the audit trail, the former primary one too', async () => {
  await create(20);
  const [first] = (await open()) as [Row];
  await create(21, { isPrimary: true });
  const entries = await sql`select action, username, changes from audit_entry where entity_id = ${first.secureId}
    order by at, action`.execute(db());
  expect(entries.rows).toEqual([
    expect.objectContaining({ action: 'CREATE' }),
    { action: 'UPDATE', username: clerk.username, changes: [{ field: 'isPrimary', before: true, after: false }] },
  ]);
  const body = { fromId: salesForceId(21), toId: salesForceId(22), startDate: today(), reason };
  expect((await server.current.call(calls.move, clerk, { body })).result).toMatchObject({ moved: 1 });
  const [moved] = (await open()).filter(({ isPrimary }) => isPrimary) as [Row];
  const created = await sql`select action, reason from audit_entry where entity_id = ${moved.secureId}`.execute(db());
  expect(created.rows).toEqual([{ action: 'CREATE', reason }]);
});
