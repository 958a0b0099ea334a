// Long: each place at which a user of a branch reads or asks for rates.
import { exclusiveRates } from '@console/contracts/branches-stores/branch/exclusive';
import { branchFees } from '@console/contracts/branches-stores/branch/fees';
import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { rateImportCalls } from '@console/contracts/branches-stores/branch/rate-imports';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { spektraBranches } from '@console/contracts/branches-stores/branch/register';
import type { Call } from '@console/contracts/core/call';
import { changeCallsOf } from '@console/contracts/core/changes';
import { productGroups } from '@console/contracts/products/product-group';
import { callsOf } from '@console/contracts/core/resource';
import { approvalCalls } from '@console/contracts/platform/approvals';
import { importJobCalls } from '@console/contracts/platform/imports';
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
import { resourcesOf } from '../../records/resource/registered.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, approvals, imports] });
const code = '13020';
const office = branchId('SPEKTRA', code);
const scope = { type: 'branches', branchIds: [office], mraIds: [] } as const;
const ofBranch = testCaller('ADMCB13', { '*': 'Full Access' }, { mappingType: 'BRANCH', scope });
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const reason = 'penyesuaian harga pasar';
/** Answers of calls whose declarations stand in a list. */
interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string; readonly errors?: unknown };
  readonly result: {
    readonly rows: readonly Readonly<Record<string, never>>[];
    readonly total: number;
    readonly elsewhere: { readonly rows: readonly { readonly label: string }[]; readonly total: number };
  };
}
interface Priced {
  readonly secureId: string;
  readonly tenors: string;
  readonly productGroupId: string | null;
  readonly exclusiveCount: number;
}
let fileBand = '';

const call = (wanted: Call | undefined, by: typeof admin, options: object = {}) =>
  server.current.call(wanted as never, by, options as never) as Promise<Answer>;
const made = async (wanted: Call | undefined, body: object) => {
  const { status, body: answer } = await call(wanted, ofBranch, { body });
  expect([answer.code, answer.errors]).toEqual([undefined, undefined]);
  expect(status).toBeLessThan(300);
};

/** A branch user asks for all that is priced, at a time when nothing yields enough. */
beforeAll(async () => {
  await server.current.database.db
    .updateTable('app_setting')
    .set({ value: '99' })
    .where('key', '=', 'MIN_YIELD_SPEKTRA')
    .execute();
  const listed = async (wanted: Call | undefined, query: object) =>
    (await call(wanted, admin, { query: { branchId: office, phase: 'IN_FORCE', size: 100, ...query } })).result
      .rows as unknown as Priced[];
  const [rate, next] = (await listed(callsOf(branchRates).list, {})).filter(
    ({ productGroupId, exclusiveCount }) => productGroupId === null && exclusiveCount === 0,
  );
  const [fee] = await listed(callsOf(branchFees).list, { feeType: 'ADMIN' });
  fileBand = next!.tenors;
  const [from, to] = rate!.tenors.split('-').map(Number);
  const line = { subjectType: 'STORE_GROUP', effectiveFrom: null, effectiveTo: null };
  const [group] = await server.current.database.db.selectFrom('store_group').select('group_code').limit(1).execute();
  await made(callsOf(exclusiveRates).create, {
    baseId: rate!.secureId,
    lines: [{ ...line, subjectCode: group!.group_code, rateRegular: '0.6000', rateRepeat: null }],
    reason,
  });
  await made(gridCalls.SPEKTRA, {
    branchId: office,
    effectiveFrom: tomorrow,
    effectiveTo: null,
    supersede: true,
    reason,
    rates: [{ tenorFrom: from, tenorTo: to, rateRegular: '0.6000', rateRepeat: null }],
  });
  await made(callsOf(branchFees).update, {
    ...fee,
    amountRegular: 0,
    amountRepeat: 0,
    effectiveFrom: tomorrow,
    reason,
  });
});

