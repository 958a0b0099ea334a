import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/**
 * Applications by their decision, the latest first: those without one stand last, which the plain index does not serve.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create index card_verification_latest on card_verification (decided_at desc nulls last, id desc)`.execute(
      db,
    );
  },
};
