import { branchCopies, copyCalls, type CopyRow } from '@console/contracts/branches-stores/branch/copies';
import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { rateImportCalls } from '@console/contracts/branches-stores/branch/rate-imports';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { spektraBranches } from '@console/contracts/branches-stores/branch/register';
import { resetCalls } from '@console/contracts/branches-stores/promo-fee/reset';
import { changeCallsOf, ticksOf, type ChangeRequest } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { approvalCalls } from '@console/contracts/platform/approvals';
import { importJobCalls, type ImportRow } from '@console/contracts/platform/imports';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { approvals } from '../../records/approvals/module.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { newBranchBody } from '../branch/new-branch.fixtures.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, approvals, imports] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const call: typeof server.current.call = ((...given: Parameters<typeof server.current.call>) =>
  server.current.call(...given)) as never;
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const reason = 'penyesuaian harga pasar';
const changes = changeCallsOf(branchRates);

const listed = async (query: object) =>
  (await call(changes.changes, admin, { query: query as never })).result.rows as ChangeRequest[];
const propose = (office: string, bands: readonly (readonly [number, number])[]) =>
  call(gridCalls.SPEKTRA, maker, {
    body: {
      branchId: branchId('SPEKTRA', office),
      effectiveFrom: tomorrow,
      effectiveTo: null,
      supersede: true,
      reason,
      rates: bands.map(([tenorFrom, tenorTo]) => ({ tenorFrom, tenorTo, rateRegular: '2.7000', rateRepeat: '2.5000' })),
    } as never,
  });

