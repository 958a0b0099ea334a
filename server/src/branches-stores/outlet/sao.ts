import { sql } from 'kysely';

/** The SAO in charge of the outlet `t` (docs/model/branches-stores.md#sao-assignment). */
export const saoName = sql`(select u.name from sao_assignment a join app_user_view u on u.id = a.sao_id
  where a.outlet_id = t.id and a.state = 'OPEN' and a.deleted_at is null)`;
