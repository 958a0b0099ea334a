import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Indexes to find cards by document number. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create index card_movement_document on card_movement (document_no) where document_no is not null`.execute(
      db,
    );
    await sql`create index card_hold_document_no on card_hold (document_no) where document_no is not null`.execute(db);
  },
};
