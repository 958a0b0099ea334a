import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';

/**
 * Index-only count of cards by status and kind or type: 5 ms instead of 130 ms for a kind among 125,000 cards in safes.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`drop index card_status`.execute(db);
    await sql`create index card_status on card (status, last_movement_at desc, id) include (kind, card_type_id,
      deleted_at)`.execute(db);
  },
};
