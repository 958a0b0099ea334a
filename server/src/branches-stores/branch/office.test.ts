// Long: an office from its proposal to its end, over its lines.
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { nmcBranches, spektraBranches, ufiBranches } from '@console/contracts/branches-stores/branch/register';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { registerUse } from '../../records/resource/uses.ts';
import { branchesStoresModules } from '../modules.ts';
import { newBranchBody } from './new-branch.fixtures.ts';

const cardsIn = new Map<string, number>();
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
        registerUse(app, { of, by: 'card-stock', count: async () => cardsIn });
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
const reason = 'penataan kantor cabang';
const call: typeof server.current.call = ((...given: Parameters<typeof server.current.call>) =>
  server.current.call(...given)) as never;
const approve = (resource: Parameters<typeof changeCallsOf>[0], secureId: string) =>
  call(changeCallsOf(resource).approveChange, checker, { body: { secureIds: [secureId] } });

test('the last open branch of an office is kept by all that stands in it, named at once', async () => {
  const { db } = server.current.database;
  await sql`update branch set status = 'inactive'
    where office_code = '13010' and business_line in ('SPEKTRA', 'UFI')`.execute(db);
  const last = branchId('NMC', '13010');
  cardsIn.set(last, 7);
  const calls = callsOf(nmcBranches);
  const read = async () => (await call(calls.detail, admin, { parameters: { secureId: last } })).result;
  const body = { secureId: last, version: (await read()).version, reason: 'kantor ditutup', closingDate: null };
  const answer = await call(calls.deactivate as never, admin, { body: body as never });
  expect(answer.body).toMatchObject({
    code: 'IN_USE',
    result: {
      referencedBy: [
        { module: 'zip-code', filter: { branchNmc: last } },
        { module: 'master-kios', count: 2, filter: { branchId: last } },
        { module: 'user', filter: { branch: last } },
        { module: 'card-stock', count: 7 },
        { module: 'dealer-nmc', count: 1, filter: { branchId: last } },
      ],
    },
  });
  await sql`update branch set status = 'active' where office_code = '13010'`.execute(db);
  const open = (await call(calls.deactivate as never, admin, { body: body as never })).body;
  expect(open.result.referencedBy.map(({ module }: { module: string }) => module)).toEqual([
    'zip-code',
    'card-stock',
    'dealer-nmc',
  ]);
  cardsIn.clear();
  await sql`update outlet set status = 'inactive' where branch_id = ${last}`.execute(db);
  await sql`update zip_code set office_code_nmc = '13020' where office_code = '13010'`.execute(db);
  const { openingDate } = await read();
  const early = { ...body, closingDate: dayAfter(openingDate as string, -1) };
  expect((await call(calls.deactivate as never, admin, { body: early as never })).body.errors).toMatchObject([
    { field: 'closingDate', code: 'CLOSING_BEFORE_OPENING' },
  ]);
  const closingDate = dayAfter(today, -3);
  const closed = await call(calls.deactivate as never, admin, { body: { ...body, closingDate } as never });
  expect(closed.status).toBe(200);
  expect(await read()).toMatchObject({ state: 'inactive', closingDate });
});

/** A zip code of each province. */
const zipCodes = new Map<string, string>();
beforeAll(async () => {
  const { rows } = await sql<{ provinsi: string; code: string }>`
    select provinsi, min(code) as code from zip_code group by provinsi`.execute(server.current.database.db);
  for (const { provinsi, code } of rows) zipCodes.set(provinsi, code);
});

/** The body of a new office in the area of an MRO. */
const opened = (officeCode: string, mro: string, rest: Readonly<Record<string, unknown>> = {}): object =>
  newBranchBody(officeCode, {
    name: `Kantor ${officeCode}`,
    mroId: seedId('mro', mro),
    city: 'Kota Baru',
    provinsi: 'Jawa Barat',
    zipCode: zipCodes.get((rest['provinsi'] as string | undefined) ?? 'Jawa Barat'),
    reason,
    ...rest,
  });
const propose = (body: object, by = maker) => call(callsOf(spektraBranches).create, by, { body: body as never });
const areaUser = (mra: string) =>
  testCaller(
    'MRA01',
    { '*': 'Full Access' },
    { mappingType: 'MRA', scope: { type: 'branches', branchIds: [], mraIds: [seedId('mra', mra)] } },
  );

test('nobody proposes an office outside the own scope', async () => {
  const outside = { errors: [{ field: 'mroId', code: 'NOT_FOUND' }] };
  expect((await propose(opened('14910', '050101'), ofBranch)).body).toMatchObject(outside);
  expect((await propose(opened('14910', '050101'), areaUser('0402'))).body).toMatchObject(outside);
  expect((await propose(opened('14910', '050101'), areaUser('0501'))).status).toBe(202);
  const { rows } = await sql`select from branch where office_code = '14910'`.execute(server.current.database.db);
  expect(rows).toEqual([]);
});

