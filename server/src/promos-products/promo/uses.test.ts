import { linesOfBusiness } from '@console/contracts/products/master-lob';
import { products } from '@console/contracts/products/product';
import { productGroups } from '@console/contracts/products/product-group';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { branchStaff, office, promoLine, promosOf, promoValues } from './promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});

/** The promos that refuse a deactivation, as the refusal reports them. */
async function promosThatRefuse(of: typeof productGroups | typeof linesOfBusiness, secureId: string) {
  const calls = callsOf(of as typeof productGroups);
  const { result } = await server.current.call(calls.detail, admin, { parameters: { secureId } });
  const { body } = await server.current.call(calls.deactivate, admin, {
    body: { items: [{ secureId, version: result.version }], reason: 'tidak dijual lagi' },
  });
  expect(body.code).toBe('IN_USE');
  return body.result.referencedBy.filter(({ module }: { module: string }) => module === 'promo');
}

test('groups and lines of business of active promos are not deactivated: the refusal leads to them', async () => {
  const { rows } = await sql<{ groupId: string; lobId: string; ofGroup: number; ofLob: number }>`
    select g.id as "groupId", p.lob_id as "lobId",
      (select count(*)::int from promo o where o.status = 'active' and g.id = any(o.product_group_ids)) as "ofGroup",
      (select count(*)::int from promo o where o.status = 'active' and o.lob_id = p.lob_id) as "ofLob"
    from promo p cross join unnest(p.product_group_ids) g(id)
    where p.status = 'active' and p.business_line = 'SPEKTRA' order by p.promo_code limit 1`.execute(
    server.current.database.db,
  );
  const { groupId, lobId, ofGroup, ofLob } = rows[0]!;
  expect(await promosThatRefuse(productGroups, groupId)).toEqual([
    expect.objectContaining({ count: ofGroup, filter: { productGroupId: groupId, state: 'active' } }),
  ]);
  expect(await promosThatRefuse(linesOfBusiness, lobId)).toEqual([
    expect.objectContaining({ count: ofLob, filter: { lobId, state: 'active' } }),
  ]);
});

test('a product counts the promos that run for it, as far as its reader sees them, and leaves them', async () => {
  const promo = promosOf(() => server.current);
  const calls = callsOf(products);
  const [first, second] = ['PRD00001', 'PRD00002'].map((code) => seedId('product', code));
  const countOf = async (secureId: string, caller = admin) =>
    (await server.current.call(calls.detail, caller, { parameters: { secureId } })).result.promosNow as number;
  const [before, beside] = [await countOf(first!), await countOf(second!)];
  const today = jakartaDay(seedDate);
  const made = async (values: object) => {
    const { secureId } = await promo.submitted(promoValues('SPEKTRA', today, { tenors: ['6'], ...values }), {
      branchIds: [office('SPEKTRA', '12010')],
      lines: [promoLine(6, { rateRegular: '1.5' })],
    });
    expect((await promo.step('approve', secureId)).status).toBe(200);
  };
  await made({ priority: 401 });
  await made({ priority: 402, productIds: [first] });
  await made({ priority: 403, startDate: dayAfter(today, 1) });
  expect([await countOf(first!), await countOf(second!)]).toEqual([before + 2, beside + 1]);
  const group = callsOf(productGroups);
  const { result } = await server.current.call(group.detail, admin, {
    parameters: { secureId: seedId('product-group', 'TV') },
  });
  expect(result.promoCount).toBeGreaterThanOrEqual(3);
  const [mine, others] = ['12010', '12020'].map((code) => branchStaff(code, 'View Only'));
  expect((await countOf(first!, mine!)) - (await countOf(first!, others!))).toBeGreaterThanOrEqual(2);
  const { version } = (await server.current.call(calls.detail, admin, { parameters: { secureId: first! } })).result;
  const off = await server.current.call(calls.deactivate, admin, {
    body: { items: [{ secureId: first!, version }], reason: 'tidak dijual lagi' },
  });
  expect(off.body.code).not.toBe('IN_USE');
});
