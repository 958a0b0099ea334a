import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { callsOf, type RecordOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { adminRefusalOf } from '../../records/changes/warnings.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { branchesStoresModules } from '../modules.ts';
import { unusualIn, warningsOfRate } from './admin-only.ts';
import type { PlacedRate } from './placed-rate.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
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
async function refusalOf(change: Partial<PlacedRate>, before: PlacedRate | null = null): Promise<string | null> {
  const { app, database } = server.current;
  const values = { ...(inForce as unknown as PlacedRate), effectiveFrom: tomorrow, ...change };
  const rates = resourcesOf(app).get(branchRates.module)!;
  return adminRefusalOf(rates, await warningsOfRate(app, database.db, 'SPEKTRA', { values, before }));
}

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
  await demand(30);
  expect(await refusalOf({})).toBeNull();
});

test('every tenor that is offered is judged, not only the first and last of a band', async () => {
  const { db } = server.current.database;
  const set = (tenorFrom: number, tenorTo: number, amount: number) =>
    db
      .updateTable('branch_fee')
      .set({ tenor_from: tenorFrom, tenor_to: tenorTo, amount_regular: amount, amount_repeat: amount })
      .where('branch_id', '=', office)
      .where('fee_type', '=', 'ADMIN')
      .where('approval', '=', 'APPROVED')
      .execute();
  const rate = { tenorFrom: 1, tenorTo: 24, rateRegular: '1.6000', rateRepeat: null };
  const yieldsOf = async (least: string) => {
    await db.updateTable('app_setting').set({ value: least }).where('key', '=', 'MIN_YIELD_SPEKTRA').execute();
    const values = { ...(inForce as unknown as PlacedRate), effectiveFrom: tomorrow, ...rate };
    const found = await unusualIn(server.current.app, db, 'SPEKTRA', { values, before: null });
    return found.filter(({ code }) => code.startsWith('YIELD')).map(({ code, parameters }) => [code, parameters]);
  };
  // Only the tenors in the middle have a fee: the yield of the others is not known.
  await set(7, 12, 199_000);
  expect(await yieldsOf('30')).toEqual([['YIELD_UNKNOWN', { target: expect.any(Number) }]]);
  expect((await yieldsOf('99')).map(([code]) => code)).toEqual(['YIELD_BELOW_FLOOR']);
  const [[, below]] = (await yieldsOf('99')) as [[string, { target: number }]];
  expect(below.target).toBeGreaterThanOrEqual(7);
  expect(below.target).toBeLessThanOrEqual(12);
  await db.updateTable('app_setting').set({ value: '30' }).where('key', '=', 'MIN_YIELD_SPEKTRA').execute();
});

test('a yield that is not known needs an admin, but not while the branch is new: its fees come after', async () => {
  const { db } = server.current.database;
  const fees = db.updateTable('branch_fee').where('branch_id', '=', office).where('fee_type', '=', 'ADMIN');
  await fees.set({ approval: 'REJECTED' }).execute();
  expect(await refusalOf({})).toBe('RATE_NEEDS_ADMIN');
  await db.updateTable('branch').set({ status: 'new' }).where('id', '=', office).execute();
  expect(await refusalOf({})).toBeNull();
  await db.updateTable('branch').set({ status: 'active' }).where('id', '=', office).execute();
});

test('a rate that only ends needs nobody but a second person', async () => {
  const low = { ...(inForce as unknown as PlacedRate), rateRegular: '0.1000', rateRepeat: null };
  expect(await refusalOf({ ...low, phase: 'IN_FORCE' } as never, { ...low, phase: 'IN_FORCE' } as never)).toBeNull();
});
