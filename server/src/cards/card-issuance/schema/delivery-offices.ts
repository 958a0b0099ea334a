import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';

/**
 * Stores the offices that deliveries to members belong to, so that lists need not read every card of every delivery.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_delivery_office (branch_id uuid not null references branch, delivery_id uuid not null
      references card_delivery, primary key (branch_id, delivery_id))`.execute(db);
    await sql`insert into card_delivery_office (branch_id, delivery_id)
      select distinct c.office_branch_id, l.delivery_id
        from card_delivery d join card_delivery_line l on l.delivery_id = d.id join card c on c.id = l.card_id
        where d.mode = 'CUSTOMER' and c.office_branch_id is not null`.execute(db);
    await sql`create index card_delivery_origin on card_delivery (origin_branch_id, dispatched_at desc)
      where origin_branch_id is not null`.execute(db);
  },
};
