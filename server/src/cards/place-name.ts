import { sql, type RawBuilder } from 'kysely';

/**
 * Name of the place of a card on the table `t`, as SQL: the vendor, the current or destination office, or the last
 * office of a lost card. Null for other kinds.
 * @param office code and name of the card's office
 */
export const placeName = (office: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when t.place_kind in ('NONE', 'ONLINE', 'MEMBER') or t.status = 'delivered_to_customer' then null
    when t.place_kind = 'VENDOR' then t.vendor_code else ${office} end`;