test('the insurance area follows the province; only an admin gives another, and that one stays', async () => {
  const area = { field: 'insuranceArea', code: 'NOT_ALLOWED' };
  expect((await propose(opened('14920', '050101', { insuranceArea: '3' }))).body.errors).toMatchObject([area]);
  const { result } = await propose(opened('14920', '050101'));
  expect((await approve(spektraBranches, result.change.secureId)).status).toBe(200);
  const calls = callsOf(spektraBranches);
  const read = async () => (await call(calls.list, admin, { query: { search: '14920' } })).result.rows[0]!;
  const update = async (changes: object, by = maker) =>
    call(calls.update, by, { body: { ...(await read()), ...changes } as never });
  expect(await read()).toMatchObject({ insuranceArea: '2' });
  expect((await update({ provinsi: 'Jawa Timur', zipCode: zipCodes.get('Jawa Timur') })).status).toBe(200);
  expect(await read()).toMatchObject({ insuranceArea: '3' });
  expect((await update({ insuranceArea: '1' })).body.errors).toMatchObject([area]);
  expect((await update({ insuranceArea: null })).body.errors).toMatchObject([area]);
  expect((await update({ insuranceArea: '1' }, admin)).status).toBe(200);
  await update({ provinsi: 'Jawa Barat', zipCode: zipCodes.get('Jawa Barat') });
  expect(await read()).toMatchObject({ insuranceArea: '1' });
});

test('an office with vehicles is moved to other premiums by an admin alone, in whichever line', async () => {
  for (const of of [spektraBranches, nmcBranches]) {
    const registers = of as typeof spektraBranches;
    const { result } = await call(callsOf(registers).create, maker, { body: opened('14925', '050101') as never });
    expect((await approve(registers, result.change.secureId)).status).toBe(200);
  }
  const [calls, changes] = [callsOf(spektraBranches), changeCallsOf(spektraBranches)];
  const read = async (of: object = spektraBranches) =>
    (await call(callsOf(of as typeof spektraBranches).list, admin, { query: { search: '14925' } })).result.rows[0]!;
  const far = { provinsi: 'Jawa Timur', zipCode: zipCodes.get('Jawa Timur'), reason };
  const asked = await call(calls.update, maker, { body: { ...(await read()), ...far } as never });
  expect(asked.status).toBe(202);
  const secureIds = [asked.result.change.secureId as string];
  const decide = (by: Parameters<typeof call>[1]) =>
    tickingAll((acknowledged) => call(changes.approveChange, by, { body: { secureIds, acknowledged } }));
  expect((await decide(testCaller('KEPALA01', { '*': 'Approval' }))).body.code).toBe('AREA_NEEDS_ADMIN');
  expect(await read(nmcBranches)).toMatchObject({ insuranceArea: '2' });
  expect((await decide(admin)).status).toBe(200);
  for (const of of [spektraBranches, nmcBranches])
    expect(await read(of)).toMatchObject({ provinsi: 'Jawa Timur', insuranceArea: '3' });
});

test('an office is one: its address is taken over by a new line, and changed in all', async () => {
  const open = async (of: object, rest: Readonly<Record<string, unknown>> = {}) => {
    const registers = of as typeof spektraBranches;
    const body = opened('14930', '050101', rest) as never;
    const { result } = await call(callsOf(registers).create, maker, { body });
    expect((await approve(registers, result.change.secureId)).status).toBe(200);
  };
  const officeOf = (officeCode: string, by = maker) => call(ufiBranches.calls.office, by, { query: { officeCode } });
  await open(spektraBranches, { address: 'Jalan Raya Karawang No. 1' });
  await open(nmcBranches);
  expect((await officeOf('14930')).result).toMatchObject({ lines: ['SPEKTRA', 'NMC'], provinsi: 'Jawa Barat' });
  expect((await officeOf('14930', areaUser('0402'))).result).toBeNull();
  expect((await officeOf('14999')).result).toBeNull();
  await open(ufiBranches, { city: 'Kota Lain', address: 'Jalan yang lain sekali' });
  const find = async (of: typeof spektraBranches) =>
    (await call(callsOf(of).list, admin, { query: { search: '14930' } })).result.rows[0]!;
  const old = await find(spektraBranches);
  expect(await find(ufiBranches as never)).toMatchObject({ city: old.city, address: old.address });
  expect(old.otherLines).toEqual(['NMC', 'UFI']);
  const changed = { ...old, address: 'Jalan Merdeka No. 45 lantai 2', phone: '0267123456' };
  expect((await call(callsOf(spektraBranches).update, maker, { body: changed as never })).status).toBe(200);
  for (const of of [spektraBranches, nmcBranches, ufiBranches])
    expect(await find(of as never)).toMatchObject({ address: changed.address, phone: changed.phone });
});

