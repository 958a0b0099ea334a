import { promos } from '@console/contracts/promos-products/promo';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { branchStaff, checker, maker, office, promoCalls, promoLine, promosOf, promoValues } from './promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});
const today = jakartaDay(seedDate);
const spektra = promosOf(() => server.current);
const value = (values: object = {}) => promoValues('SPEKTRA', today, values);
const at = (
  codes: readonly string[],
  lines = [promoLine(6, { rateRegular: '1.50' }), promoLine(12, { rateRegular: '1.60' })],
) => ({
  branchIds: codes.map((code) => office('SPEKTRA', code)),
  lines,
});

test('the seeds have the promos of the model in every line', async () => {
  const counts = async (line: 'SPEKTRA' | 'NMC' | 'UFI') =>
    Promise.all(
      ['new', 'active', 'inactive'].map(
        async (state) =>
          (await server.current.call(promoCalls[line].list, admin, { query: { state } as never })).result.total,
      ),
    );
  expect(await counts('SPEKTRA')).toEqual([4, 15, 5]);
  expect(await counts('NMC')).toEqual([3, 9, 4]);
  expect(await counts('UFI')).toEqual([2, 7, 3]);
  const { result } = await spektra.call('list', admin, { query: { phase: 'SCHEDULED' } });
  expect(result.total).toBe(3);
});

test('nothing but another promo keeps the new promos of the seeds from being activated', async () => {
  for (const line of ['SPEKTRA', 'NMC', 'UFI'] as const) {
    const { rows } = (await server.current.call(promoCalls[line].list, admin, { query: { state: 'new' } as never }))
      .result;
    const found = (rows as { secureId: string }[]).map(async ({ secureId }) => {
      const answer = await server.current.call(promoCalls[line].readiness, admin, { parameters: { secureId } });
      return answer.result.refusals.map(({ code, message }: { code: string; message: string }) => `${code} ${message}`);
    });
    expect((await Promise.all(found)).flat().filter((each) => !each.startsWith('PROMO_CONFLICT'))).toEqual([]);
  }
});

test('a promo goes from its maker to a second person, who approves it with its lines', async () => {
  const { secureId, promoCode } = await spektra.submitted(value(), at(['12010', '12020']));
  expect(promoCode).toMatch(/^PRM-SPK-\d{4}-\d{4}$/);
  const created = await spektra.read(secureId);
  expect(created).toMatchObject({ state: 'new', branchCount: 2, editors: ['PROMO01'], waiting: true, phase: null });
  expect((await spektra.step('approve', secureId, maker)).body.status).not.toBe(200);
  const own = testCaller('PROMO01', { '*': 'Approval' });
  expect(await spektra.step('approve', secureId, own)).toMatchObject({ status: 409, body: { code: 'SELF_APPROVAL' } });
  const approved = await spektra.step('approve', secureId);
  expect(approved.text).toContain('active');
  expect(await spektra.read(secureId)).toMatchObject({
    state: 'active',
    phase: 'RUNNING',
    activatedBy: 'PROMO02',
    waiting: false,
  });
});

test('a promo without a line for each tenor, ended, or with an inactive group is not activated', async () => {
  const bare = await spektra.submitted(value({ priority: 800 }));
  expect(await spektra.step('approve', bare.secureId)).toMatchObject({
    status: 409,
    body: { code: 'PROMO_NO_RATES', message: expect.stringContaining('6, 12') },
  });
  const part = await spektra.submitted(value({ priority: 801 }), at(['12010'], [promoLine(6, { rateRegular: '1.5' })]));
  expect(await spektra.step('approve', part.secureId)).toMatchObject({ body: { code: 'PROMO_NO_RATES' } });
  const ended = await spektra.submitted(
    value({ startDate: dayAfter(today, -20), endDate: dayAfter(today, -1), priority: 802 }),
    at(['12010']),
  );
  expect(await spektra.step('approve', ended.secureId)).toMatchObject({ body: { code: 'PROMO_ENDED' } });
});

test('a rejected promo is not asked for again, a withdrawn one is', async () => {
  const rejected = await spektra.submitted(value({ priority: 810 }), at(['12010']));
  expect((await spektra.step('reject', rejected.secureId, checker, { reason: 'Subsidi belum jelas' })).status).toBe(
    200,
  );
  expect(await spektra.read(rejected.secureId)).toMatchObject({
    state: 'inactive',
    inactiveReason: 'REJECTED',
    inactiveNote: 'Subsidi belum jelas',
  });
  expect(await spektra.act('reactivate', rejected.secureId)).toMatchObject({ body: { code: 'PROMO_REJECTED' } });
  const withdrawn = await spektra.submitted(value({ priority: 811 }), at(['12010']));
  expect((await spektra.step('withdraw', withdrawn.secureId, testCaller('LAIN01', { '*': 'Input' }))).status).toBe(404);
  expect((await spektra.step('withdraw', withdrawn.secureId, maker)).status).toBe(200);
  expect(await spektra.read(withdrawn.secureId)).toMatchObject({ state: 'inactive', inactiveReason: 'MANUAL' });
});