/** All answers about what waits, as text. */
async function answersTo(by: typeof admin, jobId: string): Promise<string> {
  const answers: unknown[] = [];
  const ask = async (wanted: Call | undefined, options: object = {}) => {
    const { body, result } = await call(wanted, by, options);
    answers.push(body);
    return result;
  };
  for (const resource of [branchRates, branchFees, exclusiveRates])
    await ask(changeCallsOf(resource).changes, { query: { within: 'branchId', withinId: office } });
  await ask(changeCallsOf(spektraBranches).changes, { query: { whole: true } });
  const { rows } = await ask(approvalCalls.list, { query: {} });
  for (const { secureId, recordId } of rows) {
    await ask(approvalCalls.detail, { parameters: { secureId } });
    if (recordId) await ask(callsOf(branchRates).history, { parameters: { secureId: recordId }, query: {} });
  }
  await ask(importJobCalls.list, { query: {} });
  await ask(importJobCalls.detail, { parameters: { secureId: jobId } });
  await ask(importJobCalls.rows, { parameters: { secureId: jobId }, query: {} });
  await ask(importJobCalls.errorFile, { parameters: { secureId: jobId } });
  return JSON.stringify(answers);
}

test('no answer to a branch user speaks of a yield; it says that an admin decides', async () => {
  const sent = await upload(server.current, rateImportCalls.spektra.importUpload, ofBranch, {
    name: 'rate.csv',
    content: `office_code,rate_regular,rate_ro\n${code},0.6000,\n99999,0.6000,\n`,
    fields: { productGroupIds: 'ALL', bands: fileBand, effectiveFrom: tomorrow, supersede: 'true' },
  });
  const { secureId: importId } = sent.result as { secureId: string };
  await call(rateImportCalls.spektra.importConfirm, ofBranch, {
    body: { importId, skipErrors: true, reason: 'Sesuai memo direksi 27' },
  });
  const [own, ofAdmin] = [await answersTo(ofBranch, importId), await answersTo(admin, importId)];
  expect(own).not.toMatch(/yield/i);
  expect(own).toContain('ADMIN_DECIDES');
  expect(ofAdmin.match(/YIELD_BELOW_FLOOR/g)!.length).toBeGreaterThan(4);
  expect(ofAdmin).not.toContain('ADMIN_DECIDES');
});

test('a list counts what waits for its own records, and the list of branches all that waits below it', async () => {
  const totalOf = async (resource: Parameters<typeof changeCallsOf>[0], query: object) =>
    (await call(changeCallsOf(resource).changes, admin, { query: { state: ['PENDING'], ...query } })).result;
  const within = (id: string) => ({ within: 'branchId', withinId: id });
  const other = branchId('SPEKTRA', '15040');
  for (const resource of [branchRates, branchFees, exclusiveRates]) {
    const { rows } = await totalOf(resource, within(office));
    expect(rows).toHaveLength(1);
    expect((await totalOf(resource, within(other))).total).toBe(0);
    expect(rows[0]!['recordLabel']).toContain(code);
  }
  const { total, elsewhere } = await totalOf(spektraBranches, { whole: true });
  const below = await Promise.all([branchRates, branchFees, exclusiveRates].map((each) => totalOf(each, {})));
  const files = elsewhere.rows.filter(({ label }) => label === 'rate.csv');
  expect(files).toMatchObject([{ page: expect.stringContaining('/branch/import?importId='), maker: 'ADMCB13' }]);
  expect(elsewhere.total).toBe(below.reduce((sum, each) => sum + each.total, 0) + files.length);
  expect(total).toBe(0);
});

