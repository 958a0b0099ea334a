import { marketingSchemesNmc } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;

test('a marketing scheme of NMC counts the issued orders of its dealer, brand, bands and period', async () => {
  // A scheme that is exactly for one issued order.
  const { rows } = await sql<{ scheme: string; order: string }>`with one as (
      select p.id, p.dealer_id, p.tenor, floor(p.down_payment * 100.0 / p.price_total)::int as dp, i.brand,
        (p.purchase_date at time zone 'Asia/Jakarta')::date as day
      from purchase_order p join purchase_order_item i on i.order_id = p.id
      where p.business_line = 'NMC' and p.status = 'PO_ISSUED' and p.dealer_id is not null limit 1),
    scheme as (select m.id from marketing_scheme_nmc m, one
      where m.dealer_id = one.dealer_id or m.dealer_id <> one.dealer_id
      order by m.dealer_id = one.dealer_id desc limit 1),
    others as (delete from marketing_scheme_nmc where dealer_id = (select dealer_id from one)
      and id <> (select id from scheme))
    update marketing_scheme_nmc m set dealer_id = one.dealer_id, brand = one.brand, tenor_from = one.tenor,
      tenor_to = one.tenor, dp_from_pct = one.dp, dp_to_pct = one.dp, effective_from = one.day, effective_to = one.day
    from one, scheme where m.id = scheme.id returning m.id as scheme, one.id as "order"`.execute(db());
  const { scheme: secureId, order } = rows[0]!;
  const booked = async () =>
    (await server.current.call(callsOf(marketingSchemesNmc).detail, admin, { parameters: { secureId } })).result
      .unitsBooked;
  const others = async (condition: ReturnType<typeof sql>) =>
    sql`update marketing_scheme_nmc set ${condition} where id = ${secureId}`.execute(db());
  const before = await booked();
  expect(before).toBeGreaterThan(0);
  await sql`update purchase_order set dealer_id = null where id = ${order}`.execute(db());
  expect(await booked()).toBe(before - 1);
  await sql`update purchase_order set dealer_id = (select dealer_id from marketing_scheme_nmc where id = ${secureId})
    where id = ${order}`.execute(db());
  await others(sql`effective_from = effective_from + 1, effective_to = effective_to + 1`);
  expect(await booked()).toBe(0);
  await others(sql`effective_from = effective_from - 1, effective_to = effective_to - 1, brand = 'Lain'`);
  expect(await booked()).toBe(0);
});
