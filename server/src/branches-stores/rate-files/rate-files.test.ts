// Long: the way of a file, from its target to its decision, with one set of helpers.
import { writtenDays } from '@console/contracts/core/written-days';
import { matrixCalls, rateImportCalls, type MatrixRow } from '@console/contracts/branches-stores/branch/rate-imports';
import { targetCalls } from '@console/contracts/branches-stores/branch/rate-targets';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { ticksOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { approvalCalls } from '@console/contracts/platform/approvals';
import { importJobCalls, type ImportRow } from '@console/contracts/platform/imports';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { approvals } from '../../records/approvals/module.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, approvals, imports] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const checker = testCaller('HARGA02', { '*': 'Full Access' });
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const call: typeof server.current.call = ((...given: Parameters<typeof server.current.call>) =>
  server.current.call(...given)) as never;
const target = { productGroupIds: 'ALL', bands: '7-12', effectiveFrom: tomorrow, supersede: 'true' };

async function send(kind: 'spektra' | 'spektraBulk', content: string, fields: object = {}, by = maker) {
  const { result } = await upload(server.current, rateImportCalls[kind].importUpload, by, {
    name: 'rate.csv',
    content,
    fields: { ...target, ...fields },
  });
  return result as { secureId: string; state: string; newRows: number; changedRows: number; errorRows: number };
}
const rowsOf = async (secureId: string) =>
  (await call(importJobCalls.rows, maker, { parameters: { secureId }, query: {} })).result.rows as {
    messages: { code: string; severity: string; message: string }[];
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
  await call(rateImportCalls.spektra.importConfirm, maker, {
    body: { importId, skipErrors: true, reason: 'Sesuai memo direksi 27' },
  });
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

test('rows name the office beside its code, in the file of faults too, which may be uploaded as it is', async () => {
  const job = await send('spektra', 'office_code,rate_regular,rate_ro\n13020,2.6000,2.7000\n99999,2.0000,\n', {
    bands: '1-6',
  });
  const rows = (await call(importJobCalls.rows, maker, { parameters: { secureId: job.secureId }, query: {} })).result
    .rows;
  expect(rows.map((row: ImportRow) => row.names)).toEqual([{ office_code: expect.any(String) }, { office_code: null }]);
  const { text } = await call(importJobCalls.errorFile, maker, { parameters: { secureId: job.secureId } });
  const [header, first] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  expect(header).toBe('office_code,rate_regular,rate_ro,office_name,row_no,error_code,error_message,extra_cells');
  expect(first).toContain(`,${rows[0]!.names['office_code']},2,`);
  expect(await send('spektra', text, { bands: '1-6', force: 'true' })).toMatchObject({ errorRows: 2 });
});

test('a row of a bulk file that replaces any rate counts as changed; records are counted besides', async () => {
  const groups = ['ALL', seedId('product-group', 'TV')].join(',');
  const job = await send('spektraBulk', 'office_code,rate_regular,rate_ro\n15010,2.4500,\n15020,2.4500,\n', {
    productGroupIds: groups,
    bands: '7-12,13-18',
  });
  expect(job).toMatchObject({ newRows: 0, changedRows: 2, errorRows: 0, records: { fresh: 4, replaced: 4 } });
  const importId = job.secureId;
  await call(rateImportCalls.spektraBulk.importConfirm, maker, {
    body: { importId, reason: 'Sesuai memo direksi 27' },
  });
  const { facts } = (await call(approvalCalls.detail, checker, { parameters: { secureId: importId } })).result;
  expect(facts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'fresh_records', value: 4 }),
      expect.objectContaining({ name: 'replaced_records', value: 4 }),
    ]),
  );
});

test('the same file for the same target is refused, for another one it is not', async () => {
  const content = 'office_code,rate_regular,rate_ro\n14060,2.6100,\n';
  const sent = (bands: string) =>
    upload(server.current, rateImportCalls.spektraBulk.importUpload, maker, {
      name: 'rate.csv',
      content,
      fields: { ...target, bands },
    });
  const { result } = await sent('3-6');
  expect((await sent('3-6')).body).toMatchObject({
    code: 'IMPORT_DUPLICATE_FILE',
    result: { importId: result.secureId },
  });
  expect((await sent('7-9')).status).toBe(200);
});

