// Long: the ways by which a new rate or fee takes over the concessions of the one before.
import {
  exclusiveFees,
  exclusiveFeesNmc,
  exclusiveFeesUfi,
  exclusiveRates,
  exclusiveRatesNmc,
  exclusiveRatesUfi,
} from '@console/contracts/branches-stores/branch/exclusive';
import { cutLines, type ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive-lines';
import { copyCalls } from '@console/contracts/branches-stores/branch/copies';
import { branchFees, branchFeesNmc, branchFeesUfi } from '@console/contracts/branches-stores/branch/fees';
import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { rateImportCalls } from '@console/contracts/branches-stores/branch/rate-imports';
import { branchRates, branchRatesNmc, branchRatesUfi } from '@console/contracts/branches-stores/branch/rates';
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls } from '@console/contracts/platform/imports';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { upload } from '../../../test/upload.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, imports] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const today = jakartaDay(seedDate);
const tomorrow = dayAfter(today, 1);
const reason = 'penyesuaian harga pasar';
const call: typeof server.current.call = ((...given: Parameters<typeof server.current.call>) =>
  server.current.call(...given)) as never;

type Registered = typeof branchRates;
type Sheets = typeof exclusiveRates;
type Row = Readonly<Record<string, unknown>> & { readonly secureId: string };

async function decideAll(of: Registered, decision: 'approveChange' | 'rejectChange'): Promise<void> {
  const calls = changeCallsOf(of);
  const { rows } = (await call(calls.changes, admin, { query: { state: ['PENDING'] } })).result;
  const secureIds = rows.map(({ secureId }: Row) => secureId);
  const note = decision === 'rejectChange' ? { note: 'tidak perlu' } : {};
  const send = (acknowledged: string[]) =>
    call(calls[decision] as never, admin, {
      body: { secureIds, ...note, ...(acknowledged.length > 0 ? { acknowledged } : {}) },
    } as never);
  expect((await tickingAll(send)).status).toBe(200);
}

const sheetOf = async (sheets: Sheets, baseId: string) =>
  (await call(callsOf(sheets).list, admin, { query: { baseId } as never })).result.rows[0] as
    | { readonly lines: readonly ExclusiveLine[] }
    | undefined;

/** A seeded sheet, with its base row. */
async function seeded(of: Registered, sheets: Sheets, at = 0) {
  const { rows } = (await call(callsOf(sheets).list, admin, { query: { size: 50, sort: ['officeCode,asc'] } as never }))
    .result;
  const inForce = rows.filter(({ baseFrom }: { baseFrom: string }) => baseFrom <= today);
  const { baseId, lines } = inForce[at] as never as { baseId: string; lines: readonly ExclusiveLine[] };
  const base = (await call(callsOf(of).detail, admin, { parameters: { secureId: baseId } })).result as never as Row;
  return { base, lines };
}

const bodyOf = (of: Registered, base: Row, change: object) => ({
  ...Object.fromEntries(Object.keys(of.fields).map((name) => [name, base[name] ?? null])),
  secureId: base.secureId,
  version: base['version'],
  effectiveFrom: tomorrow,
  effectiveTo: null,
  reason,
  ...change,
});

const kinds = [
  ['rates of SPEKTRA', branchRates, exclusiveRates, 'rateRegular', 'EXCLUSIVE_ABOVE_BASE'],
  ['rates of NMC', branchRatesNmc, exclusiveRatesNmc, 'rateRegular', 'EXCLUSIVE_ABOVE_BASE'],
  ['rates of UFI', branchRatesUfi, exclusiveRatesUfi, 'rateRegular', 'EXCLUSIVE_ABOVE_BASE'],
  ['fees of SPEKTRA', branchFees, exclusiveFees, 'amountRegular', 'FEE_ABOVE_BASE'],
  ['fees of NMC', branchFeesNmc, exclusiveFeesNmc, 'amountRegular', 'FEE_ABOVE_BASE'],
  ['fees of UFI', branchFeesUfi, exclusiveFeesUfi, 'amountRegular', 'FEE_ABOVE_BASE'],
] as const;

