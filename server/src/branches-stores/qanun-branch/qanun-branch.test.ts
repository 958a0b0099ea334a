// Long: each rule of a record under Qanun with a test.
import { qanunBranches } from '@console/contracts/branches-stores/qanun-branch';
import { qanunNmcBranches } from '@console/contracts/branches-stores/qanun-branch-nmc';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls } from '@console/contracts/platform/imports';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { approvals } from '../../records/approvals/module.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { branchModule } from '../branch/module.ts';
import { qanunBranchNmcModule } from '../master-qanun-branch-nmc/module.ts';
import { qanunGuards } from './guards.ts';
import { qanunBranches as underQanunOf } from '../under-qanun/in-force.ts';
import { qanunBranchModule } from './module.ts';
import { seedDate } from '../../../test/environment.ts';

const server = useServer({ modules: [approvals, imports, branchModule, qanunBranchModule, qanunBranchNmcModule] });
const calls = callsOf(qanunBranches);
const nmc = callsOf(qanunNmcBranches);
const maker = testCaller('HOOPS01', { '*': 'Input' });
const checker = testCaller('HOOPSHD1', { '*': 'Approval' });
const today = jakartaDay(seedDate);
const tomorrow = dayAfter(today, 1);
const reason = 'tarif syariah tahun depan';
const fees = {
  akad: 'MURABAHAH',
  ujrahAdminRegular: 200_000,
  ujrahAdminRepeat: 175_000,
  ujrahCharge: 'UPFRONT',
  fiduciaFee: 60_000,
  takafulRate: '1,25',
  tazirRate: null,
  tawidhAmount: 25_000,
  effectiveFrom: tomorrow,
  effectiveTo: null,
};
const seeded = (code: string) => seedId('qanun-branch', code);
const read = async (secureId: string) =>
  (await server.current.call(calls.detail, admin, { parameters: { secureId } })).result;
const update = async (code: string, changes: object, caller = maker) =>
  server.current.call(calls.update, caller, { body: { ...(await read(seeded(code))), ...changes, reason } });
const decide = (call: typeof calls.approveChange, change: { secureId: string }, caller = checker) =>
  server.current.call(call, caller, { body: { secureIds: [change.secureId], note: 'sudah diperiksa' } });
const approve = (change: { secureId: string }, caller = checker) => decide(calls.approveChange, change, caller);

afterEach(() => server.current.setNow(seedDate));

test('the list shows who is under Qanun, by phase and by day', async () => {
  const all = (await server.current.call(calls.list, admin, { query: {} })).result;
  expect(all.total).toBe(7);
  expect(all.rows[0]).toMatchObject({ officeCode: '10010', phase: 'IN_FORCE', provisi: 0, tazirRate: '0.1000' });
  const count = async (query: Readonly<Record<string, unknown>>) =>
    (await server.current.call(calls.list, admin, { query })).result.total;
  expect(await count({ phase: 'ENDED' })).toBe(2);
  expect(await count({ where: ['phase.isNot.ENDED'] })).toBe(5);
  expect(await count({ inForceOn: '2025-03-01' })).toBe(2);
  expect(await count({ search: 'Langsa' })).toBe(1);
  expect((await server.current.call(nmc.list, admin, { query: { phase: 'IN_FORCE' } })).result.total).toBe(5);
});

test('an update of a record in force takes its place from tomorrow, when a second person approves', async () => {
  const early = await update('10020', { ...fees, effectiveFrom: today });
  expect(early.body.errors).toMatchObject([{ field: 'effectiveFrom', code: 'SUPERSEDE_TOO_EARLY' }]);
  const { status, result } = await update('10020', fees);
  expect(status).toBe(202);
  const successor = result.change.recordId;
  expect(await read(successor)).toMatchObject({ phase: 'PENDING', takafulRate: '1.2500', officeCode: '10020' });
  expect(await read(seeded('10020'))).toMatchObject({ phase: 'IN_FORCE', effectiveTo: null });
  expect((await update('10020', fees)).body.code).toBe('CHANGE_PENDING');
  expect((await approve(result.change, maker)).status).toBe(403);
  expect((await approve(result.change)).status).toBe(200);
  expect(await read(seeded('10020'))).toMatchObject({ phase: 'IN_FORCE', effectiveTo: today });
  expect(await read(successor)).toMatchObject({ phase: 'SCHEDULED', effectiveFrom: tomorrow });
  const calendar = await server.current.call(calls.periods, admin, { parameters: { secureId: successor } });
  expect(calendar.result.rows.map(({ phase }: { phase: string }) => phase)).toEqual(['ENDED', 'IN_FORCE', 'SCHEDULED']);
  server.current.setNow(new Date(`${today}T16:59:59Z`));
  expect(await read(successor)).toMatchObject({ phase: 'SCHEDULED' });
  server.current.setNow(new Date(`${today}T17:00:00Z`));
  expect(await read(successor)).toMatchObject({ phase: 'IN_FORCE' });
  expect(await read(seeded('10020'))).toMatchObject({ phase: 'ENDED' });
  const both = await underQanunOf(server.current.database.db, [branchId('SPEKTRA', '10020')], seedDate);
  expect(both.size).toBe(1);
});

