import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
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
import { maker, office, promoLine, promosOf, promoValues } from './promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});
const today = jakartaDay(seedDate);
const spektra = promosOf(() => server.current);
const group = (code: string) => seedId('product-group', code);
const branchId = office('SPEKTRA', '12010');
const lines = [promoLine(6, { rateRegular: '1.50' }), promoLine(12, { rateRegular: '1.60' })];
const made = (values: object) =>
  spektra.submitted(promoValues('SPEKTRA', today, values), { branchIds: [branchId], lines });
/** Puts groups below that of televisions, for which a promo of the tests is. */
const below = (...codes: readonly string[]) =>
  sql`update product_group set parent_id = ${group('TV')} where id = any(${codes.map(group)}::uuid[])`.execute(
    server.current.database.db,
  );

test('a promo for a group holds for the groups below it', async () => {
  const { secureId, promoCode } = await made({ priority: 668 });
  await spektra.step('approve', secureId);
  const level = async () => {
    const body = { line: 'SPEKTRA', branchId, price: 6_000_000, tenors: [12], promoCode, productGroupId: group('AC') };
    const { result } = await server.current.call(simulationCalls.preview, admin, { body: body as never });
    return (result.cells as never as { now: { path: { level: string }[] } }[])[0]!.now.path[0]!.level;
  };
  expect(await level()).not.toBe('PROMO');
  await below('AC');
  expect(await level()).toBe('PROMO');
});

test('a promo for a group meets those for the groups below it, and those of groups beside it are apart', async () => {
  await below('AUDIO', 'AC');
  const all = await made({ priority: 709 });
  const audio = await made({ priority: 709, productGroupIds: [group('AUDIO')] });
  const ac = await made({ priority: 709, productGroupIds: [group('AC')] });
  for (const { secureId } of [audio, ac]) expect((await spektra.step('approve', secureId)).status).toBe(200);
  expect(await spektra.step('approve', all.secureId)).toMatchObject({ body: { code: 'PROMO_CONFLICT' } });
  const { result } = await spektra.call('conflicts', maker, { body: { secureId: all.secureId } });
  expect(result.rows).toHaveLength(2);
});