test.each(kinds)('%s: a successor takes the lines over, and those above it are fixed first', async (...given) => {
  const [, of, sheets, name, code] = given as unknown as [string, Registered, Sheets, string, string];
  const { base, lines } = await seeded(of, sheets);
  const shown = (value: number) => (name === 'amountRegular' ? value : value.toFixed(4));
  const values = { [name]: shown(Number(base[name])), [name.replace('Regular', 'Repeat')]: null };
  const above = { ...lines[0]!, [name]: shown(Number(base[name]) + 1) };
  const [first, ...others] = lines;
  const propose = (carriedLines: readonly object[] | null) =>
    call(callsOf(of).update, maker, { body: bodyOf(of, base, { ...values, carriedLines }) as never });
  const refused = await propose([above, ...others]);
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field: `carriedLines[0].${name}`, code }]]);

  const unknown = { ...first!, subjectType: 'BRAND', subjectCode: 'Tidak Dijual' };
  const strange = await propose([...others, unknown]);
  expect([strange.status, strange.body.errors]).toMatchObject([
    422,
    [{ field: `carriedLines[${others.length}].subjectCode`, code: 'SUBJECT_UNKNOWN' }],
  ]);

  // Rejected, nothing is written.
  expect((await propose(lines)).status).toBe(202);
  await decideAll(of, 'rejectChange');
  const over = { ...first!, subjectCode: 'LAMA', subjectType: 'BRAND', effectiveTo: today };
  const early = { ...first!, effectiveFrom: today };
  expect((await propose([early, ...others, over])).status).toBe(202);
  const [waiting] = (
    await call(callsOf(of).list, admin, { query: { branchId: base['branchId'], phase: 'PENDING' } as never })
  ).result.rows;
  expect(await sheetOf(sheets, waiting!.secureId)).toBeUndefined();
  await decideAll(of, 'approveChange');
  // Cut to the new period; what was over is left out; the sheet of the row before stays.
  expect((await sheetOf(sheets, waiting!.secureId))?.lines).toEqual(
    cutLines([early, ...others] as never, { effectiveFrom: tomorrow, effectiveTo: null }),
  );
  expect((await sheetOf(sheets, base.secureId))?.lines).toEqual(lines);
  const next = (await call(callsOf(of).detail, admin, { parameters: { secureId: waiting!.secureId } })).result;
  expect(next).toMatchObject({ carriedLines: null, exclusiveCount: lines.length });
});

test('lines are cut to a period, and left out beyond it', () => {
  const line = { subjectType: 'BRAND', subjectCode: 'LUMINA', rateRegular: '1.0000', rateRepeat: null } as const;
  const period = { effectiveFrom: '2026-03-01', effectiveTo: '2026-06-30' };
  const cut = (effectiveFrom: string | null, effectiveTo: string | null) =>
    cutLines([{ ...line, effectiveFrom, effectiveTo }], period).map((each) => [each.effectiveFrom, each.effectiveTo]);
  expect(cut(null, null)).toEqual([[null, null]]);
  expect(cut('2026-01-01', '2026-12-31')).toEqual([[null, null]]);
  expect(cut('2026-04-01', '2026-05-01')).toEqual([['2026-04-01', '2026-05-01']]);
  expect(cut(null, '2026-02-28')).toEqual([]);
  expect(cut('2026-07-01', null)).toEqual([]);
});

