import { promoSheets, type LineBody, type PlacedSheet } from '@console/contracts/promos-products/promo-rate';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { branchStaff, maker, office, promoLine, promosOf, promoValues, sheetCalls } from './promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});
const today = jakartaDay(seedDate);
const spektra = promosOf(() => server.current);
const value = (values: object = {}) => promoValues('SPEKTRA', today, values);
const branch = (code: string) => office('SPEKTRA', code);
const rates = [promoLine(6, { rateRegular: '1.50' }), promoLine(12, { rateRegular: '1.60' })];
const place = (
  promoId: string,
  codes: readonly string[],
  lines: readonly LineBody[],
  rest: object = {},
  caller = maker,
) =>
  server.current.call(sheetCalls.place, caller, {
    body: { promoId, replace: false, branchIds: codes.map(branch), lines: [...lines], ...rest },
  });
const sheetsOf = async (promoId: string, caller = admin) =>
  (await server.current.call(sheetCalls.list, caller, { query: { promoId } as never })).result;
const faultsOf = ({ body }: { body: { errors?: { field: string; code: string }[] } }) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);

test('blank and 0 are null in all five fields, and a line that grants nothing is left out', async () => {
  const { secureId } = await spektra.submitted(value({ priority: 600 }));
  const zeros = promoLine(12, {
    rateRegular: '1.6',
    rateRepeat: '0',
    storeSubsidy: '0.0000',
    fifIncome: '0',
    storeAdminFee: 0,
  });
  const nothing = promoLine(6, { rateRegular: '0', storeAdminFee: 0 });
  const placed = await place(secureId, ['12010'], [nothing, zeros]);
  expect(placed.result).toEqual({ stored: 1, waiting: 0 });
  const { rows } = await sheetsOf(secureId);
  expect(rows[0].lines).toEqual([
    { tenor: 12, rateRegular: '1.6000', rateRepeat: null, storeSubsidy: null, fifIncome: null, storeAdminFee: null },
  ]);
  expect(rows[0]).toMatchObject({ tenors: '12', approval: 'PENDING', periodFrom: today });
});

test('lines are refused by the type of their promo, beside each cell', async () => {
  const make = async (promoType: string, rest: object = {}) =>
    (await spektra.submitted(value({ promoType, priority: 610, ...rest }))).secureId;
  const [rate, zero, special] = [await make('RATE'), await make('ZERO'), await make('ADMIN', { adminFee: 99_000 })];
  const faults = async (id: string, ...lines: LineBody[]) => faultsOf(await place(id, ['12010'], lines));
  expect(await faults(rate, promoLine(6, { storeSubsidy: '2' }))).toEqual(['lines[0].rateRegular RATE_REQUIRED']);
  expect(await faults(rate, promoLine(6, { rateRegular: '6' }))).toEqual(['lines[0].rateRegular RANGE']);
  expect(await faults(rate, promoLine(9, { rateRegular: '1' }))).toEqual(['lines[0].tenor TENOR_NOT_OF_PROMO']);
  expect(await faults(rate)).toEqual(['lines LINE_EMPTY']);
  expect(await faults(rate, promoLine(6, { rateRegular: '1', rateRepeat: '1.1' }))).toEqual([
    'lines[0].rateRepeat RATE_RO_ABOVE_REGULAR',
  ]);
  expect(await faults(rate, promoLine(6, { rateRegular: '1', storeSubsidy: '1', fifIncome: '1.5' }))).toEqual([
    'lines[0].fifIncome INCOME_ABOVE_SUBSIDY',
  ]);
  expect(await faults(zero, promoLine(6, { rateRegular: '1', storeSubsidy: '3' }))).toEqual([
    'lines[0].rateRegular ZERO_HAS_RATE',
  ]);
  expect(await faults(zero, promoLine(6, { storeAdminFee: 50_000 }))).toEqual([
    'lines[0].storeSubsidy SUBSIDY_REQUIRED',
  ]);
  expect(await faults(special, promoLine(6, { rateRepeat: '1' }))).toEqual(['lines[0].rateRepeat ADMIN_HAS_RATE']);
  // Without a fee of its own each of its lines says what the store pays of it.
  const paid = await make('ADMIN');
  expect(await faults(paid, promoLine(6, { storeSubsidy: '2' }))).toEqual([
    'lines[0].storeAdminFee STORE_ADMIN_REQUIRED',
  ]);
  // An admin fee of its own needs no line.
  expect((await place(special, ['12010'], [])).result).toEqual({ stored: 1, waiting: 0 });
});

