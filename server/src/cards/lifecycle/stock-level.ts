import { sql } from 'kysely';

/** Level of the stock `t` relative to its minimum and maximum. */
export const level = sql`case when t.free = 0 then 'OUT' when t.free < t.minimum then 'LOW' when t.free > t.maximum
  then 'HIGH' else 'OK' end`;

/** Joins the card type of a stock row `t`, and its office with the MRA. */
export const joins = sql`join card_type type on type.id = t.card_type_id left
  join branch_view b on b.id = t.office_branch_id left join mro_view mro on mro.id = b.mro_id
  join mra_view a on a.id = coalesce(t.office_mra_id, mro.mra_id)`;
