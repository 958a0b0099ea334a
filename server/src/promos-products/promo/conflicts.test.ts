import { changeCallsOf } from '@console/contracts/core/changes';
import { promos } from '@console/contracts/promos-products/promo';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { freePriority } from './conflicts.ts';
import { branchStaff, checker, maker, office, promoLine, promosOf, promoValues } from './promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});
const today = jakartaDay(seedDate);
const spektra = promosOf(() => server.current);
const value = (values: object = {}) => promoValues('SPEKTRA', today, values);
const lines = [promoLine(6, { rateRegular: '1.50' }), promoLine(12, { rateRegular: '1.60' })];
const at = (...codes: readonly string[]) => ({ branchIds: codes.map((code) => office('SPEKTRA', code)), lines });
const conflictsOf = async (body: object, caller = maker) => (await spektra.call('conflicts', caller, { body })).result;

test('the nearest free priority settles a conflict', () => {
  expect(freePriority(2, [1, 2, 3])).toBe(4);
  expect(freePriority(999, [999])).toBe(998);
  expect(freePriority(1, [])).toBe(1);
});

test('promos of one priority meet where everything intersects, typed and at the activation', async () => {
  const first = await spektra.submitted(value({ priority: 700 }), at('12010', '12020'));
  expect((await spektra.step('approve', first.secureId)).status).toBe(200);
  const { name: _, ...typed } = value({ priority: 700, branchIds: at('12020', '12030').branchIds });
  const reach = Object.fromEntries(
    [
      'productGroupIds',
      'outletScope',
      'tenors',
      'customerKind',
      'channels',
      'startDate',
      'endDate',
      'priority',
      'branchIds',
    ].map((field) => [field, (typed as Record<string, unknown>)[field]]),
  );
  const found = await conflictsOf({ values: reach });
  expect(found.rows).toMatchObject([
    {
      promoCode: first.promoCode,
      priority: 700,
      branches: [expect.stringContaining('12020')],
      branchCount: 1,
      groups: ['Televisi'],
      tenors: [6, 12],
      from: today,
      to: dayAfter(today, 60),
    },
  ]);
  expect(found.settledBy).toBe(701);
  for (const apart of [
    { priority: 701 },
    { tenors: ['9'] },
    { branchIds: at('12030').branchIds },
    { startDate: dayAfter(today, 61), endDate: dayAfter(today, 80) },
    { productGroupIds: [office('SPEKTRA', '12010')] },
  ])
    expect((await conflictsOf({ values: { ...reach, ...apart } })).rows).toEqual([]);
  const second = await spektra.submitted(value({ priority: 700 }), at('12020', '12030'));
  expect(await spektra.step('approve', second.secureId)).toMatchObject({
    status: 409,
    body: { code: 'PROMO_CONFLICT', message: expect.stringContaining(first.promoCode) },
  });
  const regular = await spektra.submitted(value({ priority: 705, customerKind: 'REGULAR' }), at('12060'));
  const repeat = await spektra.submitted(value({ priority: 705, customerKind: 'REPEAT' }), at('12060'));
  expect((await spektra.step('approve', regular.secureId)).status).toBe(200);
  expect((await spektra.step('approve', repeat.secureId)).status).toBe(200);
});

test('a branch meets the promos of its own branches alone, and reads no reason against an activation', async () => {
  const promo = await spektra.submitted(value({ priority: 708 }), at('12010', '12020'));
  await spektra.step('approve', promo.secureId);
  const of = (code: string) => branchStaff(code, 'View Only');
  const { productGroupIds, tenors, startDate, endDate } = value();
  const { branchIds } = at('12010', '12020');
  const ask = { productGroupIds, tenors, startDate, endDate, priority: 708, branchIds };
  expect((await conflictsOf({ values: ask }, of('12030'))).rows).toEqual([]);
  expect((await conflictsOf({ values: ask }, of('12020'))).rows).toMatchObject([
    { promoCode: promo.promoCode, branchCount: 1, branches: [expect.stringContaining('12020')] },
  ]);
  const next = await spektra.submitted(value({ priority: 708 }), at('12010', '12020'));
  const readiness = (caller = maker) =>
    server.current.call(spektra.calls.readiness, caller, { parameters: { secureId: next.secureId } });
  expect((await readiness()).result.refusals).toMatchObject([{ code: 'PROMO_CONFLICT' }]);
  expect((await readiness(of('12020'))).result).toMatchObject({ refusals: [], exposure: null });
});

