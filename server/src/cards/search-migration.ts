import { sql } from 'kysely';
import type { SchemaStep } from '../platform/database/migrate.ts';

/** Indexes by which members are found by the beginning of their name, and print orders by a card of theirs. */
export const migration: SchemaStep = {
  async up(db) {
    // With the name itself, as only then no row is read.
    await sql`drop index member_name`.execute(db);
    await sql`create index member_name on member (lower(name) text_pattern_ops) include (name, id)`.execute(db);
    // What the planner knew of the expression went with the old index.
    await sql`analyze member`.execute(db);
    await sql`create index card_issuance_line_card on card_issuance_line (card_id, issuance_id)`.execute(db);
  },
};