test('a corrected row is judged again in the transaction that corrects it', async () => {
  const job = await send('spektra', 'office_code,rate_regular,rate_ro\n14010,2.6000,\n14020,2.5000,2.6000\n');
  expect(job).toMatchObject({ errorRows: 1 });
  const body = { secureId: job.secureId, rowNo: 3, values: { rate_ro: '2.4000' } };
  const { result } = await call(importJobCalls.correct, maker, { body });
  expect(result).toMatchObject({ job: { errorRows: 0 }, row: { corrected: true } });
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
  expect(result.rows[0]).toMatchObject({ officeName: expect.any(String), rateRegular: '2.6000', result: 'CHANGED' });
  expect(result.rows[0]?.cells).toMatchObject([
    { productGroup: 'TV', band: '1-6', before: null },
    { productGroup: 'TV', band: '7-12', before: null },
    { productGroup: 'GADGET', band: '1-6', before: expect.any(String) },
    { productGroup: 'GADGET', band: '7-12' },
  ]);
  const importId = job.secureId;
  await call(rateImportCalls.spektraBulk.importConfirm, maker, {
    body: { importId, reason: 'Sesuai memo direksi 27' },
  });
  await call(rateImportCalls.spektraBulk.importApprove!, checker, { body: { importId } });
  const { total } = (
    await call(callsOf(branchRates).list, admin, {
      query: { branchId: branchId('SPEKTRA', '13030'), phase: 'SCHEDULED' } as never,
    })
  ).result;
  expect(total).toBe(4);
});

test('by a file nobody learns of offices outside the scope: neither rates nor that they are there', async () => {
  const scope = { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] } as const;
  const ofBranch = testCaller('CABANG01', { '*': 'Full Access' }, { mappingType: 'BRANCH', scope });
  const content = 'office_code,rate_regular,rate_ro\n13030,0.6000,0.6000\n99998,0.6000,0.6000\n10010,0.6000,0.6000\n';
  const seen = async (kind: 'spektra' | 'spektraBulk') => {
    const { secureId } = await send(kind, content, { supersede: 'false' }, ofBranch);
    const { result } = await call(importJobCalls.rows, ofBranch, { parameters: { secureId }, query: {} });
    return { secureId, rows: result.rows as { messages: { code: string }[]; before: object | null }[] };
  };
  let bulk = '';
  for (const kind of ['spektra', 'spektraBulk'] as const) {
    const { secureId, rows } = await seen(kind);
    const [foreign, unknown, own] = rows.map(({ messages, before }) => ({
      codes: messages.map(({ code }) => code),
      before,
    }));
    expect(foreign).toEqual({ codes: ['NOT_FOUND'], before: null });
    expect(foreign).toEqual(unknown);
    expect(own!.codes).toContain('RATE_MOVES');
    bulk = secureId;
  }
  const { result } = await call(matrixCalls.spektra, ofBranch, { query: { importId: bulk } });
  expect(result.rows.map(({ cells }: MatrixRow) => cells[0]!.before)).toEqual([null, null, expect.any(String)]);
});

test('a file with a yield that fell since its preview is previewed again instead of applied', async () => {
  const importId = (await send('spektra', 'office_code,rate_regular,rate_ro\n14030,2.1000,\n')).secureId;
  await call(rateImportCalls.spektra.importConfirm, maker, { body: { importId, reason: 'Sesuai memo direksi 27' } });
  const { db } = server.current.database;
  const least = (value: string) =>
    db.updateTable('app_setting').set({ value }).where('key', '=', 'MIN_YIELD_SPEKTRA').execute();
  await least('90');
  const { username } = await db.selectFrom('app_user').select('username').limit(1).executeTakeFirstOrThrow();
  const uploadedBy = (by: string) =>
    db.updateTable('import_job').set({ uploaded_by: by }).where('id', '=', importId).execute();
  await uploadedBy(username);
  await call(rateImportCalls.spektra.importApprove!, checker, { body: { importId } });
  await uploadedBy(maker.username);
  const job = async () =>
    (await call(importJobCalls.detail, maker, { parameters: { secureId: importId } })).result as unknown as object;
  expect(await job()).toMatchObject({
    state: 'PREVIEWED',
    code: 'ROW_CHANGED',
    parameters: { rows: '2' },
    warnings: [expect.objectContaining({ code: 'YIELD_BELOW_FLOOR' })],
  });
  await least('30');
  const notices = await db.selectFrom('console_notice').select('kind').where('kind', '=', 'IMPORT_BACK').execute();
  expect(notices).toHaveLength(1);
});