test('a second sheet of a branch for the same days is refused, or takes the place of the first', async () => {
  const { secureId } = await spektra.submitted(value({ priority: 620 }));
  await place(secureId, ['12010', '12020'], rates);
  expect(faultsOf(await place(secureId, ['12020', '12030'], rates))).toEqual(['branchIds PERIOD_OVERLAP']);
  expect((await sheetsOf(secureId)).total).toBe(2);
  const preview = await server.current.call(sheetCalls.placePreview, maker, {
    body: { promoId: secureId, replace: true, branchIds: ['12020', '12030'].map(branch), lines: rates },
  });
  expect(preview.result.rows.map(({ officeCode, effect }: PlacedSheet) => `${officeCode} ${effect}`)).toEqual([
    '12020 REPLACE',
    '12030 NEW',
  ]);
  const beside = { periodFrom: dayAfter(today, 10), periodTo: dayAfter(today, 20) };
  const several = await spektra.submitted(value({ priority: 621 }));
  await place(several.secureId, ['12010'], rates, { periodTo: dayAfter(today, 5) });
  await place(several.secureId, ['12010'], rates, beside);
  const refused = await server.current.call(sheetCalls.placePreview, maker, {
    body: { promoId: several.secureId, replace: true, branchIds: ['12010', '10010'].map(branch), lines: rates },
  });
  expect(refused.result.rows.map(({ effect, message }: PlacedSheet) => [effect, message])).toEqual([
    ['REFUSED', expect.stringMatching(/Qanun/)],
    ['REFUSED', expect.stringMatching(/^Bertabrakan dengan .*, /)],
  ]);
  const both = await place(several.secureId, ['12010'], rates, { replace: true });
  expect(faultsOf(both)).toEqual(['branchIds PERIOD_OVERLAP']);
  const dearer = rates.map((line) => ({ ...line, rateRegular: '1.9' }));
  const own = { overrides: [{ officeCode: '12030', ...promoLine(6, { rateRegular: '1.1' }) }] };
  expect((await place(secureId, ['12020', '12030'], dearer, { replace: true, ...own })).result).toEqual({
    stored: 2,
    waiting: 0,
  });
  const { rows } = await sheetsOf(secureId);
  expect(rows.map(({ officeCode, lines }: never) => [officeCode, (lines as LineBody[])[0]!.rateRegular])).toEqual([
    ['12010', '1.5000'],
    ['12020', '1.9000'],
    ['12030', '1.1000'],
  ]);
  expect(faultsOf(await place(secureId, ['12060'], rates, { periodTo: dayAfter(today, 90) }))).toEqual([
    'branchIds PERIOD_OUTSIDE_PROMO',
  ]);
});

test('a branch that differs has rows of its own beside the grid, and faults name the row that was typed', async () => {
  const { secureId } = await spektra.submitted(value({ priority: 625 }));
  const rows = (...own: object[]) => ({ overrides: own });
  const dear = { officeCode: '12020', ...promoLine(12, { rateRegular: '1.8' }) };
  expect((await place(secureId, ['12010', '12020'], rates, rows(dear))).result).toMatchObject({ stored: 2 });
  const stored = (await sheetsOf(secureId)).rows as { officeCode: string; lines: LineBody[] }[];
  expect(stored.map(({ officeCode, lines }) => [officeCode, ...lines.map(({ rateRegular }) => rateRegular)])).toEqual([
    ['12010', '1.5000', '1.6000'],
    ['12020', '1.5000', '1.8000'],
  ]);
  const wrong = rows(dear, { officeCode: '12030', ...promoLine(6, { rateRegular: '1.1', rateRepeat: '1.2' }) });
  expect(faultsOf(await place(secureId, ['12030', '12020'], rates, { ...wrong, replace: true }))).toEqual([
    'overrides[1].rateRepeat RATE_RO_ABOVE_REGULAR',
  ]);
  expect(faultsOf(await place(secureId, ['12060'], rates, rows(dear)))).toEqual(['overrides[0].officeCode NOT_FOUND']);
});

test('a person who shapes the sheets of a promo does not approve it', async () => {
  const { secureId } = await spektra.submitted(value({ priority: 630 }));
  const both = testCaller('PROMO04', { '*': 'Full Access' });
  await place(secureId, ['12010'], rates, {}, both);
  expect(await spektra.step('approve', secureId, both)).toMatchObject({ body: { code: 'SELF_APPROVAL' } });
});

test('head office alone writes rate sheets; a branch reads its own, without subsidies', async () => {
  const { secureId } = await spektra.submitted(value({ priority: 650 }), {
    branchIds: [branch('12010')],
    lines: [promoLine(6, { rateRegular: '1.5', storeSubsidy: '3', fifIncome: '1' })],
  });
  const own = branchStaff('12010');
  const { rows } = await sheetsOf(secureId, own);
  expect(rows[0].lines).toEqual([{ tenor: 6, rateRegular: '1.5000', rateRepeat: null, storeAdminFee: null }]);
  const { secureId: id, version, promoId, branchId, periodFrom, periodTo } = rows[0];
  const line = promoLine(6, { rateRegular: '1.4' });
  const saved = { secureId: id, version, promoId, branchId, periodFrom, periodTo, lines: [line] };
  const supervisor = testCaller('MRASPV09', { '*': 'Full Access' }, { mappingType: 'MRA', scope: own.scope });
  for (const by of [own, supervisor]) {
    const placed = { promoId, branchIds: [branchId], lines: [line], replace: true };
    const answers = [
      await server.current.call(sheetCalls.update, by, { body: saved as never }),
      await server.current.call(sheetCalls.delete, by, { body: { secureId: id, version, reason: 'tidak jadi' } }),
      await place(secureId, ['12010'], [line], { replace: true }, by),
      await server.current.call(sheetCalls.placePreview, by, { body: placed }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  }
  expect((await sheetsOf(secureId)).rows[0].lines[0]).toMatchObject({ rateRegular: '1.5000', fifIncome: '1.0000' });
});

test('every line has its calls, under the privilege of its module', () => {
  expect(Object.values(promoSheets).map(({ calls }) => [calls.place.path, calls.place.access])).toEqual([
    ['promo/rates/place', { privilege: 'promo:browse', action: 'update' }],
    ['promo-nmc/rates/place', { privilege: 'promo-nmc:browse', action: 'update' }],
    ['promo-ufi/rates/place', { privilege: 'promo-ufi:browse', action: 'update' }],
  ]);
});
