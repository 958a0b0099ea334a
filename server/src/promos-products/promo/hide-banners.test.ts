import { masterBanner } from '@console/contracts/promos-products/master-banner';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
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
const statusOfBanner = async (id = bannerId) =>
  (
    await server.current.database.db
      .selectFrom('master_banner')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;
async function running(code: string, values: object = { bannerId }) {
  const made = await spektra.submitted(promoValues('SPEKTRA', today, { ...values, tenors: ['6'] }), {
    branchIds: [office('SPEKTRA', code)],
    lines: [promoLine(6, { rateRegular: '1.50' })],
  });
  expect((await spektra.step('approve', made.secureId)).status).toBe(200);
  return made;
}

test('a banner is hidden with the last active promo that has it, however that one stops', async () => {
  const { secureId: first } = await running('12010');
  await running('12020');
  await spektra.act('deactivate', first, maker, { reason: 'Stok habis' });
  expect(await statusOfBanner()).toBe('active');
  server.current.setNow(new Date(`${(await spektra.read(first)).endDate}T17:06:00Z`));
  await endPromos(server.current.app, 'promo-status');
  expect(await statusOfBanner()).toBe('inactive');
});

test('a banner leads to an active promo, and is hidden when that one stops', async () => {
  const { secureId, promoCode } = await running('12030', {});
  const { db } = server.current.database;
  const calls = callsOf(masterBanner);
  const { rows } = await sql<{ id: string }>`update master_banner set action_type = 'PROMO', action_value = 'PRM-X',
      status = 'inactive' where id = (select id from master_banner where status = 'active' and id <> ${bannerId}
        and image_desktop is not null order by title limit 1) returning id`.execute(db);
  const { id } = rows[0]!;
  const activate = async () => {
    const { version } = (await server.current.call(calls.detail, admin, { parameters: { secureId: id } })).result;
    return server.current.call(calls.activate, admin, { body: { items: [{ secureId: id, version }] } });
  };
  expect((await activate()).body.code).toBe('TARGET_INACTIVE');
  await sql`update master_banner set action_value = ${promoCode.toLowerCase()} where id = ${id}`.execute(db);
  expect((await activate()).status).toBe(200);
  await spektra.act('deactivate', secureId, maker, { reason: 'Stok habis' });
  expect(await statusOfBanner(id)).toBe('inactive');
});
