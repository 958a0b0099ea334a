import { branchFees } from '@console/contracts/branches-stores/branch/fees';
import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { rateImportCalls } from '@console/contracts/branches-stores/branch/rate-imports';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { promoFeeImport, promoFees } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import { changeCallsOf, ticksOf, type ChangeRequest } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls, type ImportRow } from '@console/contracts/platform/imports';
import type { Terms } from '@console/instalments';
import fc from 'fast-check';
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
import { companyOf } from './calculate.ts';
import { yieldsBelow } from './least-yield.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, imports] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const checker = testCaller('HARGA02', { '*': 'Full Access' });
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const reason = 'penyesuaian harga pasar';
const office = branchId('SPEKTRA', '13020');
const waiting = async (resource: Parameters<typeof changeCallsOf>[0]) =>
  (await server.current.call(changeCallsOf(resource).changes, checker, { query: { state: ['PENDING'] } })).result
    .rows as ChangeRequest[];
const approve = (secureId: string, by = checker, acknowledged: readonly string[] = []) =>
  server.current.call(changeCallsOf(branchRates).approveChange, by, { body: { secureIds: [secureId], acknowledged } });
const propose = (rates: readonly object[], more: object = {}) =>
  server.current.call(gridCalls.SPEKTRA, maker, {
    body: {
      branchId: office,
      effectiveFrom: tomorrow,
      effectiveTo: null,
      supersede: true,
      reason,
      rates,
      ...more,
    } as never,
  });
const rise = /tenor 12: Regular Rp [\d.]+ → Rp [\d.]+ \(\+[\d.]+\); RO Rp [\d.]+ → Rp [\d.]+ \(\+[\d.]+\)$/;
const rowsOf = async (secureId: string) =>
  (await server.current.call(importJobCalls.rows, maker, { parameters: { secureId } })).result.rows as ImportRow[];

test('a proposed rate says what it does to the instalment, now and then', async () => {
  await propose([{ tenorFrom: 7, tenorTo: 12, rateRegular: '2.7000', rateRepeat: '2.4000' }]);
  const [change] = await waiting(branchRates);
  expect(change!.consequence).toMatch(rise);
  await approve(change!.secureId);
});

