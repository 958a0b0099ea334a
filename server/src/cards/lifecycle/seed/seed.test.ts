import { sql } from 'kysely';
import { useDatabase } from '../../../../test/database.ts';
import { seedDate } from '../../../../test/environment.ts';
import { brokenInvariants } from '../invariants.ts';
import { seedCardId, seedPlan } from './plan.ts';

const database = useDatabase();
const db = () => database.current.db;

it('seeds 560 cards, with the expected number per status', async () => {
  const { rows } = await sql<{
    status: string;
    count: number;
  }>`select status, count(*) as count from card group by status`.execute(db());
  expect(Object.fromEntries(rows.map(({ status, count }) => [status, count]))).toEqual({
    Issued: 40,
    Printing: 40,
    delivered_to_branch: 40,
    Branch: 80,
    MRA: 80,
    delivered_to_customer: 20,
    Customer: 60,
    Picked_Up: 70,
    Digital: 50,
    digital_pwa: 30,
    Lost: 20,
    Cancelled: 30,
  });
});

it('a fresh database satisfies every invariant, with gapless movements', async () => {
  expect(await brokenInvariants(db())).toEqual([]);
  const { rows } =
    await sql`select from card_movement m join card_movement p on p.card_id = m.card_id and p.seq_no = m.seq_no - 1
      where p.acted_at > m.acted_at`.execute(db());
  expect(rows).toHaveLength(0);
  expect(seedPlan(seedDate).movements.every(({ acted_at: at }) => new Date(at) <= seedDate)).toBe(true);
});

it('free stock, waiting, held and replaced cards are the expected ones', async () => {
  const card = (n: number) =>
    db().selectFrom('card').selectAll().where('id', '=', seedCardId(n)).executeTakeFirstOrThrow();
  expect(await card(395)).toMatchObject({ status: 'Branch', stock_class: 'held' });
  expect(await card(231)).toMatchObject({ status: 'Branch', stock_class: 'waiting', kind: 'PERSONAL' });
  expect(await card(65)).toMatchObject({ status: 'Picked_Up', kind: 'STOCK' });
  expect(await card(531)).toMatchObject({ status: 'Cancelled', replaced_by_card_id: seedCardId(1) });
  expect((await card(551)).card_no.slice(0, 15)).toBe('971001300000001');
  const { rows } = await sql<{ code: string; free: number; waiting: number; held: number }>`
    select b.office_code as code, sum(free) as free, sum(waiting) as waiting, sum(held) as held
      from card_stock s join branch b on b.id = s.office_branch_id group by 1 order by 1`.execute(db());
  expect(rows.reduce((all, { free, held }) => all + free + held, 0)).toBe(60);
  expect(rows.reduce((all, { waiting }) => all + waiting, 0)).toBe(20);
});
