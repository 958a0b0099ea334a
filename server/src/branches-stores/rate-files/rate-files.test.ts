import { matrixCalls, rateImportCalls } from '@console/contracts/branches-stores/branch/rate-imports';
import { targetCalls } from '@console/contracts/branches-stores/branch/rate-targets';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls } from '@console/contracts/platform/imports';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, imports] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const checker = testCaller('HARGA02', { '*': 'Full Access' });
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const call: typeof server.current.call = ((...given: Parameters<typeof server.current.call>) =>
  server.current.call(...given)) as never;
const target = { productGroupIds: 'ALL', bands: '7-12', effectiveFrom: tomorrow, supersede: 'true' };

async function send(kind: 'spektra' | 'spektraBulk', content: string, fields: object = {}) {
  const { result } = await upload(server.current, rateImportCalls[kind].importUpload, maker, {
    name: 'rate.csv',
    content,
    fields: { ...target, ...fields },
  });
  return result as { secureId: string; state: string; newRows: number; changedRows: number; errorRows: number };
}
const rowsOf = async (secureId: string) =>
  (await call(importJobCalls.rows, maker, { parameters: { secureId }, query: {} })).result.rows as {
    messages: { code: string; severity: string }[];
    before: Record<string, string | null> | null;
  }[];

test('a file takes the place of rates in force; blank and 0 are no rate, faults stand beside their rows', async () => {
  const job = await send(
    'spektra',
    'office_code,rate_regular,rate_ro\n13020,2.6000,0\n13030,2.5000,2.6000\n13040,,2.0000\n99999,2.0000,\n',
  );
  expect(job).toMatchObject({ changedRows: 1, errorRows: 3 });
  const rows = await rowsOf(job.secureId);
  expect(
    rows.map(({ messages }) => messages.filter(({ severity }) => severity === 'error').map(({ code }) => code)),
  ).toEqual([[], ['RATE_RO_ABOVE_REGULAR'], ['REQUIRED'], ['NOT_FOUND']]);
  expect(rows[0]?.before).toHaveProperty('rate_regular');
  const importId = job.secureId;
  await call(rateImportCalls.spektra.importConfirm, maker, { body: { importId, skipErrors: true } });
  expect((await call(rateImportCalls.spektra.importApprove!, maker, { body: { importId } })).body.code).toBe(
    'SELF_APPROVAL',
  );
  await call(rateImportCalls.spektra.importApprove!, checker, { body: { importId } });
  const { rows: scheduled } = (
    await call(callsOf(branchRates).list, admin, {
      query: { branchId: branchId('SPEKTRA', '13020'), phase: 'SCHEDULED' } as never,
    })
  ).result;
  expect(scheduled).toMatchObject([
    { tenors: '7-12', rateRegular: '2.6000', rateRepeat: null, effectiveFrom: tomorrow },
  ]);
});

test('a bulk file is applied to every group and band, with the rates before as a matrix', async () => {
  const groups = [seedId('product-group', 'TV'), seedId('product-group', 'GADGET')].join(',');
  const job = await send(
    'spektraBulk',
    'office_code,rate_regular,rate_ro\n13020,2.6000,2.3000\n13030,2.6000,2.3000\n',
    {
      productGroupIds: groups,
      bands: '1-6,7-12',
    },
  );
  expect(job).toMatchObject({ errorRows: 0 });
  const { result } = await call(matrixCalls.spektra, maker, { query: { importId: job.secureId } });
  expect(result.rows[0]?.cells).toMatchObject([
    { productGroup: 'TV', band: '1-6', before: null },
    { productGroup: 'TV', band: '7-12', before: null },
    { productGroup: 'GADGET', band: '1-6', before: expect.any(String) },
    { productGroup: 'GADGET', band: '7-12' },
  ]);
  const importId = job.secureId;
  await call(rateImportCalls.spektraBulk.importConfirm, maker, { body: { importId } });
  await call(rateImportCalls.spektraBulk.importApprove!, checker, { body: { importId } });
  const { total } = (
    await call(callsOf(branchRates).list, admin, {
      query: { branchId: branchId('SPEKTRA', '13030'), phase: 'SCHEDULED' } as never,
    })
  ).result;
  expect(total).toBe(4);
});

test('a file below the floor is approved by an admin alone', async () => {
  const job = await send('spektra', 'office_code,rate_regular,rate_ro\n13050,0.4000,\n');
  const importId = job.secureId;
  expect((await rowsOf(importId))[0]?.messages.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['BELOW_FLOOR']),
  );
  await call(rateImportCalls.spektra.importConfirm, maker, { body: { importId } });
  expect((await call(rateImportCalls.spektra.importApprove!, checker, { body: { importId } })).body.code).toBe(
    'RATE_NEEDS_ADMIN',
  );
});

test('what no rate can be applied to is refused beside its field, before any row is read', async () => {
  const errorsOf = async (fields: object) =>
    (
      await upload(server.current, rateImportCalls.spektraBulk.importUpload, maker, {
        name: 'rate.csv',
        content: 'office_code,rate_regular,rate_ro\n13020,2.6000,\n',
        fields: { ...target, ...fields },
      })
    ).body.errors;
  expect(await errorsOf({ bands: '12-7' })).toMatchObject([{ field: 'bands', code: 'BAND_ORDER' }]);
  expect(await errorsOf({ bands: '0-99' })).toMatchObject([{ field: 'bands', code: 'RANGE' }]);
  expect(await errorsOf({ bands: '40-50,45-55' })).toMatchObject([
    { field: 'bands', code: 'BAND_TAKEN', parameters: { from: 40, to: 50 } },
  ]);
  expect(await errorsOf({ effectiveTo: jakartaDay(seedDate) })).toMatchObject([
    { field: 'effectiveTo', code: 'DATE_ORDER' },
  ]);
  expect(await errorsOf({ productGroupIds: seedId('product-group-nmc', 'BEBEK') })).toMatchObject([
    { field: 'productGroupIds', code: 'NOT_FOUND' },
  ]);
});

test('a rate of repeat orders that moves by more than a quarter is named', async () => {
  const job = await send('spektra', 'office_code,rate_regular,rate_ro\n13050,2.6000,0.9000\n');
  const [row] = await rowsOf(job.secureId);
  expect(row?.messages).toContainEqual(expect.objectContaining({ code: 'RATE_MOVES', column: 'rate_ro' }));
});

test('a bulk file is offered the active groups of the line and the bands of its rates', async () => {
  const { result } = await call(targetCalls.spektra, maker, {});
  expect(result.bands).toEqual([
    { from: 1, to: 6 },
    { from: 7, to: 12 },
    { from: 13, to: 18 },
    { from: 19, to: 24 },
  ]);
  expect(result.groups).toContainEqual({
    secureId: seedId('product-group', 'GADGET'),
    code: 'GADGET',
    name: expect.any(String),
  });
  const nmc = await call(targetCalls.nmc, maker, {});
  expect(nmc.result.bands).toContainEqual({ from: 25, to: 36 });
  expect((await call(targetCalls.spektra, testCaller('BACA01', { '*': 'View' }), {})).status).toBe(403);
});
