import { sql } from 'kysely';

/** How the stock `t` stands to its bounds. */
export const level = sql`case when t.free = 0 then 'OUT' when t.free < t.minimum then 'LOW' when t.free > t.maximum
  then 'HIGH' else 'OK' end`;

/** The type of the cards of a stock `t`, and its office with the MRA above it. */
export const joins = sql`join card_type type on type.id = t.card_type_id left
  join branch_view b on b.id = t.office_branch_id left join mro_view mro on mro.id = b.mro_id
  join mra_view a on a.id = coalesce(t.office_mra_id, mro.mra_id)`;
