import { storeRateSheets } from '@console/contracts/branches-stores/store-rate';
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { useServer } from '../../../test/server.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';
import { storeId } from '../outlet/store-seed.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const calls = callsOf(storeRateSheets);
const change = changeCallsOf(storeRateSheets);
const maker = testCaller('HARGA01', { 'store:browse': 'Full Access' });
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const gadget = seedId('product-group', 'GADGET');
const reason = 'rate toko berubah';

const row = (changed: object) => ({
  tenorFrom: 7,
  tenorTo: 12,
  rateRegular: '2.3000',
  rateRepeat: null,
  storeSubsidy: null,
  fifIncome: null,
  storeAdminFee: null,
  ...changed,
});
const create = (store: string, rates: object, productGroupId: string | null = null) =>
  server.current.call(calls.create, maker, {
    body: {
      storeId: store,
      productGroupId,
      rates: [row(rates)],
      effectiveFrom: tomorrow,
      effectiveTo: null,
      reason,
    } as never,
  });
/** An approved exclusive rate of a store from tomorrow on. */
const addExclusive = (store: string, rate_regular: string, product_group_id: string | null = null) =>
  server.current.database.db
    .insertInto('store_exclusive_rate')
    .values({
      id: seedId('store-exclusive-rate', `uji:${store}`),
      created_by: 'UJI',
      created_at: seedDate,
      updated_by: 'UJI',
      updated_at: seedDate,
      store_id: store,
      product_group_id,
      tenor_from: 7,
      tenor_to: 12,
      rate_regular,
      rate_repeat: null,
      quota_contracts: null,
      agreement_no: 'PKS/UJI/1',
      effective_from: tomorrow,
      effective_to: dayAfter(tomorrow, 90),
      approval: 'APPROVED',
    })
    .execute();
const pending = async () =>
  (await server.current.call(change.changes, admin, { query: { state: ['PENDING'] } })).result.rows as {
    secureId: string;
    warnings?: { code: string }[];
  }[];
const approve = async () => {
  const secureIds = (await pending()).map(({ secureId }) => secureId);
  return tickingAll((acknowledged) =>
    server.current.call(change.approveChange, admin, { body: { secureIds, acknowledged } }),
  );
};
/** The warnings of the change that waits, which is rejected then. */
async function warned(): Promise<readonly string[]> {
  const [waiting] = await pending();
  const body = { secureIds: [waiting!.secureId], note: 'bukan sekarang' };
  expect((await server.current.call(change.rejectChange, admin, { body })).status).toBe(200);
  return (waiting!.warnings ?? []).map(({ code }) => code);
}

test('rates below an exclusive rate of the store, which goes before them, are refused', async () => {
  const store = storeId(18);
  await addExclusive(store, '2.0000', gadget);
  expect((await create(store, { rateRegular: '1.9500' })).body.errors).toMatchObject([
    { field: 'rates[0].rateRegular', code: 'EXCLUSIVE_ABOVE_BASE', parameters: { base: 1.95 } },
  ]);
  expect((await create(store, { rateRegular: '2.1000', rateRepeat: '1.9500' })).body.errors).toMatchObject([
    { field: 'rates[0].rateRepeat', code: 'EXCLUSIVE_ABOVE_BASE', parameters: { base: 1.95 } },
  ]);
  expect((await create(store, { rateRegular: '1.9500', tenorFrom: 13, tenorTo: 18 })).status).toBe(202);
  await warned();
  // Gadgets have a sheet of their own, which goes before that of all groups.
  expect((await create(store, { rateRegular: '2.1000' }, gadget)).status).toBe(202);
  expect((await approve()).status).toBe(200);
  expect((await create(store, { rateRegular: '1.9500' })).status).toBe(202);
  await warned();
});

test('a sheet with which an exclusive rate of the store yields too little is ticked, and so is its end', async () => {
  const store = storeId(17);
  expect((await create(store, { storeSubsidy: '30.0000' })).status).toBe(202);
  expect((await approve()).status).toBe(200);
  const query = { storeId: store } as never;
  const [sheet] = (await server.current.call(calls.list, maker, { query })).result.rows;
  const update = (rates: object) =>
    server.current.call(calls.update, maker, { body: { ...sheet, rates: [row(rates)], reason } as never });
  expect((await update({ storeSubsidy: null })).status).toBe(202);
  expect(await warned()).not.toContain('YIELD_BELOW_FLOOR');
  await addExclusive(store, '1.2000');
  expect((await update({ storeSubsidy: '29.0000' })).status).toBe(202);
  expect(await warned()).not.toContain('YIELD_BELOW_FLOOR');
  expect((await update({ storeSubsidy: null })).status).toBe(202);
  expect(await warned()).toContain('YIELD_BELOW_FLOOR');
  const { secureId, version } = sheet as { secureId: string; version: number };
  expect((await server.current.call(calls.cancel, maker, { body: { secureId, version, reason } })).status).toBe(202);
  expect(await warned()).toContain('YIELD_BELOW_FLOOR');
});