test('what is not approved gives up its period; what was taken back leaves the list besides', async () => {
  const { result } = await update('10030', fees);
  expect((await decide(calls.rejectChange, result.change)).status).toBe(200);
  expect(await read(result.change.recordId)).toMatchObject({ phase: 'REJECTED' });
  const again = await update('10030', fees);
  expect(again.status).toBe(202);
  await decide(calls.withdrawChange, again.result.change, maker);
  const gone = await server.current.call(calls.detail, admin, {
    parameters: { secureId: again.result.change.recordId },
  });
  expect(gone.status).toBe(404);
});

test('only a branch of Aceh comes under Qanun, and a period is refused with the record in its way', async () => {
  const create = (body: object, caller = maker) =>
    server.current.call(calls.create, caller, { body: { ...fees, reason, ...body } });
  const far = await create({ branchId: branchId('SPEKTRA', '13010') });
  expect(far.body.errors).toMatchObject([{ field: 'branchId', code: 'QANUN_NOT_ACEH' }]);
  const other = await create({ branchId: branchId('NMC', '10010') });
  expect(other.body.errors).toMatchObject([{ field: 'branchId', code: 'NOT_ALLOWED' }]);
  const taken = await create({ branchId: branchId('SPEKTRA', '10070') });
  expect(taken).toMatchObject({
    status: 409,
    body: { code: 'PERIOD_OVERLAP', errors: [{ field: 'effectiveFrom', at: `/qanun-branch/${seeded('10070')}` }] },
    result: { clash: { secureId: seeded('10070'), phase: 'IN_FORCE' } },
  });
  const late = { branchId: branchId('SPEKTRA', '10070'), effectiveFrom: dayAfter(today, -1) };
  expect((await create(late)).body.errors).toMatchObject([{ field: 'effectiveFrom', code: 'BACKDATED' }]);
  expect((await create(late, admin)).body.code).toBe('PERIOD_OVERLAP');
});

test('a record in force ends today or later, and the modules of fees may refuse it', async () => {
  const end = async (code: string, effectiveTo: string) =>
    server.current.call(calls.end, maker, {
      body: { secureId: seeded(code), version: (await read(seeded(code))).version, effectiveTo, reason },
    });
  expect((await end('10080', dayAfter(today, -1))).body.errors).toMatchObject([
    { field: 'effectiveTo', code: 'END_TOO_EARLY' },
  ]);
  expect((await end('10010:1', today)).body.code).toBe('INVALID_STATE');
  const guard = { end: () => Promise.reject(new Refusal('IN_USE')) };
  qanunGuards(server.current.app).push(guard);
  expect((await end('10080', today)).body.code).toBe('IN_USE');
  qanunGuards(server.current.app).pop();
  const { result } = await end('10080', today);
  expect((await end('10080', today)).body.code).toBe('CHANGE_PENDING');
  expect((await update('10080', fees)).body.code).toBe('CHANGE_PENDING');
  expect((await approve(result.change)).status).toBe(200);
  expect(await read(seeded('10080'))).toMatchObject({ phase: 'IN_FORCE', effectiveTo: today });
});

test('a period with an end is asked for like the end itself, by a form, a successor and a file', async () => {
  const asked: string[] = [];
  const guard = {
    end: async (_: unknown, { lastDay }: { readonly lastDay: string }) => {
      asked.push(lastDay);
      throw new Refusal('IN_USE');
    },
  };
  qanunGuards(server.current.app).push(guard);
  const [from, to] = [dayAfter(today, 5), dayAfter(today, 6)];
  const successor = await update('10070', { ...fees, effectiveFrom: from, effectiveTo: to });
  const body = { ...fees, reason, branchId: branchId('SPEKTRA', '10080'), effectiveFrom: from, effectiveTo: to };
  const created = await server.current.call(calls.create, maker, { body });
  const header =
    'office_code,akad,ujrah_admin_regular,ujrah_admin_ro,fiducia_fee,takaful_rate,tazir_rate,tawidh_amount,' +
    'effective_from,effective_to';
  const sent = await upload(server.current, calls.importUpload, maker, {
    name: 'berakhir.csv',
    content: [header, `10030,MURABAHAH,190000,,55000,0,0.05,,${from},${to}`, ''].join('\n'),
  });
  qanunGuards(server.current.app).pop();
  expect([successor.body.code, created.body.code]).toEqual(['IN_USE', 'IN_USE']);
  expect(sent.result).toMatchObject({ errorRows: 1 });
  expect(asked).toEqual([to, to, to]);
});

