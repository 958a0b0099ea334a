import { spektraBranches } from '@console/contracts/branches-stores/branch/register';
import { callsOf, usesCall } from '@console/contracts/core/resource';
import { productGroups } from '@console/contracts/products/product-group';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { seedId } from '../../platform/database/seed-id.ts';

const server = useServer({ modules });
const gadget = seedId('product-group', 'GADGET');

test('a product group with rates of its own says so, and leads to the branches that have them', async () => {
  const { db } = server.current.database;
  await db
    .updateTable('financial_scheme')
    .set({ product_group_ids: [gadget] })
    .where('scheme_code', '=', 'FS0002')
    .execute();
  const calls = callsOf(productGroups);
  const parameters = { secureId: gadget };
  const { result: group } = await server.current.call(calls.detail, admin, { parameters });
  expect(group.rateRowCount).toBeGreaterThan(0);
  const { result: uses } = await server.current.call(usesCall(productGroups), admin, { parameters });
  const rates = {
    module: 'branch-rate',
    title: { id: 'Rate cabang', en: 'Branch rate' },
    list: 'branch',
    filter: { ratesOf: gadget },
    count: group.rateRowCount,
  };
  expect(uses).toMatchObject([
    { module: 'product', prevents: true },
    { ...rates, prevents: true },
    { module: 'promo', prevents: true },
    { module: 'financial-scheme', count: 1, filter: { productGroupIds: gadget, status: 'active' }, prevents: false },
  ]);
  const { result: branches } = await server.current.call(callsOf(spektraBranches).list, admin, {
    query: { ratesOf: gadget } as never,
  });
  const held = await db
    .selectFrom('branch_rate')
    .select('branch_id')
    .distinct()
    .where('product_group_id', '=', gadget)
    .execute();
  expect(branches.total).toBe(held.length);
  const body = { items: [{ secureId: gadget, version: group.version }], reason: 'tidak dijual lagi' };
  const { body: refused } = await server.current.call(calls.deactivate, admin, { body });
  expect(refused).toMatchObject({
    code: 'IN_USE',
    result: { referencedBy: [{ module: 'product' }, rates, { module: 'promo' }] },
  });
});
