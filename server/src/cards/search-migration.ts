import { sql } from 'kysely';
import type { SchemaStep } from '../platform/database/migrate.ts';

/** Indexes to find members by prefix of their name, and print orders by a member's card. */
export const migration: SchemaStep = {
  async up(db) {
    // Includes the name, for an index-only scan.
    await sql`drop index member_name`.execute(db);
    await sql`create index member_name on member (lower(name) text_pattern_ops) include (name, id)`.execute(db);
    // Dropping the old index also dropped its statistics.
    await sql`analyze member`.execute(db);
    await sql`create index card_issuance_line_card on card_issuance_line (card_id, issuance_id)`.execute(db);
  },
};