test('a decided change says what who decided saw, and not what it comes to since', async () => {
  await propose('13020', [[7, 12]]);
  const [waiting] = await listed({ state: ['PENDING'] });
  expect(waiting!.consequence).toMatch(/Regular Rp [\d.]+ → Rp [\d.]+ \([+-]/);
  await call(changes.approveChange, admin, {
    body: { secureIds: [waiting!.secureId], acknowledged: ticksOf(waiting!.warnings) },
  });
  server.current.setNow(new Date(seedDate.getTime() + 3 * 86_400_000));
  const decided = (await listed({ state: ['APPROVED'] })).find(({ secureId }) => secureId === waiting!.secureId);
  expect(decided!.consequence).toBe(waiting!.consequence);
  server.current.setNow(seedDate);
});

test('so does a rejected one', async () => {
  await propose('13030', [[7, 12]]);
  const waiting = (await listed({ state: ['PENDING'] })).find(({ recordLabel }) => recordLabel.includes('13030'))!;
  await call(changes.rejectChange, admin, { body: { secureIds: [waiting.secureId], note: 'belum disepakati' } });
  const [decided] = await listed({ state: ['REJECTED'], recordId: waiting.recordId });
  expect(decided).toMatchObject({ consequence: waiting.consequence, note: 'belum disepakati' });
});

const batchRows = async (secureId: string) =>
  (await call(approvalCalls.rows, admin, { parameters: { secureId }, query: {} })).result.rows as {
    readonly consequence: string | null;
  }[];

test('and each row of a decided batch', async () => {
  await propose('14020', [
    [1, 6],
    [7, 12],
  ]);
  const waiting = (await listed({ state: ['PENDING'] })).find(({ batch }) => batch?.count === 2)!;
  const before = (await batchRows(waiting.secureId)).map(({ consequence }) => consequence);
  expect(before).toEqual([expect.stringContaining('tenor 6'), expect.stringContaining('tenor 12')]);
  await call(changes.approveChange, admin, {
    body: { secureIds: [waiting.secureId], acknowledged: ticksOf(waiting.warnings) },
  });
  expect((await batchRows(waiting.secureId)).map(({ consequence }) => consequence)).toEqual(before);
});

test('and the rows of a file once they are written', async () => {
  const { importUpload, importConfirm, importApprove } = rateImportCalls.spektra;
  const { result } = await upload(server.current, importUpload, maker, {
    name: 'rate.csv',
    content: 'office_code,rate_regular,rate_ro\n15030,2.8000,2.7000\n15040,2.8000,\n',
    fields: { productGroupIds: 'ALL', bands: '7-12', effectiveFrom: tomorrow, supersede: 'true' },
  });
  const importId = result.secureId;
  const effects = async () =>
    ((await call(importJobCalls.rows, maker, { parameters: { secureId: importId } })).result.rows as ImportRow[]).map(
      ({ effect }) => effect,
    );
  const before = await effects();
  expect(before).toEqual([expect.stringMatching(/\([+-]/), expect.stringMatching(/\([+-]/)]);
  await call(importConfirm, maker, { body: { importId, reason: 'Sesuai memo direksi 27' } });
  const { warnings } = (await call(importJobCalls.detail, admin, { parameters: { secureId: importId } })).result;
  expect((await call(importApprove!, admin, { body: { importId, acknowledged: ticksOf(warnings) } })).status).toBe(200);
  expect(await effects()).toEqual(before);
});

/** A new branch of SPEKTRA that is given the rates and fees of another. */
async function newBranch(officeCode: string, source: string): Promise<{ readonly secureId: string; version: number }> {
  const { create, detail, list } = callsOf(spektraBranches);
  const { result: known } = await call(detail, admin, { parameters: { secureId: source } });
  const { provinsi, zipCode } = known as unknown as { provinsi: string; zipCode: string };
  const asked = await call(create, maker, {
    body: newBranchBody(officeCode, { provinsi, zipCode, copyFromId: source, reason }),
  });
  const secureIds = [asked.result.change.secureId as string];
  await call(changeCallsOf(spektraBranches).approveChange, admin, { body: { secureIds, acknowledged: [] } });
  const { rows } = (await call(list, admin, { query: { search: officeCode } as never })).result;
  const query = { branchId: (rows[0] as { secureId: string }).secureId } as never;
  return (await call(callsOf(branchCopies.SPEKTRA).list, admin, { query })).result.rows[0] as never;
}

test('a copy to a new branch is judged with all that it brings, and its page keeps what was seen', async () => {
  const { rows: ofCopy, approve } = copyCalls.SPEKTRA;
  const { secureId, version } = await newBranch('13991', branchId('SPEKTRA', '13040'));
  const shown = async () => (await call(ofCopy, admin, { parameters: { secureId }, query: {} })).result;
  const { rows, warnings } = await shown();
  expect(new Set(rows.map(({ kind }: CopyRow) => kind))).toEqual(new Set(['RATE', 'FEE']));
  // The branch has nothing yet: each rate is computed with the ADMIN fee of the copy, each fee with its rates.
  for (const row of rows)
    expect(row).toMatchObject({ instalmentNow: null, instalmentThen: expect.any(Number), missing: null });
  expect((await batchRows(secureId)).map(({ consequence }) => consequence)).toEqual(
    rows.map(() => expect.stringMatching(/Rp [\d.]+$/)),
  );
  const body = { secureId, version, acknowledged: ticksOf(warnings) };
  expect((await call(approve, admin, { body })).result).toMatchObject({ state: 'APPROVED' });
  expect((await shown()).rows).toEqual(rows);
});

test('a reset of promo fees keeps what was seen', async () => {
  const of = { mode: 'END_RUNNING', campaignName: 'promo akhir tahun' };
  const { result: preview } = await call(resetCalls.preview, maker, { body: of as never });
  const { result: made } = await call(resetCalls.create, maker, {
    body: { ...of, reason, expectedCount: preview.total } as never,
  });
  const shown = async () =>
    (await call(resetCalls.rows, admin, { parameters: { secureId: made.secureId }, query: {} })).result.rows;
  const before = await shown();
  expect(before[0]).toMatchObject({ instalmentNow: expect.any(Number), instalmentThen: expect.any(Number) });
  await call(resetCalls.approve, admin, { body: { secureId: made.secureId, version: made.version } as never });
  expect(await shown()).toEqual(before);
});
