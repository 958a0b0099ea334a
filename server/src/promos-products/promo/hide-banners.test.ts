import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { endPromos } from './end-promos.ts';
import { maker, office, promoLine, promosOf, promoValues } from './promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});
afterEach(() => server.current.setNow(seedDate));
const today = jakartaDay(seedDate);
const spektra = promosOf(() => server.current);
const bannerId = seedId('master-banner', 'Cicilan Ringan Awal Tahun');
const statusOfBanner = async () =>
  (
    await server.current.database.db
      .selectFrom('master_banner')
      .select('status')
      .where('id', '=', bannerId)
      .executeTakeFirstOrThrow()
  ).status;
async function running(code: string): Promise<string> {
  const { secureId } = await spektra.submitted(promoValues('SPEKTRA', today, { bannerId, tenors: ['6'] }), {
    branchIds: [office('SPEKTRA', code)],
    lines: [promoLine(6, { rateRegular: '1.50' })],
  });
  expect((await spektra.step('approve', secureId)).status).toBe(200);
  return secureId;
}

test('a banner is hidden with the last active promo that has it, however that one stops', async () => {
  const [first] = [await running('12010'), await running('12020')];
  await spektra.act('deactivate', first, maker, { reason: 'Stok habis' });
  expect(await statusOfBanner()).toBe('active');
  server.current.setNow(new Date(`${(await spektra.read(first)).endDate}T17:06:00Z`));
  await endPromos(server.current.app, 'promo-status');
  expect(await statusOfBanner()).toBe('inactive');
});
