import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { dealerRegistrations } from '@console/contracts/branches-stores/new-dealer-nmc';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { coreFeedOf } from '../../records/core-feed/core-feed.fixtures.ts';
import { coreFeed } from '../../records/core-feed/module.ts';
import { dealerCode, dealerId } from '../outlet/dealer-seed.ts';
import { storeModules } from '../outlet/stores.fixtures.ts';
import { dealerRegistrationModule } from './module.ts';
import { registrationId, registrationNo, suspectedRegistration } from './seed.ts';

const server = useServer({ modules: [...storeModules, dealerRegistrationModule, coreFeed] });
const db = () => server.current.database.db;
const calls = callsOf(dealerRegistrations);
const dealers = callsOf(dealersNmc);
const feed = coreFeedOf(() => server.current, dealerRegistrations);
const maker = testCaller('INPUT01', { 'new-dealer-nmc:browse': 'Input', 'dealer-nmc:browse': 'View Only' });
const checker = testCaller('CHECK01', { 'dealer-nmc:browse': 'Approval' });
const ofAceh = testCaller(
  'CAB01',
  { 'new-dealer-nmc:browse': 'Input' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('NMC', '10010')], mraIds: [] } },
);
const reason = 'alasan keputusan pendaftaran';
const list = async (query: Readonly<Record<string, unknown>> = {}, caller = admin) =>
  (await server.current.call(calls.list, caller, { query })).result;
const read = async (k: number, caller = maker) =>
  (await server.current.call(calls.detail, caller, { parameters: { secureId: registrationId(k) } })).result;
const decide = async (name: 'accept' | 'merge' | 'reject', k: number, values: object, caller = maker) => {
  const { version } = await read(k, admin);
  const body = { secureId: registrationId(k), version, ...values };
  return server.current.call(calls[name], caller, { body: body as never });
};
const accept = async (k: number, change: object = {}, caller = maker) => {
  const { branchId: proposed, mainBrand } = await read(k, admin);
  const chosen = { branchId: proposed, mainBrand, financialSchemeIds: [], duplicateNote: null, ...change };
  return decide('accept', k, chosen, caller);
};
const dealer = async (secureId: string) =>
  (await server.current.call(dealers.detail, maker, { parameters: { secureId } })).result;
const faults = ({ body }: Awaited<ReturnType<typeof decide>>) =>
  body.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);

test('12 of 18 registrations wait, the oldest first, seen by branch, with masked numbers', async () => {
  const all = await list();
  expect(all.total).toBe(18);
  const times = all.rows.map(({ receivedAt }: { receivedAt: string }) => receivedAt);
  expect(times).toEqual(times.toSorted());
  expect((await list({ state: 'WAITING' })).total).toBe(12);
  const suspected = await list({ suspected: true });
  expect(suspected.rows.map((row: { registrationNo: string }) => row.registrationNo)).toEqual([
    registrationNo(suspectedRegistration),
  ]);
  expect((await list({ suspected: false })).total).toBe(17);
  const [own] = (await list({}, ofAceh)).rows;
  expect(own).toMatchObject({ registrationNo: registrationNo(0), accountNo: expect.stringMatching(/^\*+\d{4}$/) });
  expect((await list({}, ofAceh)).total).toBe(1);
});

test('an accepted registration is a new dealer with the code of core, which its acceptor does not open', async () => {
  const { dealerCode: code, name, accountName } = await read(0);
  expect((await accept(0)).status).toBe(200);
  const { state, dealerId: secureId, decidedBy } = await read(0);
  expect([state, decidedBy]).toEqual(['ACCEPTED', 'INPUT01']);
  const made = await dealer(secureId!);
  expect(made).toMatchObject({ dealerCode: code, name, accountName, state: 'new', createdBy: 'INPUT01' });
  const own = testCaller('INPUT01', { 'dealer-nmc:browse': 'Approval' });
  const opening = { secureId: made.secureId, version: made.version, reason: 'rekening sudah dilihat' } as never;
  await sql`update outlet o set npwp_file = d.npwp_file, nib_file = d.nib_file, ktp_file = d.ktp_file,
    front_photo = d.front_photo, inside_photo = d.inside_photo from outlet d
    where d.id = ${dealerId('NMC', 0)} and o.id = ${secureId!}`.execute(db());
  expect((await server.current.call(dealers.approve, own, { body: opening })).body.code).toBe('SELF_APPROVAL');
  expect((await server.current.call(dealers.approve, checker, { body: opening })).status).toBe(200);
  const { rows } = await sql<{ action: string }>`select action from audit_entry
    where entity_id in (${registrationId(0)}, ${secureId!}) and outcome = 'success' order by at`.execute(db());
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['ACCEPT', 'CREATE', 'APPROVE']));
});

test('staff choose branch, main brand and schemes, and a wrong choice makes nothing', async () => {
  expect(faults(await accept(1, { branchId: branchId('UFI', '10010') }))).toEqual([
    ['branchId', 'BRANCH_OF_OTHER_LINE'],
  ]);
  expect(faults(await accept(1, { mainBrand: 'Tidak Ada' }))).toEqual([['mainBrand', 'MAIN_BRAND_NOT_SOLD']]);
  expect((await read(1)).state).toBe('WAITING');
  const { financialSchemeIds } = await dealer(dealerId('NMC', 0));
  expect((await accept(1, { branchId: branchId('NMC', '10020'), financialSchemeIds })).status).toBe(200);
  const made = await dealer((await read(1)).dealerId!);
  expect(made).toMatchObject({ branchId: branchId('NMC', '10020'), financialSchemeIds });
});

