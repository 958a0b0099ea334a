import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { productsModules } from '../../products/modules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { checker, maker, office, promoLine, promosOf, promoValues } from './promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});
const today = jakartaDay(seedDate);
const spektra = promosOf(() => server.current);
const value = (values: object = {}) => promoValues('SPEKTRA', today, values);
const at = (
  codes: readonly string[],
  lines = [promoLine(6, { rateRegular: '1.50' }), promoLine(12, { rateRegular: '1.60' })],
) => ({
  branchIds: codes.map((code) => office('SPEKTRA', code)),
  lines,
});

test('a promo whose name another one has got is not asked for again, and says whose it is', async () => {
  const { secureId } = await spektra.submitted(value({ name: 'Nama Yang Diambil', priority: 821 }), at(['12010']));
  await spektra.step('approve', secureId);
  await spektra.act('deactivate', secureId, maker, { reason: 'Stok habis' });
  const other = await spektra.submitted(value({ name: 'nama yang diambil', priority: 822 }), at(['12010']));
  expect(await spektra.act('reactivate', secureId)).toMatchObject({
    status: 409,
    body: { code: 'PROMO_NAME_TAKEN', message: expect.stringContaining(other.promoCode) },
  });
});

test('a fee above that of the branch is ticked, an outlet that is paid nothing by an admin', async () => {
  const { secureId } = await spektra.submitted(
    value({ promoType: 'ADMIN', adminFee: 5_000_000, priority: 823 }),
    at(['12010'], [promoLine(6, { storeSubsidy: '30', storeAdminFee: 5_000_000 })]),
  );
  const { result } = await spektra.call('readiness', checker, { parameters: { secureId } });
  expect(result.warnings.map(({ code }: { code: string }) => code)).toEqual([
    'ADMIN_ABOVE_BRANCH',
    'STORE_ADMIN_ABOVE_FEE',
    'NOTHING_DISBURSED',
  ]);
  expect(result.adminOnly).toBe(true);
});
