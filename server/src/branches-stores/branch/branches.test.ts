// Long: rates from their proposal to their place in force, and the branches that they open.
import { changeCallsOf } from '@console/contracts/core/changes';
import { activationNoteCall, callsOf, effectiveCallsOf } from '@console/contracts/core/resource';
import { branchFees } from '@console/contracts/branches-stores/branch/fees';
import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { branchRates, type BranchRate } from '@console/contracts/branches-stores/branch/rates';
import { spektraBranches } from '@console/contracts/branches-stores/branch/register';
import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { resourceColumns } from '../../records/downloads/cells.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { registerUse } from '../../records/resource/uses.ts';
import { branchesStoresModules } from '../modules.ts';
import { dayWord } from '../simulation/wording.ts';
import { newBranchBody } from './new-branch.fixtures.ts';

const server = useServer({
  modules: [
    ...productsModules,
    ...branchesStoresModules,
    (app) => {
      for (const [of, orders] of [
        ['branch', 'po-status'],
        ['master-branch-nmc', 'po-status-nmc'],
        ['master-branch-ufi', 'tracking-orders'],
      ] as const) {
        registerUse(app, { of, by: 'card-stock', count: async () => new Map() });
        registerUse(app, { of, by: orders, count: async () => new Map() });
      }
    },
  ],
});
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const checker = testCaller('HARGA02', { '*': 'Full Access' });
const ofBranch = testCaller(
  'CABANG01',
  { '*': 'Full Access' },
  {
    mappingType: 'BRANCH',
    scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '13020')], mraIds: [] },
  },
);
const today = jakartaDay(seedDate);
const tomorrow = dayAfter(today, 1);
const office = branchId('SPEKTRA', '13020');
const rates = callsOf(branchRates);
const reason = 'penyesuaian harga pasar';
const call: typeof server.current.call = ((...given: Parameters<typeof server.current.call>) =>
  server.current.call(...given)) as never;
const approve = (
  resource: Parameters<typeof changeCallsOf>[0],
  secureId: string,
  by = checker,
  acknowledged: readonly string[] = [],
) => call(changeCallsOf(resource).approveChange, by, { body: { secureIds: [secureId], acknowledged } });

const grid = (body: object, by = maker) =>
  call(gridCalls.SPEKTRA, by, {
    body: { branchId: office, effectiveFrom: tomorrow, effectiveTo: null, supersede: true, reason, ...body } as never,
  });
const allWaiting = async () =>
  (await call(changeCallsOf(branchRates).changes, checker, { query: { state: ['PENDING'] } })).result.rows as {
    secureId: string;
    recordId: string;
    warnings?: { code: string; text: { id: string } }[];
    maker: string;
  }[];
const waiting = async () => (await allWaiting()).filter((change) => change.maker === maker.username);

test('a grid of rates succeeds those in force, once a second person above the branches has approved', async () => {
  const { result } = await grid({
    rates: [
      { tenorFrom: 1, tenorTo: 6, rateRegular: '2.5000', rateRepeat: '2.2000' },
      { tenorFrom: 7, tenorTo: 12, rateRegular: '2.6000', rateRepeat: null },
    ],
  });
  expect(result).toEqual({ waiting: 2, stored: 0 });
  const changes = await waiting();
  expect((await approve(branchRates, changes[0]!.secureId, ofBranch)).body.code).toBe('APPROVER_LEVEL');
  expect(changes).toHaveLength(1);
  expect((await approve(branchRates, changes[0]!.secureId)).status).toBe(200);
  const list = async (query: object) =>
    (await call(rates.list, admin, { query: { branchId: office, ...query } as never })).result;
  const scheduled = (await list({ phase: 'SCHEDULED', productGroupId: undefined })).rows;
  expect(scheduled).toMatchObject([
    { tenors: '1-6', rateRegular: '2.5000', effectiveFrom: tomorrow },
    { tenors: '7-12', rateRegular: '2.6000', rateRepeat: null, sampleRepeat: expect.any(Number) },
  ]);
  const resolve = (date: string) =>
    call(simulationCalls.resolveSpektra, admin, { query: { branchId: office, tenor: 12, date } });
  expect((await resolve(tomorrow)).result.rate).toBe('2.6000');
  expect((await resolve(today)).result.rate).not.toBe('2.6000');
});