test('a sheet says what it does to the instalment under its lines', async () => {
  const query = { within: 'branchId', withinId: office };
  const [change] = (await call(changeCallsOf(exclusiveRates).changes, admin, { query })).result.rows;
  expect(change!['consequence']).toMatch(/^Angsuran contoh, tenor \d+: Regular Rp .+ → Rp .+ \(-/);
});

/** All that a caller reads of every resource: lists, records with their history, and what waits. */
async function allRead(by: typeof admin): Promise<string> {
  const answers: string[] = [];
  const ask = async (wanted: Call | undefined, options: object = {}) => {
    if (!wanted) return { rows: [] };
    const { status, body, result } = await call(wanted, by, options);
    answers.push(JSON.stringify(body));
    return status === 200 ? result : { rows: [] };
  };
  for (const { resource } of resourcesOf(server.current.app).values()) {
    const of = callsOf(resource) as Readonly<Record<string, Call>>;
    const { rows } = await ask(of['list'], { query: { size: 25 } });
    for (const { secureId } of rows.slice(0, 5)) {
      await ask(of['detail'], { parameters: { secureId } });
      if (resource.operations.includes('history')) await ask(of['history'], { parameters: { secureId }, query: {} });
    }
    if (resource.fourEyes) await ask(changeCallsOf(resource).changes, { query: {} });
  }
  const { rows } = await ask(approvalCalls.list, { query: { size: 100 } });
  for (const { secureId } of rows) await ask(approvalCalls.detail, { parameters: { secureId } });
  return answers.join('\n');
}

test('a file says the same of a foreign office and of one that is not there', async () => {
  const { result } = await upload(server.current, rateImportCalls.spektra.importUpload, ofBranch, {
    name: 'kantor.csv',
    content: 'office_code,rate_regular,rate_ro\n13030,2.6000,\n99999,2.6000,\n',
    fields: { productGroupIds: 'ALL', bands: '25-30', effectiveFrom: tomorrow, supersede: 'false' },
  });
  const { rows } = (await call(importJobCalls.rows, ofBranch, { parameters: { secureId: result.secureId }, query: {} }))
    .result as unknown as { readonly rows: readonly { readonly messages: unknown }[] };
  expect(rows).toHaveLength(2);
  expect(rows[0]!.messages).toMatchObject([{ column: 'office_code', code: 'NOT_FOUND' }]);
  expect(rows[1]!.messages).toEqual(rows[0]!.messages);
});

test('the rates of a product group are counted within the scope of who asks', async () => {
  const groups = callsOf(productGroups);
  const countFor = async (by: typeof admin) => {
    const { rows } = (await call(groups.list, by, { query: { search: 'GADGET' } })).result;
    return Number(rows[0]!['rateRowCount']);
  };
  const [all, own] = [await countFor(admin), await countFor(ofBranch)];
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(all / 10);
});

test('no answer of any resource speaks of a yield to a user of branches, though to an admin some do', async () => {
  const { db } = server.current.database;
  const branchIds = (await db.selectFrom('branch').select('id').execute()).map(({ id }) => id);
  const everywhere = testCaller(
    'ADMCB99',
    { '*': 'Full Access' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds, mraIds: [] } },
  );
  const read = await allRead(everywhere);
  expect(read).toContain('ADMIN_DECIDES');
  expect(read).not.toMatch(/yield/i);
  expect(await allRead(admin)).toMatch(/yield/i);
});

test('a change of another branch reads like one that is not there, whichever way it is decided', async () => {
  const { db } = server.current.database;
  const { id } = await db
    .selectFrom('change_request')
    .select('id')
    .where('module', '=', branchRates.module)
    .where('state', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  const elsewhere = { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] } as const;
  const foreign = testCaller('ADMCB02', { '*': 'Full Access' }, { mappingType: 'BRANCH', scope: elsewhere });
  const missing = '11111111-1111-4111-8111-111111111111';
  for (const decision of ['approve', 'reject', 'withdraw'])
    for (const wanted of [approvalCalls.preview, approvalCalls.decideMany]) {
      const body = { decision, secureIds: [id, missing], note: 'catatan pengujian' };
      const { refused } = (await call(wanted, foreign, { body })).result as unknown as {
        readonly refused: readonly object[];
      };
      expect(refused).toEqual([
        expect.objectContaining({ secureId: id, label: '', module: '', code: 'NOT_FOUND' }),
        expect.objectContaining({ secureId: missing, label: '', module: '', code: 'NOT_FOUND' }),
      ]);
    }
});
