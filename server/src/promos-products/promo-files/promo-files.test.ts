import { ticksOf } from '@console/contracts/core/changes';
import { promoRateFileCalls } from '@console/contracts/promos-products/promo/rate-file';
import { importJobCalls } from '@console/contracts/platform/imports';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { maker, office, promoLine, promosOf, promoValues, sheetCalls } from '../promo/promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules, imports],
});
const today = jakartaDay(seedDate);
const calls = promoRateFileCalls.SPEKTRA;
const checker = testCaller('PROMO03', { '*': 'Full Access' });
const spektra = promosOf(() => server.current);
const rates = [promoLine(6, { rateRegular: '1.5000' }), promoLine(12, { rateRegular: '1.6000' })];
const promo = async (priority: number, lines = rates, values: object = {}) => {
  const sheets = { branchIds: ['12010', '12030'].map((code) => office('SPEKTRA', code)), lines };
  const { secureId } = await spektra.submitted(promoValues('SPEKTRA', today, { priority, ...values }), sheets);
  return secureId;
};
const send = (content: string, fields: object, by = maker) =>
  upload(server.current, calls.importUpload, by, {
    name: 'rate.csv',
    content: `office_code,rate_regular,rate_ro\n${content}`,
    fields: { keepExisting: 'true', ...fields } as never,
  });
const rowsOf = async (secureId: string) =>
  (await server.current.call(importJobCalls.rows, maker, { parameters: { secureId }, query: {} })).result.rows as {
    readonly result: string;
    readonly messages: readonly { readonly column: string | null; readonly code: string; readonly severity: string }[];
  }[];
const faultsOf = async (secureId: string) =>
  (await rowsOf(secureId)).map(({ result, messages }) => [
    result,
    ...messages.filter(({ severity }) => severity === 'error').map(({ column, code }) => `${column} ${code}`),
  ]);
async function decided(importId: string, skipErrors = false) {
  const body = { importId, skipErrors, reason: 'Sesuai memo promo 12' };
  await server.current.call(calls.importConfirm, maker, { body });
  const { result: job } = await server.current.call(importJobCalls.detail, checker, {
    parameters: { secureId: importId },
  });
  const acknowledged = ticksOf(job.warnings ?? []);
  const answer = await server.current.call(calls.importApprove!, admin, { body: { importId, acknowledged } });
  if (answer.status !== 200) throw new Error(answer.text);
}
const sheetsOf = async (promoId: string) => {
  const { rows } = (await server.current.call(sheetCalls.list, admin, { query: { promoId } as never })).result;
  return Object.fromEntries(
    (rows as { officeCode: string; lines: object[] | null }[]).map(({ officeCode, lines }) => [officeCode, lines]),
  );
};

