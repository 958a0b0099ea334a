import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';

/**
 * Cards of a status and a kind or type are counted from the index alone: of 125,000 in safes, those of a kind in 5 ms
 * in place of 130.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`drop index card_status`.execute(db);
    await sql`create index card_status on card (status, last_movement_at desc, id) include (kind, card_type_id,
      deleted_at)`.execute(db);
  },
};
