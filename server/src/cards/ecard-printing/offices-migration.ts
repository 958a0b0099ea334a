import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Stores office and card type with the request, so that lists by branch and type need not read the cards. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table ecard_print_request add branch_id uuid references branch, add card_type_id uuid
      references card_type`.execute(db);
    await sql`update ecard_print_request r set branch_id = c.office_branch_id, card_type_id = c.card_type_id from card c
      where c.id = r.card_id`.execute(db);
    await sql`alter table ecard_print_request alter card_type_id set not null`.execute(db);
    await sql`create index ecard_print_request_branch on ecard_print_request (branch_id, requested_at, id)`.execute(db);
    await sql`create index ecard_print_request_type on ecard_print_request (card_type_id, requested_at, id)`.execute(
      db,
    );
  },
};
