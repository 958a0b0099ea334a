// Long: what an ADMIN fee and its concessions may not do to promo fees and yields.
import { exclusiveFees } from '@console/contracts/branches-stores/branch/exclusive';
import { branchFees, branchFeesNmc } from '@console/contracts/branches-stores/branch/fees';
import { promoFees, promoFeeImport, type PromoFee } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import { changeCallsOf, ticksOf, type ChangeRequest } from '@console/contracts/core/changes';
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
const checker = testCaller('HARGA02', { '*': 'Full Access' });
const today = jakartaDay(seedDate);
const tomorrow = dayAfter(today, 1);
const reason = 'penyesuaian biaya';
const call: typeof server.current.call = ((...given: Parameters<typeof server.current.call>) =>
  server.current.call(...given)) as never;
const demand = (line: 'SPEKTRA' | 'NMC', least: number) =>
  server.current.database.db
    .updateTable('app_setting')
    .set({ value: String(least) })
    .where('key', '=', `MIN_YIELD_${line}`)
    .execute();

/** A branch with a promo fee in force, and its ADMIN fee. */
async function promoted() {
  const promo = (await call(callsOf(promoFees).list, admin, { query: { phase: 'IN_FORCE' } as never })).result
    .rows[0] as PromoFee;
  const query = { branchId: promo.branchId, feeType: 'ADMIN', phase: 'IN_FORCE' } as never;
  const [fee] = (await call(callsOf(branchFeesNmc).list, admin, { query })).result.rows;
  return { promo, fee: fee! };
}

test('a fee of a branch outside the scope is refused for that alone: its promo fees stay unknown', async () => {
  const { promo, fee } = await promoted();
  const scope = { type: 'branches', branchIds: [branchId('NMC', '19060')], mraIds: [] } as const;
  const ofBranch = testCaller('CABANG01', { '*': 'Full Access' }, { mappingType: 'BRANCH', scope });
  const propose = (branch: string) =>
    call(callsOf(branchFeesNmc).create, ofBranch, {
      body: {
        ...fee,
        branchId: branch,
        amountRegular: 0,
        amountRepeat: null,
        effectiveFrom: tomorrow,
        reason,
      } as never,
    });
  expect((await propose(promo.branchId)).body.errors).toMatchObject([{ field: 'branchId', code: 'NOT_ALLOWED' }]);
  const unknown = await propose('00000000-0000-4000-8000-000000000000');
  expect((await propose(promo.branchId)).body.errors).toEqual(unknown.body.errors);
});

test('an ADMIN fee is not lowered below a promo fee that runs or comes, which is named beside the value', async () => {
  const { promo, fee } = await promoted();
  const propose = (amountRegular: number, amountRepeat: number | null, effectiveFrom = tomorrow) =>
    call(callsOf(branchFeesNmc).update, maker, {
      body: { ...fee, amountRegular, amountRepeat, effectiveFrom, effectiveTo: null, reason } as never,
    });
  const below = await propose(promo.promoFeeRegular - 1, 0);
  expect([below.status, below.body.errors]).toMatchObject([
    422,
    [
      { field: 'amountRegular', code: 'PROMO_FEE_ABOVE_NORMAL', message: expect.stringContaining(promo.campaignName) },
      { field: 'amountRepeat', code: 'PROMO_FEE_ABOVE_NORMAL' },
    ],
  ]);
  // The same at the approval: a promo that came in the meantime.
  const highest = 900_000;
  expect((await propose(highest, highest)).status).toBe(202);
  await server.current.database.db
    .updateTable('promo_fee_nmc')
    .set({ promo_fee_regular: highest + 1 })
    .where('id', '=', promo.secureId)
    .execute();
  const of = changeCallsOf(branchFeesNmc);
  const [change] = (await call(of.changes, checker, { query: { state: ['PENDING'] } })).result.rows as ChangeRequest[];
  const body = { secureIds: [change!.secureId], acknowledged: [] };
  const approval = await call(of.approveChange, checker, { body });
  expect(approval.body.errors).toMatchObject([{ field: 'amountRegular', code: 'PROMO_FEE_ABOVE_NORMAL' }]);
  // After its end nothing is in the way.
  await call(of.rejectChange, checker, { body: { secureIds: [change!.secureId], note: 'promo berjalan' } as never });
  const { rows } = (await call(callsOf(promoFees).list, admin, { query: { branchId: promo.branchId } as never }))
    .result;
  const last = rows
    .map(({ effectiveTo }: PromoFee) => effectiveTo!)
    .toSorted()
    .at(-1)!;
  expect((await propose(1, 0, dayAfter(last, 1))).status).toBe(202);
});

