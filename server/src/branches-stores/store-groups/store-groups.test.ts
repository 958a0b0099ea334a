import { companies } from '@console/contracts/branches-stores/companies';
import { storeGroups } from '@console/contracts/branches-stores/store-groups';
import { stores } from '@console/contracts/branches-stores/store';
import { callsOf, usesCall } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { scheduledJobs } from '../../platform/schedule/job.ts';
import { productGroupModule } from '../../products/product-group/module.ts';
import { coreFeedOf, feedText } from '../../records/core-feed/core-feed.fixtures.ts';
import { coreFeed } from '../../records/core-feed/module.ts';
import { companyCode } from '../companies/seed.ts';
import { storeModules } from '../outlet/stores.fixtures.ts';
import { groupCode } from './seed.ts';

// Core delivers nothing but companies and groups here.
const server = useServer({ modules: [...storeModules.filter((each) => each !== productGroupModule), coreFeed] });
const calls = callsOf(storeGroups);
const feed = coreFeedOf(() => server.current, storeGroups);
const companyFeed = coreFeedOf(() => server.current, companies);
const list = async (query: Readonly<Record<string, unknown>> = {}) =>
  (await server.current.call(calls.list, admin, { query })).result;
const find = async (code: string) => (await list({ search: code })).rows[0];
const group = (code: string, more: Readonly<Record<string, string>>) => ({
  core_code: code,
  status: 'active',
  group_code: code,
  name: `Grup ${code}`,
  ...more,
});

test('groups stand with their company, and are found by it', async () => {
  const { rows, total } = await list({ sort: ['groupCode,asc'] });
  expect(total).toBe(14);
  expect(rows[0].references.companyId).toMatchObject({ code: companyCode(0), active: true });
  expect((await list({ companyId: rows[0].companyId })).total).toBe(1);
});

test('core names a company by its code; an unknown one is a conflict of the row', async () => {
  const run = await feed.deliver('1.delta.csv', [
    group('UJI1', { company_code: companyCode(3), agreement_from: '2026-01-01', agreement_to: '2026-12-31' }),
    group('UJI2', { company_code: 'TIDAK_ADA' }),
    group('UJI3', { agreement_from: '2026-05-01', agreement_to: '2026-01-31' }),
  ]);
  expect(run).toMatchObject({ changed: 1, conflicts: 2 });
  expect(run.faults.map(({ errors: [error] }) => [error?.field, error?.code])).toEqual([
    ['companyId', 'NOT_FOUND'],
    ['agreementTo', 'DATE_ORDER'],
  ]);
  expect((await find('UJI1')).references.companyId.code).toBe(companyCode(3));
});

test('the nightly job takes over companies before the groups that name them', async () => {
  const company = { core_code: 'B', status: 'active', company_code: 'BARU1', legal_name: 'PT Baru', entity_type: 'PT' };
  await feed.put('2.delta.csv', feedText(storeGroups, [group('UJI4', { company_code: 'BARU1' })]));
  await companyFeed.put('1.delta.csv', feedText(companies, [{ ...company, role: 'OWNER' }]));
  const counts = await scheduledJobs(server.current.app).get('core-feed')!.run(new AbortController().signal);
  expect(counts).toMatchObject({ read: 2, done: 2, skipped: 0, failed: 0 });
  expect((await find('UJI4')).references.companyId).toMatchObject({ code: 'BARU1', name: 'PT Baru' });
});

test('the uses count the stores of the branches that the person sees, as many as the link shows', async () => {
  const { secureId } = await find(groupCode(2));
  const query = { storeGroupId: secureId, state: 'active' };
  const [store] = (await server.current.call(callsOf(stores).list, admin, { query })).result.rows;
  const branch = store!.branchId;
  const scope = { type: 'branches' as const, branchIds: [branch], mraIds: [] };
  const ofBranch = testCaller('CAB01', { '*': 'View Only' }, { mappingType: 'BRANCH', scope });
  const numbersOf = async (caller: typeof admin) => {
    const uses = await server.current.call(usesCall(storeGroups), caller, { parameters: { secureId } });
    const { filter, count } = uses.result[0]!;
    return [count, (await server.current.call(callsOf(stores).list, caller, { query: filter! })).result.total];
  };
  const [all, shownToAll] = await numbersOf(admin);
  const [own, shownToBranch] = await numbersOf(ofBranch);
  expect([shownToAll, shownToBranch]).toEqual([all, own]);
  expect(own).toBeLessThan(all);
});

test('a group counts its active stores and all of them, within the scope of the reader', async () => {
  const { secureId, activeStoreCount, storeCount } = await find(groupCode(2));
  const of = async (query: object) =>
    (await server.current.call(callsOf(stores).list, admin, { query: { storeGroupId: secureId, ...query } })).result;
  expect(activeStoreCount).toBe((await of({ state: 'active' })).total);
  expect(storeCount).toBe((await of({})).total);
  const [store] = (await of({ state: 'active' })).rows;
  const scope = { type: 'branches' as const, branchIds: [store!.branchId], mraIds: [] };
  const clerk = testCaller('CAB01', { '*': 'View Only' }, { mappingType: 'BRANCH', scope });
  const own = (await server.current.call(calls.list, clerk, { query: { search: groupCode(2) } })).result.rows[0]!;
  expect(own.storeCount).toBeLessThan(storeCount);
  expect(own.activeStoreCount).toBeGreaterThan(0);
});

test('a group without active stores is switched off by an admin, and core does not switch it on', async () => {
  const code = groupCode(2);
  const { secureId, version } = await find(code);
  const body = { items: [{ secureId, version }], reason: 'perjanjian dihentikan' };
  const head = testCaller('PUSAT01', { 'store-groups:browse': 'Full Access' });
  expect((await server.current.call(calls.deactivate, head, { body })).body.code).toBe('STATUS_BY_ADMIN');
  const used = await server.current.call(calls.deactivate, admin, { body });
  expect(used.body.code).toBe('IN_USE');
  expect(used.body.result.referencedBy).toMatchObject([{ module: 'store', filter: { storeGroupId: secureId } }]);
  await sql`update outlet set status = 'inactive' where store_group_id = ${secureId}`.execute(
    server.current.database.db,
  );
  expect((await server.current.call(calls.deactivate, admin, { body })).status).toBe(200);
  const run = await feed.deliver('3.delta.csv', [group(code, { brand_label: 'Merek baru' })]);
  expect(run).toMatchObject({ changed: 1, conflicts: 0 });
  expect(await find(code)).toMatchObject({ status: 'inactive', brandLabel: 'Merek baru' });
});