test('an inactive promo is activated again when another person than who asks decides so', async () => {
  const { secureId } = await spektra.submitted(value({ priority: 820 }), at(['12010']));
  await spektra.step('approve', secureId);
  expect((await spektra.act('deactivate', secureId, maker, { reason: 'Stok habis' })).status).toBe(200);
  expect(await spektra.read(secureId)).toMatchObject({ state: 'inactive', inactiveReason: 'MANUAL', waiting: false });
  // Nobody has asked yet.
  expect(await spektra.step('approve', secureId)).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } });
  const asking = testCaller('PROMO03', { '*': 'Full Access' });
  expect((await spektra.act('reactivate', secureId, asking)).status).toBe(200);
  expect(await spektra.read(secureId)).toMatchObject({ waiting: true, editors: ['PROMO03'] });
  expect(await spektra.step('approve', secureId, asking)).toMatchObject({ body: { code: 'SELF_APPROVAL' } });
  expect((await spektra.step('approve', secureId)).status).toBe(200);
  expect(await spektra.read(secureId)).toMatchObject({ state: 'active', inactiveReason: null });
});

test('only head office writes promos, and a branch reads those with a sheet for it, without subsidies', async () => {
  const { secureId } = await spektra.submitted(
    value({ priority: 830, budgetSubsidy: 1_000_000 }),
    at(
      ['12010'],
      [promoLine(6, { rateRegular: '1.5', storeSubsidy: '3', fifIncome: '1' }), promoLine(12, { rateRegular: '1.6' })],
    ),
  );
  expect(await spektra.read(secureId, branchStaff('12020'))).toBeUndefined();
  const seen = await spektra.read(secureId, branchStaff('12010'));
  expect(seen).toMatchObject({ promoCode: expect.any(String) });
  expect(seen).not.toHaveProperty('budgetSubsidy');
  expect(seen).not.toHaveProperty('usedSubsidy');
  const answer = await server.current.call(promos.SPEKTRA.calls.submit, branchStaff('12010'), {
    body: { values: value() },
  });
  expect(answer.status).toBe(403);
});

test('an active promo changes what is only shown at once, its end with a second person, and the rest not', async () => {
  const { secureId } = await spektra.submitted(value({ priority: 840, quotaContracts: 10 }), at(['12010']));
  await spektra.step('approve', secureId);
  const record = await spektra.read(secureId);
  const fields = Object.fromEntries(Object.keys(promos.SPEKTRA.fields).map((name) => [name, record[name]]));
  const save = async (values: object, reason?: string) =>
    spektra.call('update', maker, {
      body: {
        ...fields,
        ...values,
        secureId,
        version: (await spektra.read(secureId)).version,
        ...(reason ? { reason } : {}),
      },
    });
  expect((await save({ description: 'Diperbarui' })).status).toBe(200);
  expect(await save({ description: 'Diperbarui', priority: 1 })).toMatchObject({
    status: 409,
    body: { code: 'PROMO_ACTIVE' },
  });
  expect(await save({ description: 'Diperbarui', productGroupIds: [] })).toMatchObject({ status: 422 });
  const waiting = await save({ description: 'Diperbarui', quotaContracts: 20 }, 'Permintaan wilayah');
  expect(waiting.status).toBe(202);
  expect(await spektra.read(secureId)).toMatchObject({ quotaContracts: 10, waiting: true });
});

test('a copy is a new promo with a new code and the sheets, from other days on', async () => {
  const { secureId } = await spektra.submitted(value({ priority: 850 }), at(['12010', '12020']));
  const { result } = await spektra.call('duplicate', maker, {
    body: { secureId, startDate: dayAfter(today, 5), endDate: dayAfter(today, 5) },
  });
  expect(result).toMatchObject({ sheets: 2, leftOut: 0 });
  const copy = await spektra.read(result.secureId);
  expect(copy).toMatchObject({
    state: 'new',
    startDate: dayAfter(today, 5),
    endDate: dayAfter(today, 6),
    branchCount: 2,
  });
});

test('types, quotas and lists are checked beside their fields', async () => {
  const faults = async (values: object) =>
    ((await spektra.submit(value(values))).body.errors as { field: string; code: string }[]).map(
      ({ field, code }) => `${field} ${code}`,
    );
  expect(await faults({ priceMin: 5_000_000, priceMax: 4_000_000 })).toEqual(['priceMax PRICE_RANGE']);
  expect(await faults({ adminFee: 0 })).toEqual(['adminFee NOT_EMPTY']);
  expect(await faults({ endDate: dayAfter(today, 366) })).toEqual(['endDate PROMO_TOO_LONG']);
  expect(await faults({ outletScope: 'STORE_GROUP' })).toEqual(['outletIds REQUIRED']);
  expect(await faults({ tenors: ['6', '36'] })).toEqual(['tenors TENOR_NOT_OFFERED_BY_LOB']);
  const ufi = promosOf(() => server.current, 'UFI');
  const answer = await ufi.submit(promoValues('UFI', today, { promoType: 'ZERO' }));
  expect(answer.body.errors).toMatchObject([{ field: 'promoType' }]);
});
