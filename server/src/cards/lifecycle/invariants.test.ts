import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { seedDate } from '../../../test/environment.ts';
import type { Db } from '../../platform/context.ts';
import { brokenInvariants } from './invariants.ts';

const database = useDatabase();
const db = () => database.current.db;
class Undone extends Error {}

/** Violations after a change, which is rolled back. */
async function broken(change: string): Promise<string[]> {
  let names: string[] = [];
  const undone = db()
    .transaction()
    .execute(async (tx) => {
      const { numAffectedRows } = await sql.raw(change).execute(tx);
      expect(numAffectedRows).toBe(1n);
      names = await brokenInvariants(tx as unknown as Db);
      throw new Undone();
    });
  await expect(undone).rejects.toThrow(Undone);
  return names.map((name) => name.split(':')[0] as string);
}
const one = (table: string, condition: string) => `(select id from ${table} where ${condition} limit 1)`;
const release = (code: string) =>
  `update card_hold set released_at = placed_at, released_by = 'TEST'
    where id = ${one('card_hold', `code = '${code}' and released_at is null`)}`;
const at = `'${seedDate.toISOString()}'`;
const courier = one('card_loss', "reporter_kind = 'COURIER' and state = 'REPORTED'");
const pendingLine = "result = 'PENDING' and id not in (select line_id from card_loss_card where line_id is not null)";

it('hold on the seed', async () => {
  expect(await brokenInvariants(db())).toEqual([]);
});

it.each([
  [
    'cards on their way',
    `update card set place_id = gen_random_uuid()::text where id = ${one('card', "place_kind = 'TRANSIT'")}`,
  ],
  [
    'one open line per card',
    `update card_replacement set old_card_id = (select card_id from card_delivery_line where closed_at is null limit 1)
      where id = ${one('card_replacement', "state = 'PENDING_APPROVAL'")}`,
  ],
  [
    'losses by couriers',
    `update card_loss_card set line_id = gen_random_uuid()
      where (loss_id, card_id) = (select loss_id, card_id from card_loss_card where loss_id = ${courier} limit 1)`,
  ],
  [
    'losses by couriers',
    `update card_loss_card set line_id = null
      where (loss_id, card_id) = (select loss_id, card_id from card_loss_card where loss_id = ${courier} limit 1)`,
  ],
  ['losses by couriers', `update card_loss set source_id = gen_random_uuid() where id = ${courier}`],
  [
    'losses by couriers',
    `update card_delivery set dispatched_at = ${at}, overdue = false
      where id = (select source_id from card_loss where id = ${courier})`,
  ],
  [
    'missing cards',
    `update card_delivery_line set result = 'MISSING', result_at = ${at}
      where id = ${one('card_delivery_line', pendingLine)}`,
  ],
  ['holds of losses', release('LOSS_PENDING')],
  [
    'holds of write-offs',
    `with o as (insert into card_write_off (id, created_by, updated_by, write_off_no,
      office_branch_id, card_type_id, reason, witness1, witness2, state, editors)
    select gen_random_uuid(), 'TEST', 'TEST', 'WOF-TEST', office_branch_id, card_type_id,
      'DAMAGED', 'A', 'B', 'SUBMITTED', '{}' from card
    where stock_class = 'free' and office_branch_id is not null limit 1 returning id)
    insert into card_write_off_card (write_off_id, card_id) select o.id, ${one('card', "stock_class = 'free'")} from o`,
  ],
  ['holds of drafts', release('ASSIGNMENT_DRAFT')],
  ['holds of pick-ups', release('PICKUP_OPEN')],
  [
    'holds of pick-ups',
    `update card_pickup set member_id = ${one('member', 'id not in (select member_id from card_pickup)')}
      where id = ${one('card_pickup', "state = 'WAITING'")}`,
  ],
  [
    'holds without a document',
    "update card_loss set state = 'REJECTED' where state = 'REPORTED' and reporter_kind = 'COURIER'",
  ],
  [
    'cards of replacements',
    `update card_replacement set new_card_id = ${one('card', "status = 'Picked_Up'")}
      where id = ${one('card_replacement', "state = 'COMPLETED'")}`,
  ],
  [
    'cards of replacements',
    `update card_replacement set state = 'WAITING_NUMBER', result = 'PRINT_BRANCH'
      where id = ${one('card_replacement', "state = 'PENDING_APPROVAL'")}`,
  ],
  [
    'cards of applications',
    `update card_verification set member_id = ${one('member', 'id not in (select member_id from card_verification)')}
      where id = ${one('card_verification', 'card_id is not null')}`,
  ],
  [
    'cards handed over',
    `update card_pickup set member_id = ${one('member', 'id not in (select member_id from card_pickup)')}
      where id = ${one('card_pickup', "state = 'COMPLETED'")}`,
  ],
  [
    'numbers of ranges',
    `update card_sequence set next_serial = next_serial + 1 where id = ${one('card_sequence', "state = 'ACTIVE'")}`,
  ],
  [
    'reservation lines',
    `update card_reservation_line set qty_allotted = qty_allotted - 1
      where id = ${one('card_reservation_line', 'qty_allotted > qty_issued')}`,
  ],
  ['held cards', `update card set held = not held where id = ${one('card', "status = 'MRA'")}`],
  ['print counts', `update card set print_count = print_count + 1 where id = ${one('card', "status = 'Printing'")}`],
  ['activation', `update card set activated_at = null where id = ${one('card', "status = 'Customer'")}`],
  ['activation', `update card set activated_at = ${at} where id = ${one('card', "status = 'Issued'")}`],
  [
    'expiry dates',
    `update card set expiry_date = expiry_date - 1 where id = ${one('card', 'expiry_date is not null')}`,
  ],
  ['expiry dates', `update card set expiry_date = null where id = ${one('card', "status = 'Digital'")}`],
])('finds broken: %s', async (name, change) => {
  expect(await broken(change)).toContain(name);
});