test('a file below the floor is approved by an admin alone', async () => {
  const job = await send('spektra', 'office_code,rate_regular,rate_ro\n13050,0.4000,\n');
  const importId = job.secureId;
  expect((await rowsOf(importId))[0]?.messages.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['BELOW_FLOOR']),
  );
  await call(rateImportCalls.spektra.importConfirm, maker, { body: { importId, reason: 'Sesuai memo direksi 27' } });
  expect((await call(rateImportCalls.spektra.importApprove!, checker, { body: { importId } })).body.code).toBe(
    'RATE_NEEDS_ADMIN',
  );
});

test('a skipped row does not count for who approves; why only an admin approves is said to all before', async () => {
  const head = 'office_code,rate_regular,rate_ro\n';
  // The second row is refused, and would move by far besides.
  const skipped = (await send('spektra', `${head}13050,2.6000,\n13060,2.0000,3.9000\n`, { bands: '13-18' })).secureId;
  const low = (await send('spektra', `${head}13050,0.4100,\n`)).secureId;
  const jobFor = async (who: typeof maker, secureId: string) =>
    (await call(importJobCalls.detail, who, { parameters: { secureId } })).result;
  const reason = expect.stringContaining('hanya admin yang dapat menyetujui');
  expect(await jobFor(maker, low)).toMatchObject({
    needsAdmin: reason,
    warnings: expect.arrayContaining([expect.objectContaining({ code: 'BELOW_FLOOR', rows: 1 })]),
  });
  for (const importId of [skipped, low])
    await call(rateImportCalls.spektra.importConfirm, maker, {
      body: { importId, skipErrors: true, reason: 'Sesuai memo direksi 27' },
    });
  expect(await jobFor(checker, low)).toMatchObject({ needsAdmin: reason, actions: ['reject'] });
  expect((await jobFor(admin, low)).actions).toContain('approve');
  const opened = async (who: typeof maker, secureId: string) =>
    (await call(approvalCalls.detail, who, { parameters: { secureId } })).result;
  expect(await opened(maker, low)).toMatchObject({ needsAdmin: 'RATE_NEEDS_ADMIN', needsAdminText: reason });
  expect(await opened(checker, low)).toMatchObject({ actions: ['reject'], hindranceText: reason });
  expect(await opened(admin, low)).not.toHaveProperty('needsAdminText');
  expect(await jobFor(checker, skipped)).not.toHaveProperty('needsAdmin');
  const { warnings = [] } = await jobFor(checker, skipped);
  const acknowledged = ticksOf(warnings);
  const approved = await call(rateImportCalls.spektra.importApprove!, checker, {
    body: { importId: skipped, acknowledged },
  });
  expect(approved.status).toBe(200);
  // All rows were judged before the first was written.
  expect(await jobFor(checker, skipped)).toMatchObject({
    state: 'COMPLETED_WITH_ERRORS',
    checkedRows: 1,
    appliedRows: 1,
  });
});

