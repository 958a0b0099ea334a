import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { branchFees } from '@console/contracts/branches-stores/branch/fees';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { changeCallsOf, ticksOf, type ChangeRequest } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { approvalCalls } from '@console/contracts/platform/approvals';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { ofSelection, seedDate } from '../../../test/environment.ts';
import { QueryCounter, statementsAgain } from '../../../test/query-counter.ts';
import { useServer } from '../../../test/server.ts';
import { partNumbers, partOf } from '../../../test/walked.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { approvals } from '../../records/approvals/module.ts';
import { isJudged } from '../../records/changes/judge-changes.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { findRecords } from '../../records/resource/read.ts';
import { resourcesOf, type RegisteredResource } from '../../records/resource/registered.ts';
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
const reason = 'penyesuaian harga pasar';

/** Waiting changes of records of a module that keep their values, as a seed or an earlier version left them. */
async function addWaiting(registered: RegisteredResource, most: number): Promise<number> {
  const { app, database } = server.current;
  const { db } = database;
  const { module, privilege } = registered.resource;
  const table = sql.table(registered.definition.table);
  const { rows: ids } = await sql<{ id: string }>`select t.id from ${table} t
    where ${registered.definition.where ?? sql`t.deleted_at is null`} and not exists (select from change_request c
      where c.module = ${module} and c.record_id = t.id and c.state = 'PENDING') limit ${most}`.execute(db);
  const wanted = ids.map(({ id }) => id);
  const records = await findRecords(db, registered, wanted, { type: 'all' }, { of: 'detail', caller: null });
  const protection = await protectionOf(app.services);
  for (const record of records) {
    const values = Object.fromEntries(Object.keys(registered.resource.fields).map((name) => [name, record[name]]));
    const row = {
      module,
      privilege,
      recordId: record.secureId,
      version: record.version,
      values: protection.encrypt(JSON.stringify(values)),
    };
    await sql`insert into change_request (id, module, privilege, action, record_id, record_label, base_version, changes,
        values_protected, editors, maker_id, maker, maker_name, reason, made_at, expires_at)
      values (gen_random_uuid(), ${row.module}, ${row.privilege}, 'update', ${row.recordId}, 'Uji', ${row.version},
        '[]', ${row.values}, array['HARGA01'], ${maker.userId}, 'HARGA01', 'Harga', ${reason}, ${seedDate},
        ${new Date(seedDate.getTime() + 30 * 86_400_000)})`.execute(db);
  }
  return records.length;
}

const judgedModules = () =>
  [...resourcesOf(server.current.app).values()].filter(
    (registered) => registered.resource.fourEyes && isJudged(registered, 'update'),
  );
const lists = (registered: RegisteredResource) => ({
  module: () =>
    call(changeCallsOf(registered.resource as typeof branchRates).changes, checker, {
      query: { state: ['PENDING'] } as never,
    }),
  inbox: () =>
    call(approvalCalls.list, checker, {
      query: { box: 'decide', state: ['PENDING'], module: registered.resource.module } as never,
    }),
});
/** More than few, and in the whole run more than a page. */
const many = ofSelection({ gate: 12, all: 40 });
const parts = 4;

test.each(partNumbers(parts))('many waiting changes take as many statements as five (part %i)', async (part) => {
  const modules = partOf(judgedModules(), part, parts);
  expect(modules.length).toBeGreaterThan(3);
  const grown: Record<string, unknown> = {};
  for (const registered of modules) {
    const { module: name } = registered.resource;
    const { db } = server.current.database;
    await db.updateTable('change_request').set({ state: 'WITHDRAWN' }).where('state', '=', 'PENDING').execute();
    const few = await addWaiting(registered, 5);
    const of = lists(registered);
    const before = [await statementsAgain(seen, of.module), await statementsAgain(seen, of.inbox)];
    const more = await addWaiting(registered, many - 5);
    const after = [await statementsAgain(seen, of.module, before[0]), await statementsAgain(seen, of.inbox, before[1])];
    if (more > 0 && (before[0] !== after[0] || before[1] !== after[1])) grown[name] = { few, more, before, after };
    const kept = await db
      .selectFrom('change_request')
      .select('judged')
      .where('module', '=', name)
      .where('state', '=', 'PENDING')
      .execute();
    expect([name, kept.filter(({ judged }) => judged === null).length]).toEqual([name, 0]);
  }
  expect(grown).toEqual({});
});

