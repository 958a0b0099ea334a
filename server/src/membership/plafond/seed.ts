import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { baseOf, inForce, withinTier } from '../tiering-plafond/compute.ts';

const dayMs = 86_400_000;
const base = baseOf('m.monthly_income', 'm.other_income', 'm.monthly_expense', 't.income_multiplier');

/** Grants what the tiers in force grant to members in lines, `member_id` and `business_line` of the rows. */
export async function grantByTiers(tx: Tx, date: Date, rows: RawBuilder<unknown>): Promise<void> {
  const day = jakartaDay(date);
  const granted = new Date(date.getTime() - 200 * dayMs);
  const until = jakartaDay(new Date(granted.getTime() + 365 * dayMs));
  await sql`with granted as (
        select m.id as member_id, c.business_line, t.id as tier_id, ${withinTier(base)} as amount
        from member m join (${rows}) c on c.member_id = m.id
          join plafond_tier t on ${inForce(day)} and t.business_line = c.business_line
            and t.program_type_id = m.program_type_id and t.risk_grade = m.risk_grade and t.database_type_id is null
            and int8range(t.income_from, t.income_to, '[]') @> m.monthly_income
        where m.joined_at is not null and m.status <> 'closed'),
      accounts as (
        insert into member_plafond
          (id, member_id, business_line, total, tier_id, granted_at, valid_until, last_movement_no)
        select gen_random_uuid(), member_id, business_line, amount, tier_id, ${granted}, ${until}::date, 1
        from granted where amount > 0 returning id, total)
      insert into plafond_movement (plafond_id, seq_no, kind, amount, direction, balance_before, balance_after,
        total_after, used_after, reserved_orders_after, reserved_family_after, reference, maker, at)
      select id, 1, 'GRANT', total, 'in', 0, total, total, 0, 0, 0, 'SEED', 'SYSTEM', ${granted}
      from accounts`.execute(tx);
}

/**
 * Limits of the members that joined, in each line with a number of theirs, as the tiers in force grant them
 * (docs/model/membership.md#seeded-members).
 */
export const seed: Seed = {
  name: 'member-plafond',
  run: (tx, { date }) => grantByTiers(tx, date, sql`select member_id, business_line from member_cust_no`),
};
