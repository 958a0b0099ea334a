import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { marketingSchemesUfi } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { ufiRegistration } from '@console/contracts/branches-stores/outlet/ufi-registration';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { dealerId } from '../outlet/dealer-seed.ts';
import { uploadedDocuments } from '../outlet/documents.fixtures.ts';

const server = useServer({ modules });
const own = { type: 'branches', branchIds: [branchId('UFI', '10010')], mraIds: [] } as const;
const clerk = testCaller('CAB01', { 'dealer-ufi:browse': 'Input' }, { mappingType: 'BRANCH', scope: own });
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const scheme = (changes: object = {}) => ({
  schemeName: 'Skema Pembuka',
  brand: 'Elang',
  vehicleType: 'MOBIL',
  tenorFrom: 12,
  tenorTo: 24,
  dpFromPct: 20,
  dpToPct: 40,
  effectiveFrom: tomorrow,
  effectiveTo: dayAfter(tomorrow, 60),
  ...changes,
});

let number = 0;
const register = async (terms: object) => {
  number += 1;
  const { zipCode } = (
    await server.current.call(callsOf(dealersUfi).detail, admin, { parameters: { secureId: dealerId('UFI', 0) } })
  ).result;
  const dealer = {
    ...(await uploadedDocuments(server.current.database.db, clerk.username, dealerId('UFI', 0))),
    dealerType: 'SHOWROOM',
    name: `Showroom Skema ${number}`,
    branchId: branchId('UFI', '10010'),
    address: `Jalan Skema Awal No. ${number}, Banda Aceh`,
    zipCode,
    picName: 'Rina Kusumawati',
    picPhone: `08129997000${number}`,
    bankCode: '014',
    accountNo: `555000777${number}`,
    accountName: 'Rina Kusumawati',
    brands: ['Elang'],
    mainBrand: 'Elang',
    vehicleTypes: ['MOBIL'],
    maxLtvPct: '70.0000',
    disbursementDays: 2,
  };
  return server.current.call(ufiRegistration.register, clerk, { body: { values: { ...dealer, ...terms } } as never });
};
const schemesOf = async (dealer: string) =>
  (await server.current.call(callsOf(marketingSchemesUfi).list, admin, { query: { dealerId: dealer } as never })).result
    .rows;

test('a dealer of UFI is registered with its marketing scheme, which waits for a second person', async () => {
  const { result, status, text } = await register(scheme());
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  expect(result).toMatchObject({ isProposed: true, code: expect.stringMatching(/^3\d{5}$/) });
  expect(await schemesOf(result.secureId)).toMatchObject([
    { phase: 'PENDING', schemeName: 'Skema Pembuka', vehicleType: 'MOBIL', effectiveFrom: tomorrow },
  ]);
});

test('a dealer without a scheme is registered alone', async () => {
  const { result } = await register({ schemeName: '', brand: null });
  expect(result).toMatchObject({ isProposed: false });
  expect(await schemesOf(result.secureId)).toEqual([]);
});

test('a wrong scheme registers no dealer, and says what is wrong', async () => {
  const faults = async (terms: object) =>
    (await register(terms)).body.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);
  expect(await faults({ schemeName: 'Skema Sendiri' })).toEqual(
    expect.arrayContaining([
      ['brand', 'REQUIRED'],
      ['effectiveFrom', 'REQUIRED'],
    ]),
  );
  expect(await faults(scheme({ brand: 'Macan' }))).toContainEqual(['brand', 'BRAND_NOT_SOLD']);
  const { db } = server.current.database;
  const stored = await db.selectFrom('outlet').select('name').where('name', 'like', 'Showroom Skema %').execute();
  expect(stored).toHaveLength(2);
});
