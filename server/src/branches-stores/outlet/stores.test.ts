import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { storeCode, storeId } from './store-seed.ts';
import { clerk, maker, reason, storeModules, storesOf } from './stores.fixtures.ts';

const server = useServer({ modules: storeModules });
const db = () => server.current.database.db;
const { calls, read, create, faults, update, step } = storesOf(server);

describe('the register', () => {
  test('holds five stores for each active office, and branch users see those of their branch', async () => {
    const list = async (caller = admin, query = {}) =>
      (await server.current.call(calls.list, caller, { query })).result;
    expect((await list()).total).toBe(300);
    expect((await list(admin, { state: 'active' })).total).toBe(262);
    expect((await list(clerk)).total).toBe(5);
    expect((await list(admin, { documentsEnding: true })).total).toBeGreaterThan(0);
    const { rows } = await list(admin, { search: storeCode(3) });
    expect(rows.map((row: { storeCode: string }) => row.storeCode)).toEqual([storeCode(3)]);
  });

  test('masks account, phone, NIK and tax number', async () => {
    const { accountNo, picPhone, picNik, npwp } = await read(storeId(0));
    for (const value of [accountNo, picPhone, picNik, npwp]) expect(value).toMatch(/\*{4}/);
  });
});

describe('a registration', () => {
  test('gets the next code of its office, and is opened by a second person', async () => {
    const { status, result } = await create();
    expect(status).toBe(200);
    expect(result).toMatchObject({ storeCode: 'S100100006', state: 'new', accountState: 'UNVERIFIED' });
    const { secureId } = result;
    expect((await step('approve', secureId, {}, clerk)).status).toBe(403);
    expect((await step('approve', secureId)).body.code).toBe('BANK_UNVERIFIED');
    expect((await step('approve', secureId, { reason: 'buku rekening asli dilihat' })).status).toBe(200);
    expect((await read(secureId)).state).toBe('active');
  });

  test('lacks no document, and belongs to a branch of its line in the scope', async () => {
    const lacking = await create({ name: 'Toko Tanpa KTP', ktpFile: null, frontPhoto: null });
    expect(faults(lacking)).toEqual([
      ['ktpFile', 'REQUIRED'],
      ['frontPhoto', 'REQUIRED'],
    ]);
    expect(faults(await create({ branchId: branchId('NMC', '10010') }, maker))).toContainEqual([
      'branchId',
      'BRANCH_OF_OTHER_LINE',
    ]);
    const elsewhere = await create({
      name: 'Toko Lain',
      branchId: branchId('SPEKTRA', '10020'),
      duplicateNote: reason,
    });
    expect(faults(elsewhere)).toEqual([['branchId', 'NOT_ALLOWED']]);
  });

  test('takes documents that its maker uploaded, keeps them, and takes none of another store', async () => {
    const { ktpFile } = await read(storeId(3));
    expect(faults(await create({ name: 'Toko Pinjam', ktpFile, duplicateNote: reason }))).toEqual([
      ['ktpFile', 'NOT_FOUND'],
    ]);
    const { result } = await create({ name: 'Toko Berkas', duplicateNote: reason });
    const { rows } = await sql<{ expires: string | null }>`select expires_at as expires from stored_file
      where record_id = ${result.secureId}`.execute(db());
    expect(rows).toEqual(Array.from({ length: 5 }, () => ({ expires: null })));
  });

  test('is withdrawn by its maker alone', async () => {
    const { result } = await create({ name: 'Toko Ditarik', duplicateNote: 'alamat dan pemilik lain' });
    expect((await step('withdraw', result.secureId, { reason }, maker)).status).toBe(404);
    expect((await step('withdraw', result.secureId, { reason }, clerk)).status).toBe(200);
    expect((await read(result.secureId)).state).toBe('inactive');
  });

  test('is refused under the name of a store in its zip code, and with a group of another company', async () => {
    const stored = await read(storeId(8));
    const { name, zipCode, companyId, storeGroupId } = stored;
    expect(faults(await create({ name: name.toUpperCase(), zipCode, duplicateNote: reason }, maker))).toEqual([
      ['name', 'DUPLICATE'],
    ]);
    const other = (await read(storeId(4))).companyId;
    expect(companyId).not.toBe(other);
    const grouped = await create({ name: 'Toko Grup', companyId: other, storeGroupId, duplicateNote: reason }, maker);
    expect(faults(grouped)).toEqual([['storeGroupId', 'GROUP_OF_OTHER_COMPANY']]);
  });
});

describe('an update of an active store', () => {
  test('of the address is stored at once; account, company and limit wait for a second person', async () => {
    const secureId = storeId(10);
    expect((await update(secureId, { address: 'Jalan Pindah No. 5, Langsa' })).status).toBe(200);
    expect((await update(secureId, { accountNo: '5550007777' })).status).toBe(202);
    expect((await update(storeId(12), { companyId: null })).status).toBe(202);
    expect((await update(storeId(15), { monthlyLimit: 90_000_000 })).status).toBe(202);
  });
});

describe('states', () => {
  test('a store opens again with an active group, and a closed one stays closed', async () => {
    const { storeGroupId } = await read(storeId(16));
    const group = (status: string) =>
      sql`update store_group set status = ${status} where id = ${storeGroupId}`.execute(db());
    await sql`update outlet set status = 'inactive', account_state = 'VERIFIED' where id = ${storeId(16)}`.execute(
      db(),
    );
    await group('inactive');
    expect((await step('activate', storeId(16))).body.code).toBe('GROUP_INACTIVE');
    await group('active');
    expect((await step('activate', storeId(16))).status).toBe(200);
    expect((await step('deactivate', storeId(16), { reason }, maker)).status).toBe(200);
    expect((await step('close', storeId(16), { reason }, admin)).status).toBe(200);
    expect((await update(storeId(16), { address: 'Jalan Lain No. 7, Langsa' })).body.code).toBe('OUTLET_CLOSED');
  });
});
