import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { changeCallsOf, ticksOf, type ChangeRequest } from '@console/contracts/core/changes';
import { approvalCalls } from '@console/contracts/platform/approvals';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { QueryCounter } from '../../../test/query-counter.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { approvals } from '../../records/approvals/module.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const seen = new QueryCounter();
const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, approvals],
  seenThrough: seen.over,
});
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const checker = testCaller('HARGA02', { '*': 'Full Access' });
const call: typeof server.current.call = ((...given: Parameters<typeof server.current.call>) =>
  server.current.call(...given)) as never;
const tomorrow = dayAfter(jakartaDay(seedDate), 1);

/** A product group for which a branch has no rates yet. */
async function freeGroup(branch: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select g.id from product_group g where g.deleted_at is null
    and g.status = 'active' and not exists (select from branch_rate t
      where t.branch_id = ${branch} and t.product_group_id = g.id) order by g.group_code limit 1`.execute(
    server.current.database.db,
  );
  return rows[0]!.id;
}

/** A sheet with a rate of its own for each of so many tenors, waiting for its decision. */
async function propose(office: string, tenors: number): Promise<ChangeRequest> {
  const branch = branchId('SPEKTRA', office);
  const body = {
    branchId: branch,
    productGroupIds: [await freeGroup(branch)],
    effectiveFrom: tomorrow,
    effectiveTo: null,
    supersede: true,
    reason: 'penyesuaian harga pasar',
    rates: Array.from({ length: tenors }, (_, at) => ({
      tenorFrom: at + 1,
      tenorTo: at + 1,
      rateRegular: (2.6 + at / 1000).toFixed(4),
      rateRepeat: '2.5000',
    })),
  };
  const asked = await call(gridCalls.SPEKTRA, maker, { body: body as never });
  expect(asked.result).toEqual({ waiting: tenors, stored: 0 });
  const { result } = await call(changeCallsOf(branchRates).changes, checker, { query: { state: ['PENDING'] } });
  return (result.rows as ChangeRequest[]).find(({ recordLabel }) => recordLabel.includes(office))!;
}

/** How many statements the question before a decision takes, and the decision itself. */
async function statementsOf(office: string, tenors: number): Promise<{ tried: number; decided: number }> {
  const sheet = await propose(office, tenors);
  const body = { decision: 'approve' as const, secureIds: [sheet.secureId] };
  seen.take();
  const { result: trial } = await call(approvalCalls.preview, checker, { body });
  const tried = seen.take().length;
  expect(trial.refused).toEqual([]);
  const acknowledged = { [sheet.secureId]: ticksOf(trial.passed[0]!.warnings) };
  const { result } = await call(approvalCalls.decideMany, checker, { body: { ...body, acknowledged } });
  const decided = seen.take().length;
  expect(result.refused).toEqual([]);
  return { tried, decided };
}

test('a row more of a sheet costs its decision four statements, which lock, write and read the rate', async () => {
  const few = await statementsOf('13020', 10);
  const many = await statementsOf('13030', 60);
  expect({
    tried: (many.tried - few.tried) / 50,
    decided: (many.decided - few.decided) / 50,
  }).toEqual({ tried: expect.closeTo(4, 0), decided: expect.closeTo(4, 0) });
});

test('every row of a decided sheet is in force, with a state and audit entries of its own', async () => {
  const { db } = server.current.database;
  const { rows } = await sql<{ state: string; applied: number; entries: number }>`
    select c.state,
      (select count(*) from branch_rate t where t.id = c.record_id and t.approval = 'APPROVED')::int applied,
      (select count(*) from audit_entry e where e.entity_id = c.record_id::text and e.action in ('APPROVE', 'CREATE')
        and e.parent_id is not null)::int entries
    from change_request c where c.batch_count = 60`.execute(db);
  expect(rows).toHaveLength(60);
  expect([...new Set(rows.map((row) => JSON.stringify(row)))]).toEqual([
    JSON.stringify({ state: 'APPROVED', applied: 1, entries: 2 }),
  ]);
});