test('what a file writes is seen where it is approved: its target, and its rows before and after', async () => {
  const job = await send('spektra', "office_code,rate_regular,rate_ro\n'13040,2.6500,\n", { bands: '1-6' });
  const groups = [seedId('product-group', 'TV'), seedId('product-group', 'GADGET')].join(',');
  const bulk = await send('spektraBulk', 'office_code,rate_regular,rate_ro\n13040,2.6000,2.3000\n', {
    productGroupIds: groups,
    bands: '1-6,7-12',
  });
  expect(job).toMatchObject({ errorRows: 0 });
  const confirmed = { [job.secureId]: 'spektra', [bulk.secureId]: 'spektraBulk' } as const;
  for (const [importId, kind] of Object.entries(confirmed))
    await call(rateImportCalls[kind].importConfirm, maker, { body: { importId, reason: 'Sesuai memo direksi 27' } });
  const opened = async (secureId: string) =>
    (await call(approvalCalls.detail, checker, { parameters: { secureId } })).result;
  const writtenBy = async (secureId: string) =>
    (await call(approvalCalls.rows, checker, { parameters: { secureId }, query: {} })).result;
  const { facts, isBatch, moduleTitle } = await opened(job.secureId);
  expect({ isBatch, title: moduleTitle.id }).toEqual({ isBatch: true, title: 'Rate cabang SPEKTRA' });
  expect(facts).toMatchObject([
    { name: 'line', value: 'SPEKTRA' },
    { name: 'productGroupIds', value: null },
    { name: 'bands', value: '1-6' },
    { name: 'effectiveFrom', value: tomorrow },
    { name: 'effectiveTo', value: null },
    { name: 'supersede', value: true },
    { name: 'file_name' },
    ...Array.from({ length: 6 }, () => ({})),
  ]);
  const { targetFacts } = (await call(importJobCalls.detail, maker, { parameters: { secureId: job.secureId } })).result;
  expect(targetFacts).toEqual(facts.slice(0, 6));
  expect(await writtenBy(job.secureId)).toMatchObject({
    total: 1,
    rows: [
      {
        about: '13040 Tangerang',
        values: [{ name: 'rate_regular', before: expect.any(String), after: '2.6500' }, { name: 'rate_ro' }],
        consequence: expect.stringContaining('Angsuran contoh'),
      },
    ],
  });
  const { rows } = await writtenBy(bulk.secureId);
  expect(rows[0].replaces).toEqual([
    'TV 1-6: baru',
    'TV 7-12: baru',
    expect.stringMatching(/^GADGET 1-6: \d/),
    expect.stringContaining('GADGET 7-12'),
  ]);
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

test('a rate in the way of a row is named beside it, with its period and phase', async () => {
  const first = '13060';
  const faultsOf = async (fields: object) => {
    const { secureId } = await send('spektra', `office_code,rate_regular,rate_ro\n${first},2.6000,\n`, fields);
    const errors = (await rowsOf(secureId))[0]!.messages.filter(({ severity }) => severity === 'error');
    return errors.map(({ code, message }) => `${code} ${message}`);
  };
  const { rows } = (
    await call(callsOf(branchRates).list, admin, {
      query: { branchId: branchId('SPEKTRA', first), phase: 'IN_FORCE', tenor: 7 } as never,
    })
  ).result;
  const { effectiveFrom: since } = rows.find(({ productGroupId: id }: { productGroupId: null }) => id === null)!;
  const inForce = `PERIOD_OVERLAP Bertabrakan dengan Semua kelompok 7-12, ${writtenDays(since)} – … (Berlaku)`;
  const tick = 'centang "Akhiri rate sebelumnya sehari sebelum mulai"';
  expect(await faultsOf({ supersede: 'false' })).toEqual([`${inForce}: ${tick}`]);
  const fill = 'isi satu baris tenor 7-12 untuk menggantikannya, atau akhiri rate itu dulu';
  // A rate takes the place of one with the same band alone.
  expect(await faultsOf({ bands: '8-11' })).toEqual([`${inForce}: ${fill}`]);
  expect(await faultsOf({ bands: '6-13', supersede: 'false' })).toEqual([
    expect.stringMatching(
      /^PERIOD_OVERLAP Bertabrakan dengan Semua kelompok .*\(Berlaku\)(, dan \d lainnya)?: isi satu baris tenor /,
    ),
  ]);
  expect(await faultsOf({ effectiveFrom: jakartaDay(seedDate) })).toEqual([
    'SUPERSEDE_TOO_EARLY Pengganti mulai berlaku besok atau sesudahnya',
  ]);
  const { secureId, version, ...rate } = rows.find(
    ({ productGroupId: id }: { productGroupId: null }) => id === null,
  ) as never as Record<string, unknown>;
  const period = { effectiveFrom: tomorrow, effectiveTo: null };
  const body = { ...rate, secureId, version, ...period, rateRegular: '2.9000', reason: 'rate naik besok' };
  expect((await call(callsOf(branchRates).update, maker, { body: body as never })).status).toBe(202);
  const waits = `PERIOD_OVERLAP Bertabrakan dengan Semua kelompok 7-12, ${writtenDays(tomorrow)} – … (Menunggu)`;
  expect(await faultsOf({})).toEqual([`${waits}: tunggu keputusannya, atau minta ditarik`]);
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