test('a proposed fee says so too; an end alone says nothing', async () => {
  const fees = callsOf(branchFees);
  const { rows } = (await server.current.call(fees.list, admin, { query: { branchId: office } as never })).result;
  const fee = rows.find((row: { readonly amountFrom: number }) => row.amountFrom === 5_000_000)!;
  const { secureId, version } = fee;
  const body = { ...fee, amountRegular: 900_000, amountRepeat: 900_000, effectiveFrom: tomorrow, reason };
  await server.current.call(fees.update, maker, { body: body as never });
  const [change] = await waiting(branchFees);
  expect(change!.consequence).toMatch(/tenor 24: Regular Rp [\d.]+ → Rp [\d.]+ \(\+/);
  await server.current.call(changeCallsOf(branchFees).withdrawChange, maker, {
    body: { secureIds: [change!.secureId] },
  });
  await server.current.call(fees.end, maker, { body: { secureId, version, effectiveTo: tomorrow, reason } });
  expect((await waiting(branchFees))[0]).not.toHaveProperty('consequence');
});

test('a rate that yields less than the line demands is approved by an admin alone', async () => {
  await propose([{ tenorFrom: 19, tenorTo: 24, rateRegular: '0.7000', rateRepeat: null }], {
    productGroupIds: [seedId('product-group', 'TV')],
  });
  const [change] = await waiting(branchRates);
  expect((await approve(change!.secureId)).body.code).toBe('RATE_NEEDS_ADMIN');
  const codes = change!.warnings!.map(({ code }) => code);
  expect(codes).toEqual(['RATE_MOVES', 'YIELD_BELOW_FLOOR']);
  expect((await approve(change!.secureId, admin, ticksOf(change!.warnings))).status).toBe(200);
});

test('the preview of a file says the same of its sound rows', async () => {
  const rates = await upload(server.current, rateImportCalls.spektra.importUpload, maker, {
    name: 'rate.csv',
    content: 'office_code,rate_regular,rate_ro\n13030,2.8000,2.7000\n13040,,2.0000\n',
    fields: { productGroupIds: 'ALL', bands: '7-12', effectiveFrom: tomorrow, supersede: 'true' },
  });
  const [sound, faulty] = await rowsOf(rates.result.secureId);
  expect(sound!.effect).toMatch(rise);
  expect(faulty!.effect).toBeNull();
  const promo = await upload(server.current, callsOf(promoFees).importUpload, maker, {
    name: 'promo.csv',
    content: [
      Object.keys(promoFeeImport.columns).join(','),
      `12010,12,24,750000,500000,${tomorrow},${dayAfter(tomorrow, 30)}`,
      '',
    ].join('\n'),
    fields: { campaignName: 'Promo Uji' },
  });
  expect((await rowsOf(promo.result.secureId))[0]!.effect).toMatch(/tenor 24: Regular Rp [\d.]+ → Rp [\d.]+ \(-/);
});

const send = (kind: 'spektra' | 'spektraBulk', content: string, fields: object) =>
  upload(server.current, rateImportCalls[kind].importUpload, maker, {
    name: 'rate.csv',
    content: `office_code,rate_regular,rate_ro\n${content}\n`,
    fields: { effectiveFrom: tomorrow, supersede: 'true', ...fields },
  });

test('the preview of a bulk file says at how many targets the instalment changes, and by how much', async () => {
  const { result } = await send('spektraBulk', '13050,2.8000,2.7000', {
    productGroupIds: `ALL,${seedId('product-group', 'TV')}`,
    bands: '1-6,7-12',
  });
  const [row] = await rowsOf(result.secureId);
  expect(row!.effect).toMatch(
    /^Angsuran contoh, 4 sasaran: Regular 4 berubah \([+-][\d.]+ … [+-][\d.]+\); RO 4 berubah \(/,
  );
});

test('a file with a rate that yields less than the line demands says so, and only an admin approves it', async () => {
  const { result } = await send('spektra', '13060,0.7000,', {
    productGroupIds: seedId('product-group', 'TV'),
    bands: '19-24',
  });
  const importId = result.secureId;
  const [row] = await rowsOf(importId);
  expect(row!.messages).toMatchObject([
    { column: 'rate_regular', code: 'RATE_MOVES', severity: 'warning' },
    { column: 'rate_regular', code: 'YIELD_BELOW_FLOOR', severity: 'warning' },
  ]);
  const { importConfirm, importApprove } = rateImportCalls.spektra;
  await server.current.call(importConfirm, maker, { body: { importId, reason: 'Sesuai memo direksi 27' } });
  const decide = (by: typeof checker, acknowledged: readonly string[] = []) =>
    server.current.call(importApprove!, by, { body: { importId, acknowledged } });
  const { warnings } = (
    await server.current.call(importJobCalls.detail, checker, { parameters: { secureId: importId } })
  ).result;
  expect(warnings).toMatchObject([
    { code: 'RATE_MOVES', rows: 1 },
    { code: 'YIELD_BELOW_FLOOR', rows: 1 },
  ]);
  expect((await decide(checker, ticksOf(warnings))).body.code).toBe('RATE_NEEDS_ADMIN');
  expect((await decide(admin, ticksOf(warnings.slice(0, 1)))).body).toMatchObject({ code: 'WARNINGS_NOT_TICKED' });
  const approved = await decide(admin, ticksOf(warnings));
  expect(approved.result.warnings).toEqual(warnings);
});

test('what was judged before answers for other rates, in whatever order they come', () => {
  const terms: Omit<Terms, 'rate'> = {
    financed: { price: 6_000_000, downPayment: { percent: '10' }, minimumPercent: '0' },
    method: 'FLAT_MONTHLY',
    firstInstalment: 'ADDB',
    tenor: 12,
    roundingStep: 1_000,
    fees: [{ type: 'ADMIN', value: { amount: '249000' }, charge: 'FINANCED' }],
  };
  const rates = fc.array(
    fc.integer({ min: 1, max: 50_000 }).map((rate) => (rate / 10_000).toFixed(4)),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(rates, (given) => {
      const isBelow = yieldsBelow(30);
      for (const rate of given)
        expect({ rate, below: isBelow({ ...terms, rate }) }).toEqual({
          rate,
          below: companyOf({ ...terms, rate }, 30).belowFloor,
        });
    }),
    { numRuns: 25 },
  );
});
