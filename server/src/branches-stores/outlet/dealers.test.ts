import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import type { Module } from '../../platform/http/application.ts';
import { registerUse } from '../../records/resource/uses.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { branchModule } from '../branch/module.ts';
import { companiesModule } from '../companies/module.ts';
import { financialSchemeModule } from '../financial-scheme/module.ts';
import { marketingSchemeModule } from '../marketing-scheme/module.ts';
import { outletModule } from './module.ts';
import { dealerCode, dealerId } from './dealer-seed.ts';

/** Orders that are not final, of the dealers that a test adds. */
const busy = new Set<string>();
const orders: Module = (app) =>
  registerUse(app, {
    of: dealersNmc.module,
    by: 'po-status-nmc',
    count: async (_, ids) => new Map(ids.filter((id) => busy.has(id)).map((id) => [id, 1])),
  });
const server = useServer({
  modules: [orders, outletModule, marketingSchemeModule, branchModule, companiesModule, financialSchemeModule],
});
const db = () => server.current.database.db;
const nmc = callsOf(dealersNmc);
const ufi = callsOf(dealersUfi);
const maker = testCaller('INPUT01', { 'dealer-nmc:browse': 'Input', 'dealer-ufi:browse': 'Input' });
const checker = testCaller('CHECK01', { 'dealer-nmc:browse': 'Approval', 'dealer-ufi:browse': 'Approval' });
const ofAceh = testCaller(
  'CAB01',
  { 'dealer-nmc:browse': 'Full Access' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('NMC', '10010')], mraIds: [] } },
);
const reason = 'alasan perubahan dealer';
const list = async (query: Readonly<Record<string, unknown>> = {}, caller = admin) =>
  (await server.current.call(nmc.list, caller, { query })).result;
const read = async (k: number, caller = maker) =>
  (await server.current.call(nmc.detail, caller, { parameters: { secureId: dealerId('NMC', k) } })).result;
const bodyOf = (record: Readonly<Record<string, unknown>>, change: object): never =>
  ({
    ...Object.fromEntries(Object.keys(dealersNmc.fields).map((name) => [name, record[name]])),
    secureId: record['secureId'],
    version: record['version'],
    ...change,
  }) as never;
const update = async (k: number, change: object, caller = maker) =>
  server.current.call(nmc.update, caller, { body: bodyOf(await read(k, caller), { ...change, reason }) });
const put = (k: number, status: string, accountState = 'VERIFIED') =>
  sql`update outlet set status = ${status}, account_state = ${accountState} where id = ${dealerId('NMC', k)}`.execute(
    db(),
  );
const step = async (
  name: 'approve' | 'activate' | 'reject' | 'deactivate' | 'close',
  k: number,
  values: object = {},
  caller = checker,
) => {
  const { version } = await read(k);
  return server.current.call(nmc[name], caller, {
    body: { secureId: dealerId('NMC', k), version, ...values } as never,
  });
};

describe('the register', () => {
  test('holds two dealers for each office of its line, and branch users see those of their branch', async () => {
    expect((await list()).total).toBe(124);
    expect((await server.current.call(ufi.list, admin, {})).result.total).toBe(84);
    const { rows } = await list({}, ofAceh);
    expect(rows.map(({ dealerCode: code }: { dealerCode: string }) => code).toSorted()).toEqual([
      dealerCode('NMC', 0),
      dealerCode('NMC', 1),
    ]);
    expect(
      (await server.current.call(nmc.detail, ofAceh, { parameters: { secureId: dealerId('NMC', 2) } })).status,
    ).toBe(404);
  });

  test('finds dealers by any brand that they sell, by MRA, and those without a scheme in force', async () => {
    const { rows } = await list({ brand: 'kancil', size: 100 });
    expect(rows.every(({ brands }: { brands: string[] }) => brands.includes('Kancil'))).toBe(true);
    const [with_, without] = await Promise.all([list({ withoutScheme: false }), list({ withoutScheme: true })]);
    expect(with_.total + without.total).toBe(124);
    expect(with_.rows[0].schemesInForce).toBeGreaterThan(0);
  });

  test('masks account, phone and tax number', async () => {
    const { accountNo, picPhone, npwp } = await read(0);
    expect([accountNo, picPhone, npwp]).toEqual([
      expect.stringMatching(/^\*+\d{4}$/),
      expect.stringMatching(/\*{4}/),
      expect.stringMatching(/\*{4}/),
    ]);
  });
});

