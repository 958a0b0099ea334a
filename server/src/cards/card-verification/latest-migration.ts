import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Index of applications by decision, latest first, with nulls last. The plain index does not serve that order. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create index card_verification_latest on card_verification (decided_at desc nulls last, id desc)`.execute(
      db,
    );
  },
};