test('only a new branch without rates and fees is deleted', async () => {
  const calls = callsOf(spektraBranches);
  const { result } = await propose(opened('14940', '050101'));
  await approve(spektraBranches, result.change.secureId);
  const find = async (search: string) => (await call(calls.list, admin, { query: { search } })).result.rows[0]!;
  const remove = async (search: string) => {
    const { secureId, version } = await find(search);
    return call(calls.delete, maker, { body: { secureId, version, reason: 'salah entri' } });
  };
  expect((await remove('14010')).body.code).toBe('BRANCH_NOT_NEW');
  const { secureId } = await find('14940');
  const rate = { tenorFrom: 1, tenorTo: 24, rateRegular: '2.7500', rateRepeat: null };
  const period = { effectiveFrom: dayAfter(today, 1), effectiveTo: null, supersede: false };
  await call(gridCalls.SPEKTRA, maker, { body: { branchId: secureId, ...period, reason, rates: [rate] } as never });
  expect((await remove('14940')).body).toMatchObject({
    code: 'IN_USE',
    result: { referencedBy: [{ module: 'branch-rate', count: 1 }] },
  });
  const { result: other } = await propose(opened('14950', '050101'));
  await approve(spektraBranches, other.change.secureId);
  expect((await remove('14950')).status).toBe(200);
  expect(await find('14950')).toBeUndefined();
});

test('the insurance area of an office is the same in its lines, whatever was proposed first', async () => {
  const proposed = async (of: object, provinsi: string) => {
    const registers = of as typeof spektraBranches;
    const body = opened('14960', '050101', { provinsi }) as never;
    return (await call(callsOf(registers).create, maker, { body })).result.change.secureId as string;
  };
  const [nmc, spektra] = [await proposed(nmcBranches, 'DKI Jakarta'), await proposed(spektraBranches, 'Aceh')];
  expect((await approve(spektraBranches, spektra)).status).toBe(200);
  expect((await approve(nmcBranches, nmc)).status).toBe(200);
  for (const of of [spektraBranches, nmcBranches])
    expect(
      (await call(callsOf(of as typeof spektraBranches).list, admin, { query: { search: '14960' } })).result.rows,
    ).toMatchObject([{ provinsi: 'Aceh', insuranceArea: '1' }]);
});

test('the province is that of the zip code, and only head office changes it', async () => {
  const calls = callsOf(spektraBranches);
  const secureId = branchId('SPEKTRA', '13020');
  const read = async () => (await call(calls.detail, ofBranch, { parameters: { secureId } })).result;
  const update = async (changes: object, by = ofBranch) =>
    call(calls.update, by, { body: { ...(await read()), ...changes } as never });
  const other = { provinsi: 'Aceh' };
  expect((await update(other)).body.errors).toMatchObject([{ field: 'provinsi', code: 'PROVINCE_OF_ZIP_CODE' }]);
  expect((await update(other, maker)).body.errors).toMatchObject([{ code: 'PROVINCE_OF_ZIP_CODE' }]);
  const far = { provinsi: 'Aceh', zipCode: '23101' };
  expect((await update(far)).body.errors).toMatchObject([{ field: 'provinsi', code: 'NOT_ALLOWED' }]);
  expect((await update({ zipCode: null })).body.errors).toMatchObject([{ field: 'zipCode', code: 'REQUIRED' }]);
  // Its branch of NMC gets other premiums with it.
  expect((await update({ ...far, reason }, maker)).status).toBe(202);
});

test('users of a branch do not change what their office is, nor who decides on its orders', async () => {
  const calls = callsOf(spektraBranches);
  const secureId = branchId('SPEKTRA', '13020');
  const read = async () => (await call(calls.detail, ofBranch, { parameters: { secureId } })).result;
  const update = async (changes: object, by = ofBranch) =>
    call(calls.update, by, { body: { ...(await read()), ...changes } as never });
  const { centralDecision } = await read();
  for (const [field, value] of Object.entries({
    name: 'Kantor lain',
    officeType: 'CABANG_SYARIAH',
    centralDecision: !centralDecision,
    openingDate: '2020-01-01',
  }))
    expect((await update({ [field]: value })).body.errors).toMatchObject([{ field, code: 'NOT_ALLOWED' }]);
  expect((await update({ address: 'Jalan Baru No. 2' })).status).toBe(200);
  expect((await update({ centralDecision: !centralDecision }, maker)).status).toBe(200);
});

test('a code or name that the line has, or that another request asks for, is a duplicate', async () => {
  const taken = (field: string) => ({ code: 'DUPLICATE', errors: [{ field, code: 'DUPLICATE' }] });
  expect((await propose(opened('13020', '050101'))).body).toMatchObject(taken('officeCode'));
  const { name } = (
    await call(callsOf(spektraBranches).detail, admin, { parameters: { secureId: branchId('SPEKTRA', '13020') } })
  ).result;
  expect((await propose(opened('14970', '050101', { name }))).body).toMatchObject(taken('name'));
  expect((await propose(opened('14970', '050101'))).status).toBe(202);
  const again = await propose(opened('14970', '050101', { name: 'Kantor yang lain' }));
  expect(again).toMatchObject({ status: 409, body: taken('officeCode') });
  // The code of an office is that of the office in every line.
  const body = opened('14970', '050101') as never;
  expect((await call(callsOf(nmcBranches).create, maker, { body })).status).toBe(202);
});

test('one coordinate needs the other', async () => {
  const { body } = await propose(opened('14980', '050101', { latitude: '-6.175392' }));
  expect(body.errors).toMatchObject([{ field: 'longitude', code: 'REQUIRED' }]);
});
