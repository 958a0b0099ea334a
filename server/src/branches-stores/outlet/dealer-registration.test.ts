import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { comparisonCalls, registrationCalls } from '@console/contracts/branches-stores/outlet/duplicates';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { dealerCode, dealerId, seededDealers } from './dealer-seed.ts';
import { uploadedDocuments } from './documents.fixtures.ts';
import { storeModules } from './stores.fixtures.ts';

const server = useServer({ modules: storeModules });
const db = () => server.current.database.db;
const calls = callsOf(dealersUfi);
const registration = registrationCalls.UFI;
const own = { type: 'branches', branchIds: [branchId('UFI', '10010')], mraIds: [] } as const;
const clerk = testCaller('CAB01', { 'dealer-ufi:browse': 'Input' }, { mappingType: 'BRANCH', scope: own });
const maker = testCaller('INPUT01', { 'dealer-ufi:browse': 'Input' });
const checker = testCaller('CHECK01', { 'dealer-ufi:browse': 'Approval' });
const reason = 'alasan pendaftaran dealer';
const read = async (secureId: string) =>
  (await server.current.call(calls.detail, maker, { parameters: { secureId } })).result;

let number = 0;
const create = async (change: object = {}, caller = clerk) => {
  const { zipCode } = await read(dealerId('UFI', 0));
  number += 1;
  const body = {
    ...(await uploadedDocuments(db(), caller.username, dealerId('UFI', 0))),
    dealerType: 'SHOWROOM',
    name: `Showroom Uji ${number}`,
    branchId: branchId('UFI', '10010'),
    companyId: null,
    address: `Jalan Uji Dealer No. ${number}, Banda Aceh`,
    zipCode,
    picName: 'Rina Kusumawati',
    picPhone: `08129998000${number}`,
    npwp: null,
    bankCode: '014',
    accountNo: `555000888${number}`,
    accountName: 'Rina Kusumawati',
    nibUntil: null,
    duplicateNote: null,
    brands: ['Elang'],
    mainBrand: 'Elang',
    vehicleTypes: ['MOBIL'],
    maxLtvPct: '70.0000',
    disbursementDays: 2,
    ...change,
  };
  return server.current.call(calls.create, caller, { body: body as never });
};
const faults = ({ body }: Awaited<ReturnType<typeof create>>) =>
  body.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);
const step = async (name: 'approve' | 'reject' | 'withdraw', secureId: string, values: object = {}, by = checker) => {
  const { version } = await read(secureId);
  return server.current.call(calls[name], by, { body: { secureId, version, ...values } as never });
};

test('a dealer gets the next code of the line, waits, and is opened by a person above the branches', async () => {
  const next = Number(dealerCode('UFI', seededDealers('UFI').length - 1)) + 1;
  const { status, result } = await create();
  expect(status).toBe(200);
  expect(result).toMatchObject({ dealerCode: String(next), state: 'new', accountState: 'UNVERIFIED' });
  expect((await step('approve', result.secureId, {}, clerk)).status).toBe(403);
  expect((await step('approve', result.secureId, { reason: 'buku rekening asli dilihat' })).status).toBe(200);
  expect((await read(result.secureId)).state).toBe('active');
  expect((await create()).result.dealerCode).toBe(String(next + 1));
});

test('a dealer lacks no document, and stands at a branch of its line in the scope of its maker', async () => {
  expect(faults(await create({ ktpFile: null, npwpFile: null }))).toEqual([
    ['npwpFile', 'REQUIRED'],
    ['ktpFile', 'REQUIRED'],
  ]);
  expect(faults(await create({ branchId: branchId('NMC', '10010') }, maker))).toEqual([
    ['branchId', 'BRANCH_OF_OTHER_LINE'],
  ]);
  const { branchId: elsewhere } = await read(dealerId('UFI', 4));
  expect(faults(await create({ branchId: elsewhere }))).toEqual([['branchId', 'NOT_ALLOWED']]);
  expect(faults(await create({ maxLtvPct: '90.0000', mainBrand: 'Banteng' }))).toContainEqual([
    'mainBrand',
    'MAIN_BRAND_NOT_SOLD',
  ]);
});

test('a registration is taken back by its maker alone, and refused by a second person', async () => {
  const { result } = await create();
  expect((await step('withdraw', result.secureId, { reason }, maker)).status).toBe(404);
  expect((await step('withdraw', result.secureId, { reason }, clerk)).status).toBe(200);
  expect((await read(result.secureId)).state).toBe('inactive');
  const other = await create();
  expect((await step('reject', other.result.secureId, { reason })).status).toBe(200);
  expect((await read(other.result.secureId)).state).toBe('inactive');
});

describe('duplicates', () => {
  const ofSeeded = async () => {
    const { name, address, zipCode } = await read(dealerId('UFI', 0));
    return { name: `${name}.`, address: address.replace('No. ', 'No '), zipCode };
  };

  test('stand beside what is typed, and are decided before the dealer is stored', async () => {
    const compared = await ofSeeded();
    const found = await server.current.call(registration.lookalikes, clerk, { body: compared });
    expect(found.result).toMatchObject([{ code: dealerCode('UFI', 0), line: 'UFI' }]);
    expect(new Set(found.result[0]!.likenesses)).toEqual(new Set(['NAME', 'ADDRESS']));
    expect(faults(await create(compared))).toEqual([['duplicateNote', 'DUPLICATE_SUSPECTED']]);
    const { status, result } = await create({ ...compared, duplicateNote: 'cabang kedua pemilik yang sama' });
    expect(status).toBe(200);
    const alike = await server.current.call(comparisonCalls.UFI, clerk, { parameters: { secureId: result.secureId } });
    expect(alike.result).toMatchObject([{ code: dealerCode('UFI', 0) }]);
    await step('withdraw', result.secureId, { reason }, clerk);
  });

  test('that nobody decided on keep a registration from being opened', async () => {
    const { result } = await create();
    await sql`update outlet set pic_phone_hash = (select pic_phone_hash from outlet where id = ${dealerId('NMC', 0)})
      where id = ${result.secureId}`.execute(db());
    expect((await step('approve', result.secureId, { reason })).body.code).toBe('DUPLICATE_UNDECIDED');
  });
});

test('the branch of a zip code is the active one of UFI', async () => {
  const { zipCode } = await read(dealerId('UFI', 0));
  const { result } = await server.current.call(registration.branchOf, clerk, { query: { zipCode } });
  expect(result).toMatchObject({ secureId: branchId('UFI', '10010'), code: '10010' });
});