test('rows set the lines of the chosen tenors, keep the others, and name what is wrong with them', async () => {
  const promoId = await promo(701);
  const { result: job } = await send(
    '12010,1.4000,1.3000\n12030,1.5,0\n12060,1.45,\n99999,1.4,\n12050,1.4,1.5\n12020,,\n',
    { promoId, tenors: '6' },
  );
  expect(await faultsOf(job.secureId)).toEqual([
    ['CHANGED'],
    ['SAME'],
    ['NEW'],
    ['ERROR', 'office_code NOT_FOUND'],
    ['ERROR', 'rate_ro RATE_RO_ABOVE_REGULAR'],
    ['SAME'],
  ]);
  await decided(job.secureId, true);
  expect(await sheetsOf(promoId)).toEqual({
    '12010': [{ ...rates[0], rateRegular: '1.4000', rateRepeat: '1.3000' }, rates[1]],
    '12030': rates,
    '12060': [{ ...rates[0], rateRegular: '1.4500' }],
  });
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from promo_rate_line l
    join promo_rate r on r.id = l.rate_id where r.promo_id = ${promoId} and l.batch_id = ${job.secureId}
      and l.source = 'IMPORT'`.execute(server.current.database.db);
  expect(rows[0]).toEqual({ count: 2 });
  expect((await spektra.read(promoId)).editors).toEqual(['PROMO01']);
});

test('blank rates end the line, which the approver ticks; the last line of a sheet stays', async () => {
  const promoId = await promo(702);
  const { result: one } = await send('12010,,\n', { promoId, tenors: '12' });
  expect((await rowsOf(one.secureId))[0]).toMatchObject({
    result: 'CHANGED',
    messages: [{ column: 'rate_regular', code: 'LINE_ENDS', severity: 'warning' }],
  });
  await server.current.call(calls.importConfirm, maker, {
    body: { importId: one.secureId, reason: 'Sesuai memo promo 13' },
  });
  const unticked = await server.current.call(calls.importApprove!, checker, { body: { importId: one.secureId } });
  expect(unticked.body.code).toBe('WARNINGS_NOT_TICKED');
  await decided(one.secureId);
  expect((await sheetsOf(promoId))['12010']).toEqual([rates[0]]);
  const { result: all } = await send('12030,,\n', { promoId, tenors: '6,12' });
  expect(await faultsOf(all.secureId)).toEqual([['ERROR', 'null LINE_EMPTY']]);
});

test('subsidies of the file go to all rows; those that are there stay unless that is not wanted', async () => {
  const subsidy = [promoLine(6, { rateRegular: '1.5000', storeSubsidy: '2.0000' })];
  const promoId = await promo(703, subsidy, { tenors: ['6'] });
  const file = { promoId, tenors: '6', storeSubsidy: '3.5', fifIncome: '1', storeAdminFee: '0' };
  const { result: kept } = await send('12010,1.4,\n12060,1.4,\n', file);
  await decided(kept.secureId);
  expect(await sheetsOf(promoId)).toMatchObject({
    '12010': [{ rateRegular: '1.4000', storeSubsidy: '2.0000', fifIncome: '1.0000', storeAdminFee: null }],
    '12060': [{ rateRegular: '1.4000', storeSubsidy: '3.5000', fifIncome: '1.0000', storeAdminFee: null }],
  });
  const { result: taken } = await send('12010,1.4,\n', { ...file, keepExisting: 'false' });
  await decided(taken.secureId);
  expect((await sheetsOf(promoId))['12010']).toMatchObject([{ storeSubsidy: '3.5000' }]);
});

test('a rate of a promo whose type has none is a fault of its row, and none is no change of its own', async () => {
  const free = [promoLine(6, { storeSubsidy: '9.0000' })];
  const promoId = await promo(704, free, { promoType: 'ZERO', tenors: ['6'] });
  const { result: job } = await send('12010,1.4,\n12030,,\n12060,,0\n', { promoId, tenors: '6', storeSubsidy: '9' });
  expect(await faultsOf(job.secureId)).toEqual([['ERROR', 'rate_regular ZERO_HAS_RATE'], ['SAME'], ['NEW']]);
});

test('what a file is for is judged before its rows, and head office alone sends one', async () => {
  const promoId = await promo(705);
  const refused = async (fields: object, by = maker) => {
    const { body } = await send('12010,1.4,\n', { promoId, tenors: '6', ...fields }, by);
    return body.errors?.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`) ?? body.code;
  };
  expect(await refused({ tenors: '6,9' })).toEqual(['tenors TENOR_NOT_OF_PROMO']);
  expect(await refused({ periodTo: dayAfter(today, 90) })).toEqual(['periodTo PERIOD_OUTSIDE_PROMO']);
  expect(await refused({ periodFrom: dayAfter(today, 9), periodTo: dayAfter(today, 8) })).toEqual([
    'periodTo DATE_ORDER',
  ]);
  expect(await refused({ fifIncome: '2' })).toEqual(['fifIncome INCOME_ABOVE_SUBSIDY']);
  for (const mappingType of ['BRANCH', 'MRA'] as const)
    expect(await refused({}, testCaller('LUAR09', { '*': 'Full Access' }, { mappingType }))).toBe('FORBIDDEN');
  await spektra.step('withdraw', promoId, maker, { reason: 'tidak jadi' });
  expect(await refused({})).toEqual(['promoId PROMO_INACTIVE']);
});

test('the promos to choose for a file are new or active ones, elsewhere active ones alone', async () => {
  const promoId = await promo(706);
  const { promoCode: search } = await spektra.read(promoId);
  const chosen = async (query: object) =>
    (await server.current.call(spektra.calls['lov' as never], maker, { query: { search, ...query } as never })).result
      .length as number;
  expect([await chosen({}), await chosen({ writable: 'true' })]).toEqual([0, 1]);
  await spektra.step('withdraw', promoId, maker, { reason: 'tidak jadi' });
  expect(await chosen({ writable: 'true' })).toBe(0);
});
