// Long: one setting of fees and rates for every pair of what is approved at once.
import { randomUUID } from 'node:crypto';
import { exclusiveFees, exclusiveRates } from '@console/contracts/branches-stores/branch/exclusive';
import { branchFees } from '@console/contracts/branches-stores/branch/fees';
import { rateImportCalls } from '@console/contracts/branches-stores/branch/rate-imports';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { qanunBranches } from '@console/contracts/branches-stores/qanun-branch';
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls } from '@console/contracts/platform/imports';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { upload } from '../../../test/upload.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { productsModules } from '../../products/modules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, imports] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const checker = testCaller('HARGA02', { '*': 'Full Access' });
const another = testCaller('HARGA03', { '*': 'Full Access' });
const today = jakartaDay(seedDate);
const tomorrow = dayAfter(today, 1);
const reason = 'penyesuaian harga';
/** The office has rates and fees of one band alone. */
const call: typeof server.current.call = ((...given: Parameters<typeof server.current.call>) =>
  server.current.call(...given)) as never;
const db = () => server.current.database.db;

const frame = () => ({
  id: randomUUID(),
  created_at: seedDate,
  updated_at: seedDate,
  created_by: 'TEST',
  updated_by: 'TEST',
  effective_from: today,
  approval: 'APPROVED',
});

/** An office with one rate and fee: with a lower rate, or without the fee, contracts yield enough; not with both. */
async function office(code: string) {
  const id = branchId('SPEKTRA', code);
  await db().deleteFrom('branch_fee_exclusive').execute();
  await db().deleteFrom('branch_rate_exclusive').execute();
  await db().deleteFrom('change_request').execute();
  await db().deleteFrom('qanun_branch').where('branch_id', '=', id).execute();
  await db().deleteFrom('branch_fee').where('branch_id', '=', id).execute();
  await db().deleteFrom('branch_rate').where('branch_id', '=', id).execute();
  const tenors = { branch_id: id, tenor_from: 7, tenor_to: 12 };
  const rate = { ...frame(), ...tenors, rate_regular: '1.6000' };
  const fee = {
    ...frame(),
    ...tenors,
    fee_type: 'ADMIN',
    amount_from: 0,
    value_type: 'PERCENT',
    percent_regular: '7.5',
    charge: 'FINANCED',
  };
  await db()
    .insertInto('branch_rate')
    .values(rate as never)
    .execute();
  await db()
    .insertInto('branch_fee')
    .values(fee as never)
    .execute();
  return { code, id, rateId: rate.id, feeId: fee.id };
}
type Office = Awaited<ReturnType<typeof office>>;

/** Approves one proposal. @returns whether it has taken effect */
type Approve = (by: Caller) => Promise<boolean>;
const changes = {
  rate: [branchRates, (of: Office) => supersede(branchRates, of.rateId, { rateRegular: '1.2500' })],
  fee: [branchFees, (of: Office) => supersede(branchFees, of.feeId, { percentRegular: '0.0000' })],
  rateSheet: [exclusiveRates, (of: Office) => sheet(exclusiveRates, of.rateId, { rateRegular: '1.2500' })],
  feeSheet: [exclusiveFees, (of: Office) => sheet(exclusiveFees, of.feeId, { percentRegular: '0.0000' })],
  qanun: [
    qanunBranches,
    (of: Office) =>
      call(callsOf(qanunBranches).create, maker, {
        body: {
          branchId: of.id,
          akad: 'MURABAHAH',
          ujrahAdminRegular: 0,
          ujrahAdminRepeat: 0,
          ujrahCharge: 'FINANCED',
          fiduciaFee: 0,
          takafulRate: null,
          tazirRate: null,
          tawidhAmount: 25_000,
          effectiveFrom: tomorrow,
          effectiveTo: null,
          reason,
        } as never,
      }),
  ],
} as const;
type Kind = keyof typeof changes | 'file';

async function supersede(resource: typeof branchRates | typeof branchFees, secureId: string, values: object) {
  const { result } = await call(callsOf(resource as typeof branchRates).detail, admin, { parameters: { secureId } });
  const body = { ...result, ...values, effectiveFrom: tomorrow, effectiveTo: null, reason };
  return call(callsOf(resource as typeof branchRates).update, maker, { body: body as never });
}

