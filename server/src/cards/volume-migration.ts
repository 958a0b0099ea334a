import { sql } from 'kysely';
import type { SchemaStep } from '../platform/database/migrate.ts';

/** Indexes for lists of 6,500,000 cards and their documents (docs/adr/0025-lists-of-millions-of-cards.md). */
export const migration: SchemaStep = {
  async up(db) {
    // Index-only scan of a period, with the sort columns.
    for (const [name, column] of [
      ['card_created', 'created_at'],
      ['card_activated', 'activated_at'],
      ['card_expiry', 'expiry_date'],
    ] as const) {
      await sql`drop index ${sql.id(name)}`.execute(db);
      await sql`create index ${sql.id(name)} on card (${sql.id(column)}, last_movement_at, id)
        where deleted_at is null`.execute(db);
    }
    await sql`create index card_pickup_created on card_pickup (created_at, deadline, id)
      where deleted_at is null`.execute(db);
    await sql`create index card_pickup_type on card_pickup (type, deadline, id)`.execute(db);
    // Print orders by office and by status of their cards.
    await sql`create index card_office_issuance on card (coalesce(office_branch_id, office_mra_id), issuance_id)
      where issuance_id is not null`.execute(db);
    await sql`create index card_issuance_line_office on card_issuance_line (coalesce(destination_branch_id,
      destination_mra_id), issuance_id)`.execute(db);
    await sql`drop index card_of_issuance`.execute(db);
    await sql`create index card_of_issuance on card (issuance_id, status) where issuance_id is not null`.execute(db);
    await sql`create index card_delivery_dispatched on card_delivery (dispatched_at desc, id desc)`.execute(db);
    // A search by NIK also finds closed members.
    await sql`create index member_any_nik on member (nik_hash)`.execute(db);
    await sql`create index member_any_phone on member (phone_hash)`.execute(db);
    await sql`create index ecard_print_request_name on ecard_print_request (name_on_card text_pattern_ops)`.execute(db);
  },
};