test('each cell of a grid has its own fault, and nothing is proposed', async () => {
  const before = (await waiting()).length;
  const { body } = await grid({
    supersede: false,
    rates: [
      { tenorFrom: 1, tenorTo: 6, rateRegular: '2.5000', rateRepeat: '2.6000' },
      { tenorFrom: 7, tenorTo: 12, rateRegular: '5.1000', rateRepeat: null },
      { tenorFrom: 13, tenorTo: 18, rateRegular: '2.0000', rateRepeat: null },
    ],
  });
  expect(body.errors).toMatchObject([
    { field: 'rates[0].rateRepeat', code: 'RATE_RO_ABOVE_REGULAR' },
    { field: 'rates[1].rateRegular', code: 'RATE_OUT_OF_BOUNDS' },
    {
      field: 'rates[2].tenorFrom',
      code: 'PERIOD_OVERLAP',
      message: expect.stringMatching(
        /Semua kelompok 13-18, \d\d-\d\d-\d{4} – … \(Berlaku\): centang "Akhiri rate .*"$/,
      ),
    },
  ]);
  expect(await waiting()).toHaveLength(before);
});

test('rows over a part of a band are each marked with the tenors that would have no rate', async () => {
  const tenors = [14, 15, 16, 17];
  const { body } = await grid({
    supersede: true,
    rates: tenors.map((tenor) => ({ tenorFrom: tenor, tenorTo: tenor, rateRegular: '2.0000', rateRepeat: null })),
  });
  const message =
    'Menggantikan sebagian saja dari Semua kelompok 13-18: tenor 13, 18 tidak akan punya rate, isi juga barisnya';
  expect(body.errors).toEqual(
    tenors.map((_, at) => expect.objectContaining({ field: `rates[${at}].tenorFrom`, code: 'BAND_LEFT', message })),
  );
});

