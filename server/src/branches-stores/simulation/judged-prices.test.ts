import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const preview = (body: object) =>
  server.current.call(simulationCalls.preview, admin, {
    body: { line: 'SPEKTRA', branchId: branchId('SPEKTRA', '13010'), tenors: [12], ...body } as never,
  });
const refusedFor = async (body: object): Promise<object | null> => {
  const { result } = await preview({ productGroupId: seedId('product-group', 'KURSUS'), ...body });
  return result.cells[0].nowRefused;
};

test('a price beyond those of the line of business is refused with its bound', async () => {
  expect(await refusedFor({ price: 500_000, dpPercent: '10' })).toBeNull();
  expect(await refusedFor({ price: 499_999 })).toMatchObject({
    code: 'PRICE_TOO_LOW',
    message: 'Harga di bawah minimum lini produk Rp 500.000',
  });
  expect(await refusedFor({ price: 25_000_000 })).toBeNull();
  expect(await refusedFor({ price: 25_000_001 })).toMatchObject({ code: 'PRICE_TOO_HIGH' });
});

test('less than half of the least price is not financed, for no yield was judged there', async () => {
  expect(await refusedFor({ price: 500_000, dpPercent: '50' })).toBeNull();
  expect(await refusedFor({ price: 500_000, dpAmount: 250_001 })).toMatchObject({ code: 'BASE_TOO_LOW' });
  const { result } = await preview({
    line: 'UFI',
    branchId: branchId('UFI', '13010'),
    productGroupId: seedId('product-group-ufi', 'MOBIL_0_5'),
    price: 16_000_000,
    loan: 4_999_999,
  });
  expect(result.cells[0].nowRefused).toMatchObject({
    code: 'BASE_TOO_LOW',
    message: 'Yang dibiayai di bawah Rp 5.000.000, setengah dari harga minimum lini produk',
  });
});

test.each(['1e20000000', 'abc', 'NaN', '-5', '0x10', 'Infinity'])(
  'a fee of %s is no number and is refused beside its field',
  async (regular) => {
    const fees = [{ feeType: 'ADMIN', valueType: 'AMOUNT', regular, of: 'BRANCH' }];
    const { status, body } = await preview({ price: 1_000_000, overrides: { fees } });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'VALIDATION' });
    expect(JSON.stringify(body.errors)).toContain('overrides.fees.0.regular');
  },
);