const propose = (office: string, rateRegular: string) =>
  call(gridCalls.SPEKTRA, maker, {
    body: {
      branchId: branchId('SPEKTRA', office),
      effectiveFrom: tomorrow,
      effectiveTo: null,
      supersede: true,
      reason,
      rates: [{ tenorFrom: 7, tenorTo: 12, rateRegular, rateRepeat: null }],
    } as never,
  });
const changes = changeCallsOf(branchRates);
const waitingOf = async (office: string, query: object = {}) =>
  (
    (await call(changes.changes, admin, { query: { state: ['PENDING'], ...query } as never })).result
      .rows as ChangeRequest[]
  ).find(({ recordLabel }) => recordLabel.includes(office))!;

test('what a change does is judged when it is requested, and its lists ask for no price', async () => {
  expect((await propose('13020', '2.7000')).status).toBe(200);
  seen.take();
  const change = await waitingOf('13020');
  const statements = seen.take().filter((text) => /"feeType"|ujrah|tenor_from/.test(text));
  expect(statements).toEqual([]);
  expect(change).toMatchObject({ consequence: expect.stringContaining('Regular Rp'), judged: { hasMoved: false } });
});

test('once a price of the branch moves its list says so, until somebody opens the change', async () => {
  const fees = (
    await call(callsOf(branchFees).list, admin, { query: { branchId: branchId('SPEKTRA', '13020') } as never })
  ).result.rows;
  const fee = fees.find((row: { amountFrom: number }) => row.amountFrom === 5_000_000);
  const asked = await call(callsOf(branchFees).update, maker, {
    body: { ...fee, amountRegular: 900_000, amountRepeat: 900_000, effectiveFrom: tomorrow, reason } as never,
  });
  const before = await waitingOf('13020');
  await call(changeCallsOf(branchFees).approveChange, admin, {
    body: { secureIds: [asked.result.change.secureId as string] },
  });
  const listed = await waitingOf('13020');
  expect(listed).toMatchObject({ consequence: before.consequence, judged: { hasMoved: true } });
  const { result } = await call(approvalCalls.detail, admin, { parameters: { secureId: listed.secureId } });
  expect(result.judged.hasMoved).toBe(false);
  expect((await waitingOf('13020')).judged).toMatchObject({ hasMoved: false });
});

const demand = (least: number) =>
  server.current.database.db
    .updateTable('app_setting')
    .set({ value: String(least) })
    .where('key', '=', 'MIN_YIELD_SPEKTRA')
    .execute();
const yieldOf = ({ warnings = [] }: Pick<ChangeRequest, 'warnings'>) =>
  warnings.find(({ code }) => code === 'YIELD_BELOW_FLOOR')?.text.id;

test('a warning names the lowest yield, its tenor and the floor; a tick is for these figures', async () => {
  await demand(60);
  await propose('13030', '2.6000');
  const change = await waitingOf('13030');
  expect(yieldOf(change)).toMatch(/^Yield \d+(,\d+)? % pada tenor (7|8|9|10|11|12) \(batas 60 %\)$/);
  const ticked = ticksOf(change.warnings);
  // Other figures: the floor is another one.
  await demand(61);
  const approve = (acknowledged: string[]) =>
    call(changes.approveChange, admin, { body: { secureIds: [change.secureId], acknowledged } });
  const refused = await approve(ticked);
  expect(refused.body.code).toBe('WARNINGS_NOT_TICKED');
  expect(yieldOf(refused.body.result)).toContain('(batas 61 %)');
  const body = { decision: 'approve' as const, secureIds: [change.secureId] };
  const { result: tried } = await call(approvalCalls.preview, admin, { body });
  expect(yieldOf(tried.passed[0])).toContain('(batas 61 %)');
  expect(tried.passed[0].consequence).toContain('Regular Rp');
  const many = await call(approvalCalls.decideMany, admin, {
    body: { ...body, acknowledged: { [change.secureId]: ticked } },
  });
  expect(many.result.refused[0]).toMatchObject({ code: 'WARNINGS_NOT_TICKED', warnings: tried.passed[0].warnings });
  const { result } = await approve(ticksOf(refused.body.result.warnings));
  expect(yieldOf(result.rows[0])).toContain('(batas 61 %)');
  await demand(30);
});