test('two activations at once never leave a conflict', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 4 }, async (_, k) => [
      await spektra.submitted(value({ priority: 710 + k }), at('12050')),
      await spektra.submitted(value({ priority: 710 + k }), at('12050')),
    ]),
  );
  const answers = await Promise.all(
    pairs.flat().map(async ({ secureId }) => (await spektra.step('approve', secureId)).body.code ?? 'OK'),
  );
  expect(answers.filter((code) => code === 'PROMO_CONFLICT')).toHaveLength(pairs.length);
  for (const pair of pairs) {
    const states = await Promise.all(pair.map(async ({ secureId }) => (await spektra.read(secureId)).state));
    expect(new Set(states)).toEqual(new Set(['active', 'new']));
  }
});

test('two promos that are activated as many are judged by each other too', async () => {
  const pair = [
    await spektra.submitted(value({ priority: 720 }), at('12030')),
    await spektra.submitted(value({ priority: 720 }), at('12030')),
  ];
  const items = await Promise.all(
    pair.map(async ({ secureId }) => ({ secureId, version: (await spektra.read(secureId)).version })),
  );
  const preview = (spektra.calls as never as Record<string, never>)['activate-preview'];
  const { result } = await server.current.call(preview, checker, {
    body: { items, values: {} },
  });
  expect(result).toMatchObject({ total: 2, allowed: 1, refused: [{ code: 'PROMO_CONFLICT' }] });
});

/** Saves a change of an active promo, and decides on it if it waits. */
async function changed(secureId: string, values: object) {
  const { version, ...record } = await spektra.read(secureId);
  const fields = Object.fromEntries(Object.keys(promos.SPEKTRA.fields).map((name) => [name, record[name]]));
  const body = { ...fields, ...values, secureId, version, reason: 'Permintaan wilayah' };
  const answer = await spektra.call('update', maker, { body });
  if (answer.status !== 202) return answer;
  return server.current.call(changeCallsOf(promos.SPEKTRA).approveChange, checker, {
    body: { secureIds: [answer.result.change.secureId], acknowledged: [] },
  });
}

test('a later end does not make two promos of one priority meet, and a narrower promo is not compared', async () => {
  const first = await spektra.submitted(value({ priority: 730, endDate: dayAfter(today, 8) }), at('12050'));
  const later = { startDate: dayAfter(today, 13), endDate: dayAfter(today, 18), priority: 730 };
  const second = await spektra.submitted(value(later), at('12050'));
  for (const { secureId } of [first, second]) expect((await spektra.step('approve', secureId)).status).toBe(200);
  expect(await changed(first.secureId, { endDate: dayAfter(today, 12) })).toMatchObject({ status: 200 });
  expect(await changed(first.secureId, { endDate: dayAfter(today, 16) })).toMatchObject({
    status: 409,
    body: { code: 'PROMO_CONFLICT' },
  });
  // Two that meet, as before this rule: each is still described and ended earlier.
  await server.current.database.db
    .updateTable('promo_rate')
    .set({ period_from: today })
    .where('promo_id', '=', second.secureId)
    .execute();
  expect((await changed(first.secureId, { description: 'Diperbarui' })).status).toBe(200);
  expect((await changed(first.secureId, { endDate: dayAfter(today, 2) })).status).toBe(200);
});

test('the end of an active promo is not moved to a day that has passed', async () => {
  const values = { startDate: dayAfter(today, -20), priority: 731 };
  const { secureId } = await spektra.submitted(value(values), at('12060'));
  expect((await spektra.step('approve', secureId)).status).toBe(200);
  expect(await changed(secureId, { endDate: dayAfter(today, -1) })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'endDate', code: 'END_TOO_EARLY' }] },
  });
  expect((await changed(secureId, { endDate: today })).status).toBe(200);
});