test('one that looks like a dealer stands beside it, and is accepted with a note alone', async () => {
  const k = suspectedRegistration;
  const alike = await server.current.call(calls.lookalikes, maker, { parameters: { secureId: registrationId(k) } });
  expect(alike.result).toMatchObject([{ line: 'NMC', code: dealerCode('NMC', k * 6), likenesses: ['NAME'] }]);
  expect(faults(await accept(k))).toEqual([['duplicateNote', 'DUPLICATE_SUSPECTED']]);
  expect((await accept(k, { duplicateNote: 'cabang kedua pemilik lain' })).status).toBe(200);
  const record = await read(k);
  expect(record).toMatchObject({ note: 'cabang kedua pemilik lain', duplicates: 0 });
  expect(await dealer(record.dealerId!)).toMatchObject({ duplicateNote: 'cabang kedua pemilik lain' });
});

test('a code that a dealer has makes no second one; merged it is this dealer, and both keep a history', async () => {
  const existing = dealerId('NMC', 18);
  await sql`update dealer_registration set dealer_code = ${dealerCode('NMC', 18)}
    where id = ${registrationId(3)}`.execute(db());
  expect((await accept(3, { duplicateNote: 'uji kode' })).body).toMatchObject({ code: 'DUPLICATE' });
  expect((await read(3)).state).toBe('WAITING');
  const before = await dealer(existing);
  expect((await decide('merge', 3, { dealerId: existing, reason })).status).toBe(200);
  expect(await read(3)).toMatchObject({ state: 'ACCEPTED', dealerId: existing, note: reason });
  expect(await dealer(existing)).toEqual(before);
  const { rows } = await sql<{ entity: string }>`select entity_id as entity from audit_entry
    where action = 'MERGE' and outcome = 'success'`.execute(db());
  expect(rows.map(({ entity }) => entity).toSorted()).toEqual([registrationId(3), existing].toSorted());
});

test('a registration becomes no closed dealer, and none outside the scope', async () => {
  await sql`update outlet set status = 'closed' where id = ${dealerId('NMC', 24)}`.execute(db());
  const closed = await decide('merge', 4, { dealerId: dealerId('NMC', 24), reason });
  expect(closed.body.code).toBe('OUTLET_CLOSED');
  await sql`update dealer_registration set branch_id = ${branchId('NMC', '10010')}
    where id = ${registrationId(4)}`.execute(db());
  const outside = await decide('merge', 4, { dealerId: dealerId('NMC', 26), reason }, ofAceh);
  expect(faults(outside)).toEqual([['dealerId', 'NOT_FOUND']]);
});

test('a decided registration stays decided, and readers decide nothing', async () => {
  expect((await decide('reject', 5, { reason }, viewer)).status).toBe(403);
  expect((await decide('reject', 5, { reason })).status).toBe(200);
  expect(await read(5)).toMatchObject({ state: 'REJECTED', note: reason });
  for (const again of [await accept(5), await decide('reject', 5, { reason })])
    expect([again.status, again.body.code]).toEqual([409, 'INVALID_STATE']);
  expect((await decide('merge', 5, { dealerId: dealerId('NMC', 0), reason })).body.code).toBe('INVALID_STATE');
});

describe('core', () => {
  const row = (no: string, more: Readonly<Record<string, string>> = {}) => ({
    status: 'active',
    registration_no: no,
    dealer_code: '219001',
    name: 'Dealer Motor Dari Core',
    city: 'Banda Aceh',
    dealer_type: 'AUTHORISED',
    brands: 'Elang|Kancil',
    main_brand: 'Elang',
    branch_code: '10010',
    address: 'Jalan Dari Core No. 1, Banda Aceh',
    zip_code: '23101',
    pic_name: 'Rina Kusumawati',
    pic_phone: '081299970001',
    bank_code: '014',
    account_no: '5550009991',
    account_name: 'Rina Kusumawati',
    disbursement_days: '2',
    ...more,
  });
  const find = async (no: string) => (await list({ search: no })).rows[0];

  test('registers dealers, which wait, and corrects them until they are decided', async () => {
    const first = await feed.deliver('2026-0001.delta.csv', [
      row('REG900001'),
      row('REG900002', { zip_code: '00000' }),
    ]);
    expect(first).toMatchObject({ state: 'COMPLETED', changed: 1, conflicts: 1 });
    expect(await find('REG900001')).toMatchObject({ state: 'WAITING', brands: ['Elang', 'Kancil'], syncState: 'OK' });
    await feed.deliver('2026-0002.delta.csv', [row('REG900001', { city: 'Langsa' })]);
    const { secureId, version, city } = await find('REG900001');
    expect(city).toBe('Langsa');
    const body = { secureId, version, reason } as never;
    expect((await server.current.call(calls.reject, maker, { body })).status).toBe(200);
    const late = await feed.deliver('2026-0003.delta.csv', [row('REG900001', { city: 'Sigli' })]);
    expect(late.faults).toMatchObject([{ errors: [{ code: 'REGISTRATION_DECIDED' }] }]);
    expect(await find('REG900001')).toMatchObject({ city: 'Langsa', state: 'REJECTED', syncState: 'CONFLICT' });
  });

  test('takes one back, which no longer becomes a dealer', async () => {
    await feed.deliver('2026-0004.delta.csv', [row('REG900003')]);
    await feed.deliver('2026-0005.delta.csv', [row('REG900003', { status: 'inactive' })]);
    const { secureId, version, withdrawn, branchId: proposed } = await find('REG900003');
    expect(withdrawn).toBe(true);
    const chosen = { branchId: proposed, mainBrand: 'Elang', financialSchemeIds: [], duplicateNote: null };
    const body = { secureId, version, ...chosen } as never;
    expect((await server.current.call(calls.accept, maker, { body })).body.code).toBe('REGISTRATION_WITHDRAWN');
  });
});
