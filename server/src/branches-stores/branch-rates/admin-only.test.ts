import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { callsOf, type RecordOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';
import { requireAdminForRate, type PlacedRate } from './admin-only.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const checker = testCaller('HARGA02', { '*': 'Full Access' });
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const office = branchId('SPEKTRA', '13020');

let inForce: RecordOf<typeof branchRates>;
beforeAll(async () => {
  const query = { branchId: office, phase: 'IN_FORCE' } as never;
  const { rows } = (await server.current.call(callsOf(branchRates).list, admin, { query })).result;
  inForce = rows.find(({ productGroupId }: { productGroupId: string | null }) => productGroupId === null);
});

const share = (rate: string | null, part: number): string => (Number(rate) * part).toFixed(4);
/** The refusal of an approval of a rate with these differences from the one in force, from tomorrow on. */
const refusalOf = (change: Partial<PlacedRate>, before: PlacedRate | null = null, caller = checker) =>
  server.current.database.db
    .transaction()
    .execute((tx) =>
      requireAdminForRate(server.current.app, tx, 'SPEKTRA', {
        values: { ...(inForce as unknown as PlacedRate), effectiveFrom: tomorrow, ...change },
        before,
        caller,
      }),
    )
    .then(
      () => null,
      ({ code }: Refusal) => code,
    );

test('a rate near what was paid before needs no admin', async () => {
  expect(await refusalOf({})).toBeNull();
  expect(await refusalOf({ rateRegular: share(inForce.rateRegular, 0.8), rateRepeat: null })).toBeNull();
});

test('one far from it does, also of repeat orders, of one product group, and long after the row before', async () => {
  const far = { rateRegular: share(inForce.rateRegular, 0.7), rateRepeat: null };
  const productGroupId = seedId('product-group', 'TV');
  expect(await refusalOf(far)).toBe('RATE_NEEDS_ADMIN');
  expect(await refusalOf({ rateRepeat: share(inForce.rateRepeat ?? inForce.rateRegular, 0.7) })).toBe(
    'RATE_NEEDS_ADMIN',
  );
  expect(await refusalOf({ ...far, productGroupId })).toBe('RATE_NEEDS_ADMIN');
  expect(await refusalOf({ productGroupId })).toBeNull();
  expect(await refusalOf({ ...far, effectiveFrom: dayAfter(tomorrow, 400) })).toBe('RATE_NEEDS_ADMIN');
  expect(await refusalOf(far, null, admin)).toBeNull();
});

test('without a row before, the approved values of the row itself are compared, and the floor holds', async () => {
  const fresh = { tenorFrom: 41, tenorTo: 42, rateRegular: '2.0000', rateRepeat: null };
  expect(await refusalOf(fresh)).toBeNull();
  const before = { ...(inForce as unknown as PlacedRate), ...fresh, rateRegular: '3.0000', phase: 'SCHEDULED' };
  expect(await refusalOf(fresh, before)).toBe('RATE_NEEDS_ADMIN');
  expect(await refusalOf({ ...fresh, rateRepeat: '0.0100' })).toBe('RATE_NEEDS_ADMIN');
});

test('a rate that yields less than its line demands needs an admin, whatever was paid before', async () => {
  const demand = (least: number) =>
    server.current.database.db
      .updateTable('app_setting')
      .set({ value: String(least) })
      .where('key', '=', 'MIN_YIELD_SPEKTRA')
      .execute();
  await demand(90);
  expect(await refusalOf({})).toBe('RATE_NEEDS_ADMIN');
  expect(await refusalOf({}, null, admin)).toBeNull();
  await demand(30);
  expect(await refusalOf({})).toBeNull();
});

test('a rate that only ends needs nobody but a second person', async () => {
  const low = { ...(inForce as unknown as PlacedRate), rateRegular: '0.1000', rateRepeat: null };
  expect(await refusalOf({ ...low, phase: 'IN_FORCE' } as never, { ...low, phase: 'IN_FORCE' } as never)).toBeNull();
});
