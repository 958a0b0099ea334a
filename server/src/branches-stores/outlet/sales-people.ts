import { sql } from 'kysely';

/** Sales people who serve the outlet `t` now (docs/model/branches-stores.md#sales-force). */
const salesPeople = sql`outlet_sales_force f where f.outlet_id = t.id and f.state = 'OPEN' and f.deleted_at is null`;

/** How many there are. */
export const sfCount = sql`(select count(*)::int from ${salesPeople})`;

/** New and active outlets that nobody serves, or all others. */
export const withoutSf = (wanted: boolean) =>
  wanted
    ? sql`t.status in ('new', 'active') and not exists (select from ${salesPeople})`
    : sql`(t.status not in ('new', 'active') or exists (select from ${salesPeople}))`;
