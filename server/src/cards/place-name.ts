import { sql, type RawBuilder } from 'kysely';

/**
 * What the place of a card, the table `t`, is called, where its kind alone does not say it: the vendor, the office
 * where it is or heads for, or the last one when it is lost.
 * @param office code and name of the card's office
 */
export const placeName = (office: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when t.place_kind in ('NONE', 'ONLINE', 'MEMBER') or t.status = 'delivered_to_customer' then null
    when t.place_kind = 'VENDOR' then t.vendor_code else ${office} end`;
