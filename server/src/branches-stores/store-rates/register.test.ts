import { storeRateSheets } from '@console/contracts/branches-stores/store-rate';
import { storeRegistration } from '@console/contracts/branches-stores/store-terms/registration';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { clerk, storesOf } from '../outlet/stores.fixtures.ts';

const server = useServer({ modules });
const { typed } = storesOf(server);
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const row = (changes: object = {}) => ({
  tenorFrom: 7,
  tenorTo: 12,
  rateRegular: '2.3000',
  rateRepeat: null,
  storeSubsidy: null,
  fifIncome: null,
  storeAdminFee: 40_000,
  ...changes,
});
const register = async (change: object, rates: object = {}, caller = clerk) =>
  server.current.call(storeRegistration.register, caller, {
    body: {
      values: {
        ...((await typed({ duplicateNote: 'toko lain dari pemilik yang sama', ...change }, caller.username)) as object),
        ...rates,
      },
    } as never,
  });
const sheetsOf = async (storeId: string) =>
  (await server.current.call(callsOf(storeRateSheets).list, admin, { query: { storeId } as never })).result.rows;

test('a store is registered with its rates, which wait for a second person', async () => {
  const { result, status, text } = await register(
    { name: 'Toko Dengan Rate' },
    {
      rates: [row(), row({ tenorFrom: null, tenorTo: null, rateRegular: null, storeAdminFee: null })],
      effectiveFrom: tomorrow,
    },
  );
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  expect(result).toMatchObject({ isProposed: true, code: expect.stringMatching(/^S10010/) });
  expect(await sheetsOf(result.secureId)).toMatchObject([
    {
      phase: 'PENDING',
      productGroupId: null,
      effectiveFrom: tomorrow,
      rates: [{ tenorFrom: 7, storeAdminFee: 40_000 }],
    },
  ]);
});

test('a store without rates follows those of its branch', async () => {
  const { result } = await register({ name: 'Toko Tanpa Rate', address: 'Jalan Lain No. 2, Banda Aceh' });
  expect(result).toMatchObject({ isProposed: false });
  expect(await sheetsOf(result.secureId)).toEqual([]);
});

test('wrong rates register no store, and are named beside their cells', async () => {
  const name = 'Toko Rate Salah';
  const faults = async (rates: object) =>
    (await register({ name, address: 'Jalan Lain No. 3, Banda Aceh' }, rates)).body.errors?.map(
      ({ field, code }: { field: string; code: string }) => [field, code],
    );
  expect(await faults({ rates: [row()] })).toContainEqual(['effectiveFrom', 'REQUIRED']);
  expect(await faults({ rates: [row({ rateRepeat: '2.5000' })], effectiveFrom: tomorrow })).toContainEqual([
    'rates[0].rateRepeat',
    'RATE_RO_ABOVE_REGULAR',
  ]);
  const stored = await server.current.database.db.selectFrom('outlet').select('id').where('name', '=', name).execute();
  expect(stored).toEqual([]);
});
