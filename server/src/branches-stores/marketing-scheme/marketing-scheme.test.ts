import { marketingSchemesNmc } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { branchModule } from '../branch/module.ts';
import { companiesModule } from '../companies/module.ts';
import { financialSchemeModule } from '../financial-scheme/module.ts';
import { outletModule } from '../outlet/module.ts';
import { dealerId, seededDealerBrands } from '../outlet/dealer-seed.ts';
import { marketingSchemeModule } from './module.ts';

const server = useServer({
  modules: [outletModule, marketingSchemeModule, branchModule, companiesModule, financialSchemeModule],
});
const calls = callsOf(marketingSchemesNmc);
const maker = testCaller('INPUT01', { 'dealer-nmc:browse': 'Input' });
const ofBranch = (officeCode: string, level = 'Full Access') =>
  testCaller(
    `CAB${officeCode}`,
    { 'dealer-nmc:browse': level },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('NMC', officeCode)], mraIds: [] } },
  );
const list = async (query: Readonly<Record<string, unknown>>, caller = admin) =>
  (await server.current.call(calls.list, caller, { query })).result;
/** A dealer without seeded schemes. */
const free = 100;
const body = (change: object = {}): never =>
  ({
    dealerId: dealerId('NMC', free),
    schemeName: 'Skema uji',
    financialSchemeId: seedId('financial-scheme-nmc', 'FS0001'),
    brand: seededDealerBrands('NMC', free)[0],
    tenorFrom: 11,
    tenorTo: 23,
    dpFromPct: 20,
    dpToPct: 40,
    dealerIncentive: 300_000,
    dpSubsidy: null,
    dpSubsidyBy: null,
    dealerSubsidy: '2.0000',
    unitTarget: null,
    effectiveFrom: '2030-01-01',
    effectiveTo: '2030-06-30',
    reason: 'skema untuk uji coba',
    ...change,
  }) as never;
const create = (change: object = {}, caller = maker) =>
  server.current.call(calls.create, caller, { body: body(change) });

test('users of a branch propose no scheme for a dealer of another branch', async () => {
  const { body: refused } = await create({}, ofBranch('10010'));
  expect(refused.errors).toMatchObject([{ field: 'dealerId', code: 'NOT_FOUND' }]);
});

test('branch users see the schemes of their dealers, without what the company pays', async () => {
  const { total } = await list({});
  expect(total).toBe(150);
  const { rows } = await list({ dealerId: dealerId('NMC', 0) }, ofBranch('10010', 'Input'));
  expect(rows).toHaveLength(2);
  expect(rows[0]).not.toHaveProperty('dealerIncentive');
  expect(rows[0]).not.toHaveProperty('dealerSubsidy');
  expect((await list({ dealerId: dealerId('NMC', 0) }, ofBranch('10020', 'Input'))).total).toBe(0);
});

test('a branch user fills in nothing that the company pays', async () => {
  const dealer = dealerId('NMC', 100);
  const { rows: offices } = await sql<{ code: string }>`select b.office_code as code from outlet o
    join branch b on b.id = o.branch_id where o.id = ${dealer}`.execute(server.current.database.db);
  const clerk = ofBranch(offices[0]!.code, 'Input');
  expect((await create({ effectiveFrom: '2031-01-01', effectiveTo: '2031-06-30' }, clerk)).status).toBe(202);
  const { rows } = await sql`select dealer_incentive, dealer_subsidy, dp_from_pct from marketing_scheme_nmc
    where effective_from = '2031-01-01'`.execute(server.current.database.db);
  expect(rows).toEqual([{ dealer_incentive: null, dealer_subsidy: null, dp_from_pct: 20 }]);
});

test('a new scheme waits for approval, and another one of the key in its period is refused', async () => {
  expect((await create()).status).toBe(202);
  expect((await create({ tenorFrom: 18, tenorTo: 23, dpFromPct: 30, dpToPct: 50 })).body.code).toBe('PERIOD_OVERLAP');
  expect((await create({ dpFromPct: 41, dpToPct: 50 })).status).toBe(202);
});

test('a scheme is for what the dealer sells, and for tenors of its financial scheme', async () => {
  const codes = async (change: object) =>
    (await create(change)).body.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);
  expect(await codes({ brand: 'Rusa' })).toEqual([['brand', 'BRAND_NOT_SOLD']]);
  expect(await codes({ tenorFrom: 36, tenorTo: 48 })).toEqual([['tenorTo', 'TENORS_NOT_OF_SCHEME']]);
  expect(await codes({ dpSubsidy: 100_000 })).toEqual([['dpSubsidyBy', 'REQUIRED']]);
  expect(await codes({ effectiveTo: null })).toEqual([['effectiveTo', 'REQUIRED']]);
});