test('who approves opens a branch with a rate and an ADMIN fee; an admin closes it unless it is in use', async () => {
  const calls = callsOf(spektraBranches);
  const { result: known } = await call(calls.detail, admin, { parameters: { secureId: office } });
  const { zipCode } = known as unknown as { zipCode: string };
  const created = await call(calls.create, maker, {
    body: newBranchBody('13990', { name: 'Jakarta Baru', zipCode, reason }),
  });
  expect(created.status).toBe(202);
  expect((await approve(spektraBranches, created.result.change.secureId)).status).toBe(200);
  const find = async () =>
    (await call(calls.list, admin, { query: { search: '13990' } })).result.rows[0] as unknown as {
      secureId: string;
      version: number;
      state: string;
      insuranceArea: string;
    };
  const fresh = await find();
  expect(fresh).toMatchObject({ state: 'new', insuranceArea: '2', ratesInForce: 0 });
  const activate = async (by = admin) => {
    const { secureId, version } = await find();
    return call(calls.activate as never, by, { body: { secureId, version } as never });
  };
  expect((await activate()).body.code).toBe('BRANCH_NO_RATE');
  const rateRow = { tenorFrom: 1, tenorTo: 24, rateRegular: '2.7500', rateRepeat: '2.4500' };
  await grid({ branchId: fresh.secureId, effectiveFrom: today, supersede: false, rates: [rateRow] });
  await approve(branchRates, (await waiting())[0]!.secureId);
  expect((await activate()).body.code).toBe('BRANCH_NO_FEE');
  const fee = await call(callsOf(branchFees).create, maker, {
    body: {
      branchId: fresh.secureId,
      feeType: 'ADMIN',
      tenorFrom: 1,
      tenorTo: 24,
      amountFrom: 0,
      amountTo: null,
      valueType: 'AMOUNT',
      amountRegular: 199_000,
      charge: 'FINANCED',
      effectiveFrom: tomorrow,
      effectiveTo: null,
      reason,
    } as never,
  });
  await approve(branchFees, fee.result.change.secureId);
  // The question before it says what does not hold yet.
  const note = await call(activationNoteCall(spektraBranches), admin, { parameters: { secureId: fresh.secureId } });
  expect(note.result).toEqual({
    id: `Fee ADMIN belum ada yang berlaku hari ini; yang pertama mulai ${dayWord(tomorrow)}.`,
    en: `No ADMIN fee holds today; the first one starts on ${dayWord(tomorrow)}.`,
  });
  const enters = testCaller('HARGA03', { [spektraBranches.privilege]: 'Input' });
  expect((await activate(enters)).body.code).toBe('FORBIDDEN');
  const asked = testCaller(maker.username, { '*': 'Approval' });
  expect((await activate(asked)).body.code).toBe('SELF_APPROVAL');
  const approves = testCaller('HARGA04', { [spektraBranches.privilege]: 'Approval' });
  expect((await activate(approves)).status).toBe(200);
  expect(await find()).toMatchObject({ state: 'active', ratesInForce: 1, feesInForce: 0 });
  const used = (await call(calls.list, admin, { query: { search: '13010' } })).result.rows[0]!;
  const { rows: held } = (
    await call(callsOf(branchRates).list, admin, { query: { branchId: used.secureId, phase: 'IN_FORCE' } })
  ).result;
  const ends = await call(effectiveCallsOf(branchRates).end, maker, {
    body: { secureId: held[0]!.secureId, version: held[0]!.version, effectiveTo: tomorrow, reason } as never,
  });
  expect(ends.status).toBe(202);
  const waits = (await call(calls.list, admin, { query: { search: '13010' } })).result.rows[0]!;
  expect(waits.waitingCount).toBe(used.waitingCount + 1);
  const close = (by: typeof admin) =>
    call(calls.deactivate as never, by, {
      body: { secureId: used.secureId, version: used.version, reason: 'kantor ditutup' } as never,
    });
  expect((await close(maker)).body.code).toBe('FORBIDDEN');
  const closed = await close(admin);
  expect(closed.body).toMatchObject({
    code: 'IN_USE',
    result: {
      referencedBy: [
        { module: 'zip-code', count: 20, filter: { branch: used.secureId, status: 'active' } },
        { module: 'store', filter: { branchId: used.secureId, state: 'active' } },
      ],
    },
  });
});

test('a branch user opens no branch, whatever the level', async () => {
  const closed = branchId('SPEKTRA', '12040');
  const own = testCaller(
    'CABANG02',
    { '*': 'Full Access' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [closed], mraIds: [] } },
  );
  const { result } = await call(callsOf(spektraBranches).detail, own, { parameters: { secureId: closed } });
  const { version, state } = result as unknown as { version: number; state: string };
  expect(state).toBe('inactive');
  const answer = await call(callsOf(spektraBranches).activate as never, own, {
    body: { secureId: closed, version } as never,
  });
  expect(answer.body.code).toBe('APPROVER_LEVEL');
});

test('every fifteenth office has a rate that awaits approval, which takes the place of the one in force', async () => {
  const change = (await allWaiting()).find(({ maker: by }) => by === 'HOBIS01')!;
  const { result } = await call(rates.detail, admin, { parameters: { secureId: change.recordId } });
  expect(result).toMatchObject({ phase: 'PENDING', productGroupId: null, tenorFrom: 7 });
  expect((await approve(branchRates, change.secureId)).status).toBe(200);
  const { rows } = (await call(rates.list, admin, { query: { branchId: result.branchId, tenor: 12 } as never })).result;
  const ofAll = (rows as BranchRate[]).filter(({ productGroupId }) => productGroupId === null);
  expect(ofAll.map(({ phase }) => phase).toSorted()).toEqual(['IN_FORCE', 'SCHEDULED']);
});

test('rates for all product groups are found by that, and files say so', async () => {
  const query = { branchId: office, productGroupId: 'none' } as never;
  const { rows } = (await call(rates.list, admin, { query })).result;
  expect(new Set((rows as BranchRate[]).map(({ productGroupId }) => productGroupId))).toEqual(new Set([null]));
  const [column] = resourceColumns(branchRates, ['productGroupId'], 'id');
  expect(column!.cell(rows[0] as never)).toBe('Semua kelompok');
});
