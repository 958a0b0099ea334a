import { regions } from '@console/contracts/branches-stores/regions';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { coreFeedOf } from '../../records/core-feed/core-feed.fixtures.ts';
import { coreFeed } from '../../records/core-feed/module.ts';
import { mraModule } from '../mra/module.ts';
import { regionsModule } from './module.ts';

const server = useServer({ modules: [regionsModule, mraModule, coreFeed] });
const calls = callsOf(regions);
const feed = coreFeedOf(() => server.current, regions);
const region = (code: string, more: Readonly<Record<string, string>> = {}) => ({
  core_code: code,
  status: 'active',
  region_code: code,
  name: `Wilayah ${code}`,
  ...more,
});
const find = async (code: string) =>
  (await server.current.call(calls.list, admin, { query: { search: code } })).result.rows.find(
    ({ regionCode }: { regionCode: string }) => regionCode === code,
  );

test('core adds regions and renames them; what is below each is counted', async () => {
  const run = await feed.deliver('1.delta.csv', [
    region('11', { name: 'Papua', head_name: 'Yohana', head_npk: '720011' }),
    region('01', { name: 'Sumatera Utara dan Aceh' }),
    region('1'),
  ]);
  expect(run).toMatchObject({ changed: 2, conflicts: 1 });
  expect(await find('11')).toMatchObject({ name: 'Papua', headNpk: '720011', mraCount: 0, coreCode: '11' });
  expect(await find('01')).toMatchObject({ name: 'Sumatera Utara dan Aceh', mraCount: 2, mroCount: 2 });
});

test('core cannot switch off a region with active areas: the row is a conflict and says why', async () => {
  const run = await feed.deliver('2.delta.csv', [region('02', { status: 'inactive' }), region('12')]);
  expect(run).toMatchObject({ changed: 1, conflicts: 1 });
  expect(await find('02')).toMatchObject({ status: 'active', syncState: 'CONFLICT' });
  expect(run.faults).toMatchObject([{ label: '02', errors: [{ code: 'IN_USE' }] }]);
  await feed.deliver('3.delta.csv', [region('12', { status: 'inactive' })]);
  expect(await find('12')).toMatchObject({ status: 'inactive' });
});

test('nobody types a region: there are no calls that change one', () => {
  expect(Object.keys(calls)).not.toEqual(
    expect.arrayContaining(['create', 'update', 'activate', 'deactivate', 'delete']),
  );
});

test('the tree goes down to the kiosks of a branch, each below its own region only', async () => {
  const tree = async (code: string, parent: string) =>
    server.current.call(calls.tree, admin, {
      parameters: { secureId: seedId('regions', code) },
      query: { parent },
    });
  const office = `branch:${branchId('SPEKTRA', '13010')}`;
  const { result } = await tree('04', office);
  expect(result.length).toBeGreaterThan(0);
  expect(result[0]).toMatchObject({ type: 'kiosk', code: expect.stringMatching(/^13010/), childCount: 0 });
  expect((await tree('01', office)).result).toEqual([]);
});