function sheet(resource: typeof exclusiveRates, baseId: string, values: object) {
  const line = { subjectType: 'MEMBERSHIP_GROUP', subjectCode: 'KAMPANYE1', effectiveFrom: null, effectiveTo: null };
  return call(callsOf(resource).create, maker, { body: { baseId, lines: [{ ...line, ...values }], reason } as never });
}

async function proposed(kind: Exclude<Kind, 'file'>, of: Office): Promise<string> {
  const { status, body, result } = await changes[kind][1](of);
  expect([kind, status, body.errors]).toEqual([kind, 202, undefined]);
  return result.change.secureId;
}

async function approvalOf(kind: Kind, of: Office): Promise<Approve> {
  if (kind === 'file') return approvalOfFile(of);
  const secureIds = [await proposed(kind, of)];
  const { approveChange } = changeCallsOf(changes[kind][0] as typeof branchRates);
  return async (by) => {
    const { status, body } = await tickingAll((acknowledged) =>
      call(approveChange, by, { body: { secureIds, acknowledged } }),
    );
    if (status !== 200) expect(body.code).toBe('RATE_NEEDS_ADMIN');
    return status === 200;
  };
}

async function approvalOfFile({ code }: Office): Promise<Approve> {
  const calls = rateImportCalls.spektra;
  const { result } = await upload(server.current, calls.importUpload, maker, {
    name: 'rate.csv',
    content: `office_code,rate_regular,rate_ro\n${code},1.2500,\n`,
    fields: { productGroupIds: 'ALL', bands: '7-12', effectiveFrom: tomorrow, supersede: 'true', force: 'true' },
  });
  const importId = result.secureId;
  await call(calls.importConfirm, maker, { body: { importId, reason: 'Sesuai memo direksi 27' } });
  return async (by) => {
    const approved = await tickingAll((acknowledged) =>
      call(calls.importApprove!, by, { body: { importId, acknowledged } }),
    );
    expect(approved.status).toBe(200);
    const job = (await call(importJobCalls.detail, admin, { parameters: { secureId: importId } })).result;
    expect(['COMPLETED', 'PREVIEWED']).toContain(job.state);
    return job.state === 'COMPLETED';
  };
}

test.each<readonly [Kind, Kind]>([
  ['rate', 'fee'],
  ['rateSheet', 'feeSheet'],
  ['rate', 'qanun'],
  ['file', 'fee'],
  ['rate', 'feeSheet'],
])('of a %s and a %s that are fine each alone, one of two approvals at once takes effect', async (one, other) => {
  // In Aceh, so that it may come under Qanun.
  for (const code of ['10020', '10030', '10020', '10030']) {
    const of = await office(code);
    const approvals = [await approvalOf(one, of), await approvalOf(other, of)];
    const taken = await Promise.all([approvals[0]!(checker), approvals[1]!(another)]);
    expect([one, other, taken.filter(Boolean).length]).toEqual([one, other, 1]);
  }
});

test('what holds for a period at a branch, and concessions on it, are approved under the lock of the branch', () => {
  const priced = [...resourcesOf(server.current.app).values()].filter(
    ({ resource: { effective, fields } }) => 'baseId' in fields || (effective && 'branchId' in fields),
  );
  expect(priced.length).toBeGreaterThan(12);
  const without = priced.filter(({ definition }) => !definition.approval?.locks);
  expect(without.map(({ resource }) => resource.module)).toEqual([]);
});

test('approvals of several branches at once do not wait for each other', async () => {
  for (let times = 0; times < 3; times += 1) {
    const [first, second] = [await office('13020'), await office('13030')];
    const [rates, fees] = [[], []] as [string[], string[]];
    for (const of of [first, second])
      rates.push((await supersede(branchRates, of.rateId, { rateRegular: '1.5000' })).result.change.secureId);
    for (const of of [second, first])
      fees.push((await supersede(branchFees, of.feeId, { percentRegular: '7.4' })).result.change.secureId);
    const approve = (resource: unknown, secureIds: string[], by: Caller) =>
      tickingAll((acknowledged) =>
        call(changeCallsOf(resource as typeof branchRates).approveChange, by, { body: { secureIds, acknowledged } }),
      );
    const answers = await Promise.all([approve(branchRates, rates, checker), approve(branchFees, fees, another)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});
