import { promoOrders, type PromoOrder } from '@console/contracts/orders-logs/promo-orders';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { memberOffice, move } from './orders.fixtures.ts';
import { member, promoOrdersOf } from './promo-orders.fixtures.ts';

const server = useServer({ modules });
const { db, runningPromo, approvedOrder } = promoOrdersOf(() => server.current);
const of = (branch: string) =>
  testCaller(
    'CABANG01',
    { '*': 'View Only' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branch], mraIds: [] } },
  );

test('a promo lists the orders that were priced with it, and what they use of it', async () => {
  const { secureId: promoId, promoCode } = await runningPromo({});
  const [issued] = [await approvedOrder(promoCode), await approvedOrder(promoCode)];
  await move(db(), issued, 'issue');
  const list = async (query: object = {}, caller = admin) =>
    (await server.current.call(callsOf(promoOrders.SPEKTRA).list, caller, { query: { promoId, ...query } as never }))
      .result;
  const { rows } = await list();
  const shown = rows.map(({ state, counted, subsidy }: PromoOrder) => `${state} ${counted} ${subsidy}`);
  expect(shown.toSorted()).toEqual(['APPROVED false null', 'PO_ISSUED true 22500']);
  expect((await list({ counted: 'true' })).rows.map(({ secureId }: PromoOrder) => secureId)).toEqual([issued]);
  const own = await list({}, of(branchId('SPEKTRA', memberOffice(member))));
  expect(own.rows).toHaveLength(2);
  expect(own.rows[0]).not.toHaveProperty('subsidy');
  expect((await list({}, of(branchId('SPEKTRA', '10010')))).rows).toHaveLength(0);
  await move(db(), issued, 'cancelIssued');
  expect((await list({ counted: 'true' })).rows).toEqual([]);
});
