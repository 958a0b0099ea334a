import { linesOfBusiness } from '@console/contracts/products/master-lob';
import { productGroups } from '@console/contracts/products/product-group';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { productsModules } from '../../products/modules.ts';
import { promosProductsModules } from '../modules.ts';

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