test('a scheduled record is changed or cancelled; branch users propose and never approve', async () => {
  const scope = { type: 'branches' as const, branchIds: [branchId('SPEKTRA', '10080')], mraIds: [] };
  const ofBranch = { mappingType: 'BRANCH' as const, scope };
  const proposer = testCaller('CAB10080', { '*': 'Input' }, ofBranch);
  const branchChecker = testCaller('CAB10081', { '*': 'Approval' }, ofBranch);
  const body = { ...fees, reason, branchId: branchId('SPEKTRA', '10080'), effectiveFrom: dayAfter(today, 30) };
  const { result } = await server.current.call(calls.create, proposer, { body });
  expect((await approve(result.change, branchChecker)).body.code).toBe('APPROVER_LEVEL');
  expect((await approve(result.change)).status).toBe(200);
  const record = await read(result.change.recordId);
  expect(record.phase).toBe('SCHEDULED');
  const changed = await server.current.call(calls.update, proposer, {
    body: { ...record, fiduciaFee: 70_000, reason },
  });
  expect((await approve(changed.result.change)).status).toBe(200);
  const { version, fiduciaFee } = await read(record.secureId);
  expect(fiduciaFee).toBe(70_000);
  const cancelled = await server.current.call(calls.cancel, proposer, {
    body: { secureId: record.secureId, version, reason },
  });
  expect((await approve(cancelled.result.change)).status).toBe(200);
  expect(await read(record.secureId)).toBeFalsy();
});

test('a file of NMC is decided as one, and its row takes the place of the record in force', async () => {
  // Without an ujrah the premium of a vehicle would bring a yield below the least one.
  await server.current.database.db.updateTable('product_group_nmc').set({ insurance_coverage: 'NONE' }).execute();
  const header =
    'office_code,akad,ujrah_admin_regular,ujrah_admin_ro,fiducia_fee,takaful_rate,tazir_rate,tawidh_amount,' +
    'effective_from,effective_to,takaful_y1,takaful_y2,takaful_y3,takaful_y4';
  const rows = [
    `10010,MURABAHAH,190000,,55000,0,0.05,,${tomorrow},,1.1,0.9,0,`,
    `10020,MURABAHAH,190000,,55000,0,0.05,,${today},,1.1,0.9,0,`,
    `13010,MURABAHAH,190000,,55000,0,0.05,,${tomorrow},,1.1,0.9,0,`,
  ];
  const sent = await upload(server.current, nmc.importUpload, maker, {
    name: 'qanun.csv',
    content: [header, ...rows, ''].join('\n'),
  });
  expect(sent.result).toMatchObject({ state: 'PREVIEWED', changedRows: 1, errorRows: 2 });
  const importId = sent.result.secureId;
  const { result: changed } = await server.current.call(importJobCalls.rows, maker, {
    parameters: { secureId: importId },
    query: { result: 'CHANGED' },
  });
  // A blank amount means 0, and a rate of 0 none: the preview says what is stored, and that a rate of none stays so.
  expect(changed.rows[0].meant).toMatchObject({ ujrah_admin_ro: '0', takaful_rate: null, takaful_y3: null });
  expect(changed.rows[0].before).toHaveProperty('ujrah_admin_ro');
  expect(changed.rows[0].before).not.toHaveProperty('takaful_rate');
  const faulty = await server.current.call(importJobCalls.rows, maker, {
    parameters: { secureId: importId },
    query: { result: 'ERROR' },
  });
  expect(faulty.result.rows.map(({ messages }: { messages: { code: string }[] }) => messages[0]?.code)).toEqual([
    'PERIOD_OVERLAP',
    'QANUN_NOT_ACEH',
  ]);
  const confirmed = await server.current.call(nmc.importConfirm, maker, {
    body: { importId, skipErrors: true, reason: 'Sesuai memo direksi 27' },
  });
  expect(confirmed.result.state).toBe('WAITING_APPROVAL');
  await server.current.call(nmc.importApprove, checker, { body: { importId } });
  const list = async (query: Readonly<Record<string, unknown>>) =>
    (await server.current.call(nmc.list, admin, { query })).result.rows;
  expect((await list({ phase: 'SCHEDULED' }))[0]).toMatchObject({
    officeCode: '10010',
    ujrahAdminRepeat: 0,
    takafulRate: null,
    takafulYear1: '1.1000',
    takafulYear3: null,
    takafulCover: 'COMPREHENSIVE',
    effectiveFrom: tomorrow,
  });
  expect((await list({ phase: 'IN_FORCE', search: '10010' }))[0]).toMatchObject({ effectiveTo: today });
});
