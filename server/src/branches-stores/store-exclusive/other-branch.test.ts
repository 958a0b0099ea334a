import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { storeExclusiveRates } from '@console/contracts/branches-stores/store-exclusive-rate';
import { storeExclusiveImport } from '@console/contracts/branches-stores/store-terms/import';
import { storeGridCalls } from '@console/contracts/branches-stores/store-terms/grid';
import { storeRateSheets } from '@console/contracts/branches-stores/store-rate';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls } from '@console/contracts/platform/imports';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { branchesStoresModules } from '../modules.ts';
import { storeCode, storeId } from '../outlet/store-seed.ts';
import { end, office, start } from './stores.fixtures.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, imports] });
const clerk = testCaller(
  'CABANG10',
  { '*': 'Full Access' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', office)], mraIds: [] } },
);
/** A store of another branch, which has rates of its own. */
const other = 7;
const band = { tenorFrom: 7, tenorTo: 12, rateRegular: '2.0500', rateRepeat: null };
const period = { effectiveFrom: start, effectiveTo: end };
const terms = { agreementNo: 'PKS/2027/9', quotaContracts: null, ...period, reason: 'perjanjian toko baru' };
const unknown = [expect.objectContaining({ field: 'storeId', code: 'NOT_FOUND' })];

const countOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    server.current.database.db,
  );
  return rows[0]!.count;
};
const counts = async () => [await countOf('store_exclusive_rate'), await countOf('store_rate')];
let before: number[];
beforeEach(async () => {
  before = await counts();
});
afterEach(async () => {
  expect(await counts()).toEqual(before);
});

test.each([storeId(other), seedId('outlet', 'none')])(
  'a store of another branch is as unknown to a form as one that does not exist: %s',
  async (id) => {
    const exclusive = { storeId: id, productGroupId: null, ...band, ...terms };
    const { body } = await server.current.call(callsOf(storeExclusiveRates).create, clerk, {
      body: exclusive as never,
    });
    expect(body.errors).toEqual(unknown);
    const row = { ...band, storeSubsidy: null, fifIncome: null, storeAdminFee: null };
    const sheet = { storeId: id, productGroupId: null, rates: [row], ...period, reason: terms.reason };
    const asked = await server.current.call(callsOf(storeRateSheets).create, clerk, { body: sheet as never });
    expect(asked.body.errors).toEqual(unknown);
  },
);

test.each([true, false])('a grid says nothing of rates of another branch, supersede %s', async (supersede) => {
  const grid = { productGroupIds: null, supersede, rates: [band] };
  const ofStore = { ...grid, ...terms, storeId: storeId(other) };
  const store = await server.current.call(storeGridCalls.propose, clerk, { body: ofStore as never });
  expect(store.body.errors).toEqual(unknown);
  const ofBranch = { ...grid, ...period, reason: terms.reason, branchId: branchId('SPEKTRA', '10010') };
  const branch = await server.current.call(gridCalls.SPEKTRA, clerk, { body: ofBranch as never });
  expect(branch.body.errors).toEqual([expect.objectContaining({ field: 'branchId', code: 'NOT_ALLOWED' })]);
});

test('a row of a file for a store of another branch is unknown', async () => {
  const header = Object.keys(storeExclusiveImport.columns).join(',');
  const row = `${storeCode(other)},,7,12,2.0500,,${start},${end},PKS/2027/9`;
  const { result } = await upload(server.current, callsOf(storeExclusiveRates).importUpload, clerk, {
    name: 'rate-toko.csv',
    content: [header, row, ''].join('\n'),
    fields: { force: 'true' },
  });
  const rows = await server.current.call(importJobCalls.rows, clerk, {
    parameters: { secureId: (result as { secureId: string }).secureId },
    query: {},
  });
  const [{ messages }] = (rows.result as { rows: [{ messages: { column: string; code: string }[] }] }).rows;
  expect(messages.map(({ column, code }) => `${column} ${code}`)).toEqual(['store_code NOT_FOUND']);
});
