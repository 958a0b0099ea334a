import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Indexes for the filters and sort orders of the list of loss reports. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create index card_loss_kind on card_loss (reporter_kind, created_at desc)`.execute(db);
    await sql`create index card_loss_reason on card_loss (reason_id, created_at desc)`.execute(db);
    await sql`create index card_loss_lost on card_loss (lost_date desc, id)`.execute(db);
  },
};
