import { financialSchemes } from '@console/contracts/branches-stores/financial-scheme';
import { financialSchemesNmc } from '@console/contracts/branches-stores/financial-scheme-nmc';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const maker = testCaller('SKEMA01', { '*': 'Full Access' });
const today = jakartaDay(seedDate);

/** The answer to a scheme like a seeded one, with these differences. */
async function created(of: 'SPEKTRA' | 'NMC', change: object, caller = maker) {
  const calls = callsOf(of === 'SPEKTRA' ? financialSchemes : financialSchemesNmc);
  const [seeded] = (await server.current.call(calls.list, admin, { query: {} as never })).result.rows;
  const { result } = await server.current.call(calls.detail, admin, {
    parameters: { secureId: seeded!.secureId },
  });
  const body = { ...result, schemeCode: 'FS7777', effectiveFrom: today, reason: 'skema promo baru', ...change };
  return server.current.call(calls.create, caller, { body: body as never });
}

test('a scheme waits for a second person', async () => {
  expect((await created('SPEKTRA', {})).status).toBe(202);
});

test('it has tenors, and begins today or later; an admin goes back some days', async () => {
  const yesterday = dayAfter(today, -1);
  expect((await created('SPEKTRA', { tenors: [] })).body.errors).toMatchObject([{ field: 'tenors' }]);
  expect((await created('SPEKTRA', { effectiveFrom: yesterday })).body.errors).toMatchObject([
    { field: 'effectiveFrom', code: 'BACKDATED' },
  ]);
  expect((await created('SPEKTRA', { schemeCode: 'FS7778', effectiveFrom: yesterday }, admin)).status).toBe(202);
});

test('no band of tenors asks for more down payment than the scheme allows', async () => {
  const dpBands = [
    { tenorFrom: 11, tenorTo: 23, dpMinPct: 20 },
    { tenorFrom: 24, tenorTo: 48, dpMinPct: 60 },
  ];
  expect((await created('NMC', { dpBands, dpMaxPct: '50' })).body.errors).toMatchObject([
    { field: 'dpBands[1].dpMinPct', code: 'DP_ORDER' },
  ]);
});