test('files and grids take the lines over, and name those that are above the new rate', async () => {
  const { base, lines } = await seeded(branchRates, exclusiveRates, 1);
  const { officeCode, branchId: office, tenorFrom, tenorTo, rateRegular } = base as never as Record<string, string>;
  const target = {
    productGroupIds: 'ALL',
    bands: `${tenorFrom}-${tenorTo}`,
    effectiveFrom: tomorrow,
    supersede: 'true',
  };
  const send = async (rate: string) => {
    const content = `office_code,rate_regular,rate_ro\n${officeCode},${rate},\n`;
    const { result } = await upload(server.current, rateImportCalls.spektra.importUpload, maker, {
      name: 'rate.csv',
      content,
      fields: target,
    });
    const { rows } = (await call(importJobCalls.rows, maker, { parameters: { secureId: result.secureId }, query: {} }))
      .result;
    return { importId: result.secureId, messages: rows[0].messages as { code: string; message: string }[] };
  };
  const lowest = Math.min(...lines.map((line) => Number(line.rateRegular)));
  const tooLow = (lowest - 0.1).toFixed(4);
  const { messages } = await send(tooLow);
  const codes = lines.map(({ subjectCode }) => subjectCode).toSorted();
  expect(messages).toContainEqual(
    expect.objectContaining({
      code: 'EXCLUSIVE_ABOVE_BASE',
      message: expect.stringMatching(new RegExp(`^Rate eksklusif melebihi rate dasar [\\d,]+ %: ${codes.join(', ')}$`)),
    }),
  );
  const grid = { branchId: office, effectiveFrom: tomorrow, effectiveTo: null, supersede: true, reason };
  const row = { tenorFrom: Number(tenorFrom), tenorTo: Number(tenorTo), rateRegular: tooLow, rateRepeat: null };
  const refused = await call(gridCalls.SPEKTRA, maker, { body: { ...grid, rates: [row] } as never });
  expect(refused.body.errors).toContainEqual(
    expect.objectContaining({ field: 'rates[0].rateRegular', code: 'EXCLUSIVE_ABOVE_BASE' }),
  );

  const { importId } = await send(rateRegular!);
  await call(rateImportCalls.spektra.importConfirm, maker, { body: { importId, reason: 'Sesuai memo direksi 27' } });
  await tickingAll((acknowledged) =>
    call(rateImportCalls.spektra.importApprove!, admin, { body: { importId, acknowledged } }),
  );
  const [next] = (
    await call(callsOf(branchRates).list, admin, { query: { branchId: office, phase: 'SCHEDULED' } as never })
  ).result.rows;
  expect((await sheetOf(exclusiveRates, next!.secureId))?.lines).toEqual(lines);
});

test('a copy takes the lines over, and leaves out rows that they would be above of', async () => {
  const { base, lines } = await seeded(branchFees as never, exclusiveFees as never, 2);
  const target = base['branchId'] as string;
  /** A copy from an office whose fee is lowered to an amount from tomorrow on. */
  const copyFrom = async (office: string, amount: number) => {
    const source = branchId('SPEKTRA', office);
    const { rows } = (
      await call(callsOf(branchFees).list, admin, { query: { branchId: source, phase: 'IN_FORCE' } as never })
    ).result;
    const fee = (rows as never as Row[]).find((each) =>
      ['feeType', 'amountFrom', 'tenorFrom'].every((name) => each[name] === base[name]),
    )!;
    const body = bodyOf(branchFees as never, fee, { amountRegular: amount, amountRepeat: null });
    expect((await call(callsOf(branchFees).update, maker, { body: body as never })).status).toBe(202);
    await decideAll(branchFees as never, 'approveChange');
    const copying = { branchId: target, sourceId: source, effectiveFrom: tomorrow };
    const { result } = await call(copyCalls.SPEKTRA.preview, maker, { body: copying });
    const row = result.rows.find(
      ({ feeType, amountFrom }: { feeType: string | null; amountFrom: number | null }) =>
        feeType === 'ADMIN' && amountFrom === base['amountFrom'],
    );
    return { copying, written: result.written, row };
  };
  expect((await copyFrom('13020', 1_000)).row).toMatchObject({ effect: 'REFUSED', afterRegular: '1000' });

  const { copying, written, row } = await copyFrom('13030', 150_000);
  expect(row).toMatchObject({ effect: 'REPLACE', afterRegular: '150000' });
  const body = { ...copying, reason, expectedCount: written };
  const { result: made } = await call(copyCalls.SPEKTRA.create, maker, { body });
  const { secureId, version } = made;
  expect((await call(copyCalls.SPEKTRA.approve, admin, { body: { secureId, version } })).status).toBe(200);
  const { rows } = (
    await call(callsOf(branchFees).list, admin, { query: { branchId: target, phase: 'SCHEDULED' } as never })
  ).result;
  const next = (rows as never as Row[]).find((each) => each['amountRegular'] === 150_000)!;
  expect((await sheetOf(exclusiveFees as never, next.secureId))?.lines).toEqual(lines);
});
