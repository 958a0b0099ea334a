import { promoSheets, type LineBody } from '@console/contracts/promos-products/promo-rate';
import { changeCallsOf } from '@console/contracts/core/changes';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { checker, maker, office, promoLine, promosOf, promoValues, sheetCalls } from './promo.fixtures.ts';

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

test('who has seen a promo before a sheet of it was changed does not approve it as it was', async () => {
  const { secureId } = await spektra.submitted(value({ priority: 631 }), {
    branchIds: [branch('12010'), branch('12020')],
    lines: rates,
  });
  const { version: seen } = await spektra.read(secureId);
  const approve = (version: number) => spektra.call('approve', checker, { body: { secureId, version } });
  const [first, second] = (await sheetsOf(secureId)).rows;
  const { promoId, branchId, periodFrom, periodTo, version } = first;
  const dearer = rates.map((line) => ({ ...line, storeSubsidy: '29' }));
  const body = { secureId: first.secureId, version, promoId, branchId, periodFrom, periodTo, lines: dearer };
  expect((await server.current.call(sheetCalls.update, maker, { body: body as never })).status).toBe(200);
  expect(await approve(seen)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
  await place(secureId, ['12030'], rates);
  expect(await approve(seen + 1)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
  const deleted = { secureId: second.secureId, version: second.version, reason: 'tidak jadi' };
  const deleter = testCaller('PROMO05', { '*': 'Full Access' });
  expect((await server.current.call(sheetCalls.delete, deleter, { body: deleted })).status).toBe(200);
  expect((await spektra.read(secureId)).editors).toEqual(['PROMO01', 'PROMO05']);
  expect(await spektra.step('approve', secureId, deleter)).toMatchObject({ body: { code: 'SELF_APPROVAL' } });
});

test('a sheet that is saved while its promo is activated is refused, or what was activated', async () => {
  const { secureId } = await spektra.submitted(value({ priority: 632 }), {
    branchIds: [branch('12060')],
    lines: rates,
  });
  const { version: seen } = await spektra.read(secureId);
  const [{ secureId: id, version, promoId, branchId, periodFrom, periodTo }] = (await sheetsOf(secureId)).rows;
  const lines = rates.map((line) => ({ ...line, storeSubsidy: '20' }));
  const body = { secureId: id, version, promoId, branchId, periodFrom, periodTo, lines };
  const [approved, saved] = await Promise.all([
    spektra.call('approve', checker, { body: { secureId, version: seen } }),
    server.current.call(sheetCalls.update, maker, { body: body as never }),
  ]);
  expect([approved.status, saved.status].toSorted((one, other) => one - other)).not.toEqual([200, 200]);
});

test('an end before the start of a placement is refused beside it', async () => {
  const { secureId } = await spektra.submitted(value({ priority: 633 }));
  const period = { periodFrom: dayAfter(today, 9), periodTo: dayAfter(today, 8) };
  expect(faultsOf(await place(secureId, ['12010'], rates, period))).toEqual(['periodTo DATE_ORDER']);
});

test('a sheet of an active promo is ended without asking again about its lines, today at the earliest', async () => {
  const { secureId } = await spektra.submitted(value({ startDate: dayAfter(today, -9), priority: 634 }), {
    branchIds: [branch('12010')],
    lines: rates,
  });
  await spektra.step('approve', secureId);
  const [{ secureId: id, version, promoId, branchId, periodFrom, lines }] = (await sheetsOf(secureId)).rows;
  const end = (periodTo: string) =>
    server.current.call(sheetCalls.update, maker, {
      body: { secureId: id, version, promoId, branchId, periodFrom, periodTo, lines, reason: 'stok habis' } as never,
    });
  expect(faultsOf(await end(dayAfter(today, -1)))).toEqual(['periodTo END_TOO_EARLY']);
  expect((await spektra.read(secureId)).waiting).toBe(false);
  expect((await end(today)).status).toBe(202);
  expect((await spektra.read(secureId)).waiting).toBe(true);
});

test('a promo says that it waits while a new sheet of it does', async () => {
  const { secureId } = await spektra.submitted(value({ priority: 635 }), {
    branchIds: [branch('12010')],
    lines: rates,
  });
  await spektra.step('approve', secureId);
  await place(secureId, ['12030'], rates, { reason: 'cabang baru ikut' });
  expect((await spektra.read(secureId)).waiting).toBe(true);
});

test('faults of a placement name the branches that they are about', async () => {
  const { secureId } = await spektra.submitted(value({ priority: 636 }));
  await place(secureId, ['12010', '12020'], rates);
  const { body } = await place(secureId, ['12020', '12030', '12010'], rates);
  expect(body.errors).toMatchObject([{ field: 'branchIds', message: expect.stringMatching(/^12020, 12010: /) }]);
});

test('a sheet of an active promo waits as one with its branches, and the old lines hold until then', async () => {
  const { secureId } = await spektra.submitted(value({ priority: 640 }), {
    branchIds: [branch('12010')],
    lines: rates,
  });
  await spektra.step('approve', secureId);
  const cheaper = rates.map((line) => ({ ...line, rateRegular: '1.2' }));
  const answer = await place(secureId, ['12010', '12020'], cheaper, { replace: true, reason: 'Subsidi tambahan' });
  expect(answer.body).toMatchObject({ result: { stored: 0, waiting: 2 } });
  const { rows: changes } = (
    await server.current.call(changeCallsOf(promoSheets.SPEKTRA).changes, checker, { query: { state: ['PENDING'] } })
  ).result as { rows: { consequence?: string }[] };
  const effects = changes.map(({ consequence = '' }) => consequence);
  expect(effects).toContainEqual(expect.stringMatching(/^Angsuran contoh, 2 sasaran: Regular 2 berubah \(-/));
  expect((await sheetsOf(secureId)).rows[0].lines[0]).toMatchObject({ rateRegular: '1.5000' });
  const [sheet] = (await sheetsOf(secureId)).rows;
  const deleted = await server.current.call(sheetCalls.delete, admin, {
    body: { secureId: sheet.secureId, version: sheet.version, reason: 'Tidak jadi' },
  });
  expect(deleted.body.code).toBe('PROMO_ACTIVE');
});
