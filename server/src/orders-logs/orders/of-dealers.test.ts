import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { poStatusNmc } from '@console/contracts/orders-logs/po-status';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';

const server = useServer({ modules });
const dealers = callsOf(dealersNmc);
const orders = callsOf(poStatusNmc);
const busiest = async (condition = sql`true`) => {
  const { rows } = await sql<{ id: string; count: number }>`select dealer_id as id, count(*)::int as count
    from purchase_order where business_line = 'NMC' and dealer_id is not null and ${condition}
    group by 1 order by 2 desc limit 1`.execute(server.current.database.db);
  return rows[0]!;
};

test('a dealer shows its orders of the month', async () => {
  const month = sql`purchase_date >= date_trunc('month', ${server.current.app.services.now()}::timestamptz
    at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'`;
  const { id, count } = await busiest(month);
  const { result } = await server.current.call(dealers.detail, admin, { parameters: { secureId: id } });
  expect(result.ordersThisMonth).toBe(count);
});

test('the link from a dealer in use leads to its open orders, whatever their age', async () => {
  const { id, count } = await busiest(sql`archived_at is null
    and status not in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED')`);
  const { version } = (await server.current.call(dealers.detail, admin, { parameters: { secureId: id } })).result;
  await sql`update outlet set status = 'inactive' where id = ${id}`.execute(server.current.database.db);
  const refused = await server.current.call(dealers.close, admin, {
    body: { secureId: id, version, reason: 'dealer sudah tutup' } as never,
  });
  expect(refused.body.code).toBe('IN_USE');
  const [{ filter }] = refused.body.result.referencedBy;
  expect((await server.current.call(orders.list, admin, { query: filter })).result.total).toBe(count);
});