describe('an update', () => {
  test('of the address is stored at once; one of the account waits for a second person', async () => {
    const address = 'Jalan Baru No. 1, Banda Aceh';
    expect((await update(0, { address })).status).toBe(200);
    expect((await read(0)).address).toBe(address);
    const answer = await update(0, { accountNo: '5550001234', accountName: 'Pemilik Baru' });
    expect(answer.status).toBe(202);
    expect(await read(0)).toMatchObject({ accountState: 'VERIFIED', accountName: expect.not.stringMatching('Baru') });
    const secureIds = [answer.result.change.secureId as string];
    const approve = (acknowledged: string[]) =>
      server.current.call(nmc.approveChange, checker, { body: { secureIds, acknowledged } });
    const unticked = await approve([]);
    expect(unticked.body.code).toBe('WARNINGS_NOT_TICKED');
    expect((await approve(unticked.body.result.warnings.map(({ tick }: { tick: string }) => tick))).status).toBe(200);
    expect(await read(0)).toMatchObject({ accountState: 'UNVERIFIED', accountName: 'Pemilik Baru' });
  });

  test('names a branch of another line, a brand that no product has and a main brand that is not sold', async () => {
    const codes = async (change: object) =>
      (await update(2, change)).body.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);
    expect(await codes({ branchId: branchId('UFI', '10010') })).toEqual([['branchId', 'BRANCH_OF_OTHER_LINE']]);
    expect(await codes({ brands: ['Tidak Ada'], mainBrand: 'Tidak Ada' })).toEqual([['brands', 'NOT_FOUND']]);
    expect(await codes({ mainBrand: 'Cendrawasih', brands: ['Elang'] })).toEqual([
      ['mainBrand', 'MAIN_BRAND_NOT_SOLD'],
    ]);
  });

  test('of another company compares its account with what the core system answered', async () => {
    await sql`insert into bank_inquiry
      select gen_random_uuid(), bank_code, account_no_hash, 'Nama Lain', 'INPUT01', now()
      from outlet where id = ${dealerId('NMC', 16)}`.execute(db());
    expect((await update(16, { companyId: null })).status).toBe(200);
    expect((await read(16)).accountState).toBe('NAME_DIFFERS');
    expect((await update(20, { companyId: null })).status).toBe(200);
    expect((await read(20)).accountState).toBe('VERIFIED');
  });

  test('of a closed dealer is refused', async () => {
    await put(17, 'closed');
    expect((await update(17, { address: 'Jalan Baru No. 2, Banda Aceh' })).body.code).toBe('OUTLET_CLOSED');
  });

  test('refuses the tax number of a dealer of another company', async () => {
    const npwp = '012345678901000';
    expect((await update(4, { npwp })).status).toBe(200);
    await sql`update outlet set company_id = null where id = ${dealerId('NMC', 5)}`.execute(db());
    expect((await update(5, { npwp })).body.errors).toMatchObject([{ code: 'DUPLICATE', field: 'npwp' }]);
  });
});

describe('states', () => {
  test('a new dealer opens with a verified account, or with a reason', async () => {
    await put(7, 'new', 'UNVERIFIED');
    expect((await step('approve', 7)).body.code).toBe('BANK_UNVERIFIED');
    expect((await step('approve', 7, { reason: 'rekening atas nama istri' })).status).toBe(200);
    expect((await read(7)).state).toBe('active');
  });

  test('a dealer opens with every document alone', async () => {
    await put(18, 'new');
    await sql`update outlet set nib_file = null, ktp_file = null where id = ${dealerId('NMC', 18)}`.execute(db());
    expect((await step('approve', 18)).body.errors).toMatchObject([
      { field: 'nibFile', code: 'REQUIRED' },
      { field: 'ktpFile', code: 'REQUIRED' },
    ]);
  });

  test('the reason for an account that is not verified stands in the history', async () => {
    await put(19, 'new', 'NAME_DIFFERS');
    expect((await step('approve', 19, { reason: 'nama toko di bank' })).status).toBe(200);
    const { rows } = await sql<{ reason: string }>`select reason from audit_entry
      where entity_id = ${dealerId('NMC', 19)} and action = 'APPROVE'`.execute(db());
    expect(rows).toEqual([{ reason: 'nama toko di bank' }]);
  });

  test('a dealer opens only while its branch is active, and a branch user opens none', async () => {
    await put(8, 'inactive');
    const set = (status: string) =>
      sql`update branch set status = ${status} where id = (select branch_id from outlet
        where id = ${dealerId('NMC', 8)})`.execute(db());
    await set('inactive');
    expect((await step('activate', 8)).body.code).toBe('BRANCH_INACTIVE');
    await set('active');
    await put(1, 'inactive');
    expect((await step('activate', 1, {}, ofAceh)).body.code).toBe('APPROVER_LEVEL');
  });

  test('a closed dealer stays closed, and a rejected registration becomes inactive', async () => {
    await put(9, 'inactive');
    busy.add(dealerId('NMC', 9));
    expect((await step('close', 9, { reason }, admin)).body.code).toBe('IN_USE');
    busy.clear();
    expect((await step('close', 9, { reason }, admin)).status).toBe(200);
    expect((await step('activate', 9)).body.code).toBe('INVALID_STATE');
    await put(10, 'new');
    expect((await step('reject', 10, { reason })).status).toBe(200);
    expect((await read(10)).state).toBe('inactive');
    await put(11, 'active');
    expect((await step('deactivate', 11, { reason }, maker)).status).toBe(200);
  });
});
