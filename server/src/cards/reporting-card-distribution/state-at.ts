import { sql, type RawBuilder } from 'kysely';

/**
 * Every card as it was at a moment: status, place, and its last movement before, with the time. Cards without a later
 * movement have their current state; for others the first later movement has it.
 * @param kept condition on the cards, alias `c`
 * @param inSafe only cards in the safe of an office
 */
export const stateAt = (
  moment: RawBuilder<unknown>,
  kept: RawBuilder<unknown>,
  { inSafe = false } = {},
): RawBuilder<unknown> => sql`
  select c.id as card_id, c.status, c.place_kind, c.place_id, c.last_movement_no as movement_no,
  c.last_movement_at as at, c.office_branch_id, c.office_mra_id
    from card c where c.last_movement_at < ${moment} and ${kept} ${inSafe ? sql`and c.stock_class is not null` : sql``}
  union all
  select c.id, m.from_status, m.from_place_kind, m.from_place_id, m.seq_no - 1, (select p.acted_at from card_movement p
    where p.card_id = m.card_id and p.seq_no = m.seq_no - 1),
    case m.from_place_kind when 'BRANCH' then m.from_place_id::uuid when 'MRA'
      then null else c.office_branch_id end, case m.from_place_kind when 'MRA' then m.from_place_id::uuid when 'BRANCH'
      then null else c.office_mra_id end
    from card_movement m join card c on c.id = m.card_id
    where m.acted_at >= ${moment} and m.seq_no > 1
      and ${kept} ${inSafe ? sql`and m.from_place_kind in ('BRANCH', 'MRA')` : sql``}
      and not exists (select from card_movement p
        where p.card_id = m.card_id and p.seq_no = m.seq_no - 1 and p.acted_at >= ${moment})`;
