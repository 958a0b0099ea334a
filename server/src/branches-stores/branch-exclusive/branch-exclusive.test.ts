import { callsOf, effectiveCallsOf } from '@console/contracts/core/resource';
import { exclusiveRates } from '@console/contracts/branches-stores/branch/exclusive';
import { branchFees } from '@console/contracts/branches-stores/branch/fees';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const office = branchId('SPEKTRA', '13020');
const rates = callsOf(branchRates);
const reason = 'penyesuaian harga pasar';
const call: typeof server.current.call = ((...given: Parameters<typeof server.current.call>) =>
  server.current.call(...given)) as never;

test('concessions are not above their base, in its period, and of subjects that exist', async () => {
  const [base] = (
    await call(rates.list, admin, { query: { branchId: branchId('SPEKTRA', '14010'), phase: 'IN_FORCE' } as never })
  ).result.rows;
  const line = { subjectType: 'STORE_GROUP', subjectCode: 'TIDAK_ADA', rateRegular: '4.9000', rateRepeat: null };
  const { body } = await call(callsOf(exclusiveRates).create, maker, {
    body: {
      baseId: base!.secureId,
      lines: [{ ...line, effectiveFrom: '2020-01-01', effectiveTo: null }],
      reason,
    } as never,
  });
  expect(body.errors).toMatchObject([
    { field: 'lines[0].rateRegular', code: 'EXCLUSIVE_ABOVE_BASE' },
    { field: 'lines[0].effectiveFrom', code: 'OUTSIDE_BASE_PERIOD' },
    { field: 'lines[0].subjectCode', code: 'SUBJECT_UNKNOWN' },
  ]);
});

test('fees of a branch: the value stands in its unit', async () => {
  const fee = { branchId: office, feeType: 'SURVEY', tenorFrom: 1, tenorTo: 24, amountFrom: 0, amountTo: null };
  const { body } = await call(callsOf(branchFees).create, maker, {
    body: {
      ...fee,
      valueType: 'PERCENT',
      amountRegular: 1_000,
      charge: 'UPFRONT',
      effectiveFrom: tomorrow,
      effectiveTo: null,
      reason,
    } as never,
  });
  expect(body.errors).toMatchObject([
    { field: 'percentRegular', code: 'REQUIRED' },
    { field: 'amountRegular', code: 'NOT_OF_UNIT' },
  ]);
});

test('a rate leads to its page below its branch, also from the notice of its change', async () => {
  const { secureId } = (await call(rates.list, admin, { query: { branchId: office } as never })).result.rows[0]!;
  expect(effectiveCallsOf(branchRates).periods.path).toBe('branch/rates/{secureId}/periods');
  const { periods } = effectiveCallsOf(branchRates);
  expect((await call(periods, admin, { parameters: { secureId } })).result.rows.length).toBeGreaterThan(0);
});
