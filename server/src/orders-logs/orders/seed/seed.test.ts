import { orderPlatforms, orderStates, redFlagCodes } from '@console/contracts/orders-logs/orders/vocabulary';
import { sql } from 'kysely';
import { useDatabase } from '../../../../test/database.ts';
import { seedDate } from '../../../../test/environment.ts';
import { brokenOrders } from '../order-invariants.ts';
import { ordersDiffer } from '../reconcile.ts';

const database = useDatabase();
const counts = async (column: string, where = 'true') => {
  const { rows } = await sql<{ key: string; count: number }>`select ${sql.raw(column)} as key, count(*)::int as count
    from purchase_order where ${sql.raw(where)} group by 1`.execute(database.current.db);
  return Object.fromEntries(rows.map(({ key, count }) => [String(key), count]));
};

it('seeds 600 orders of three lines, 180 archived, in every state, with limits that agree', async () => {
  expect(await counts('business_line')).toEqual({ SPEKTRA: 330, NMC: 210, UFI: 60 });
  expect(await counts('business_line', 'archived_at is not null')).toEqual({ SPEKTRA: 120, NMC: 60 });
  expect(await counts('business_line', 'restored_at is not null and archived_at is null')).toEqual({ SPEKTRA: 5 });
  const states = await counts('status');
  expect(Object.keys(states).toSorted()).toEqual(orderStates.map(({ value }) => value).toSorted());
  for (const state of ['ON_HOLD', 'INDENT']) expect(states[state]).toBeGreaterThanOrEqual(5);
  expect(await counts('red_flag')).toMatchObject({ true: 35 });
  expect(Object.keys(await counts('source_input'))).toHaveLength(14);
  expect(Object.keys(await counts('platform'))).toHaveLength(orderPlatforms.length);
  expect(await counts('sales_code is not null')).toEqual({ true: 270, false: 330 });
  expect(await counts('customer_type')).toEqual({ S: 72, R: 528 });
  expect(await brokenOrders(database.current.db)).toEqual([]);
});

it('seeds every reason of red flags, past times, and orders of active members in their line', async () => {
  const { db } = database.current;
  const flags = await db.selectFrom('purchase_order_flag').select('code').distinct().execute();
  expect(flags).toHaveLength(redFlagCodes.length);
  const late = await sql`select from purchase_order_history where at > ${seedDate}`.execute(db);
  expect(late.rows).toEqual([]);
  const strays = await sql`select from purchase_order o join member m on m.id = o.member_id
    join branch b on b.id = o.branch_id where m.status <> 'active' or b.business_line <> o.business_line
      or b.office_code <> left(o.appl_no, 5)`.execute(db);
  expect(strays.rows).toEqual([]);
  const backwards = await sql`select from purchase_order_history h join purchase_order_history p
    on p.order_id = h.order_id and p.no = h.no - 1 where p.at > h.at`.execute(db);
  expect(backwards.rows).toEqual([]);
});

it('seeds payments of every contract that agree with what is used', async () => {
  const { db } = database.current;
  expect(await ordersDiffer(db, 10)).toEqual([]);
  const { rows } = await sql<{ paid: number; open: number; late: number }>`select
      count(principle_paid_date)::int as paid, count(*)::int - count(principle_paid_date)::int as open,
      count(*) filter (where principle_paid_date > due_date + 5)::int as late from payment_history`.execute(db);
  expect(rows[0]!.paid).toBeGreaterThan(100);
  expect(rows[0]!.open).toBeGreaterThan(0);
  expect(rows[0]!.late).toBeGreaterThan(5);
  const strays = await sql`select from payment_history p left join purchase_order o on o.contract_no = p.contract_no
    where o.member_id is distinct from p.member_id or p.due_date >= ${seedDate}`.execute(db);
  expect(strays.rows).toEqual([]);
});