test('concessions on a fee with which a rate yields too little are approved by an admin alone', async () => {
  await server.current.database.db.updateTable('product_group').set({ insurance_coverage: 'NONE' }).execute();
  const calls = callsOf(exclusiveFees);
  const [sheet] = (await call(calls.list, admin, { query: {} as never })).result.rows;
  const lines = sheet!.lines.map((line: object) => ({ ...line, amountRegular: 1 }));
  await call(calls.update, maker, { body: { ...sheet, lines, reason } as never });
  const of = changeCallsOf(exclusiveFees);
  // Opened at its record, it is judged as everything is then.
  const waiting = async () =>
    (
      (await call(of.changes, checker, { query: { state: ['PENDING'], recordId: sheet!.secureId } })).result
        .rows as ChangeRequest[]
    )[0]!;
  expect(await waiting()).not.toHaveProperty('warnings');
  await demand('SPEKTRA', 60);
  const { secureId, warnings } = await waiting();
  expect(warnings).toMatchObject([{ code: 'YIELD_BELOW_FLOOR' }]);
  const approve = (by: typeof checker, acknowledged: readonly string[]) =>
    call(of.approveChange, by, { body: { secureIds: [secureId], acknowledged } });
  expect((await approve(checker, ticksOf(warnings))).body.code).toBe('RATE_NEEDS_ADMIN');
  expect((await approve(admin, [])).body.code).toBe('WARNINGS_NOT_TICKED');
  expect((await approve(admin, ticksOf(warnings))).status).toBe(200);
  await demand('SPEKTRA', 30);
});

test('a file of promo fees with which a rate yields too little says so, and needs an admin', async () => {
  const calls = callsOf(promoFees);
  const send = async () => {
    const { result } = await upload(server.current, calls.importUpload, maker, {
      name: 'promo.csv',
      content: `${Object.keys(promoFeeImport.columns).join(',')}\n12010,1,12,0,0,${tomorrow},${dayAfter(today, 40)}\n`,
      fields: { campaignName: 'Promo Uji', force: 'true' },
    });
    const { rows } = (await call(importJobCalls.rows, maker, { parameters: { secureId: result.secureId }, query: {} }))
      .result;
    return { importId: result.secureId, codes: rows[0].messages.map(({ code }: { code: string }) => code) };
  };
  await demand('NMC', 15);
  expect((await send()).codes).toEqual([]);
  await demand('NMC', 60);
  const { importId, codes } = await send();
  expect(codes).toEqual(['YIELD_BELOW_FLOOR']);
  await call(calls.importConfirm, maker, { body: { importId, reason: 'Sesuai memo direksi 27' } });
  const approve = (by: typeof checker, acknowledged: readonly string[]) =>
    call(calls.importApprove, by, { body: { importId, acknowledged } });
  expect((await approve(checker, [])).body.code).toBe('RATE_NEEDS_ADMIN');
  expect((await approve(admin, [])).body.code).toBe('WARNINGS_NOT_TICKED');
  expect((await tickingAll((ticked) => approve(admin, ticked))).status).toBe(200);
  await demand('NMC', 24);
});

test('fees of the other lines know no promo', async () => {
  const [fee] = (
    await call(callsOf(branchFees).list, admin, { query: { feeType: 'ADMIN', phase: 'IN_FORCE' } as never })
  ).result.rows;
  const body = { ...fee, amountRegular: 1_000, amountRepeat: null, effectiveFrom: tomorrow, effectiveTo: null, reason };
  expect((await call(callsOf(branchFees).update, maker, { body: body as never })).body.errors ?? []).toEqual([]);
});

test('the end of the last ADMIN fee says which tenors stay without one; that of another fee does not', async () => {
  const query = { feeType: 'ADMIN', phase: 'IN_FORCE', sort: ['effectiveFrom,asc'], size: 100 } as never;
  const fees = (await call(callsOf(branchFeesNmc).list, admin, { query })).result.rows;
  const { secureId, version } = fees.find(({ officeCode }: { officeCode: string }) => officeCode === '13060')!;
  const body = { secureId, version, effectiveTo: today, reason };
  expect((await call(callsOf(branchFeesNmc).end, maker, { body })).status).toBe(202);
  const of = changeCallsOf(branchFeesNmc);
  const waiting = (await call(of.changes, checker, { query: { state: ['PENDING'] } })).result.rows as ChangeRequest[];
  const change = waiting.find(({ recordId }) => recordId === secureId)!;
  expect(change.warnings).toMatchObject([{ code: 'TENORS_WITHOUT_FEE' }]);
  // No admin is needed for it, but a tick.
  const approve = (acknowledged: readonly string[]) =>
    call(of.approveChange, checker, { body: { secureIds: [change.secureId], acknowledged } });
  expect((await approve([])).body.code).toBe('WARNINGS_NOT_TICKED');
  expect((await approve(ticksOf(change.warnings))).status).toBe(200);
});
