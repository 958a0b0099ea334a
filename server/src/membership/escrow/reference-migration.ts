import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** A reference belongs to the source that gave it: two sources may use the same one. */
export const referenceMigration: SchemaStep = {
  async up(db) {
    await sql`alter table escrow_withdrawal drop constraint escrow_withdrawal_reference_key,
      add constraint escrow_withdrawal_source_reference unique (source, reference)`.execute(db);
  },
};
