import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Orders that staff look at: held ones, and those in progress with a red flag. */
export const orderAttentionMigration: SchemaStep = {
  async up(db) {
    await sql`create index purchase_order_attention on purchase_order (business_line, purchase_date desc, id)
      where archived_at is null and (status = 'ON_HOLD'
        or red_flag and status not in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED'))`.execute(db);
  },
};

/** What moves orders on reads those that wait for the program. */
export const orderAdvancingMigration: SchemaStep = {
  async up(db) {
    await sql`create index purchase_order_advancing on purchase_order ((id::text))
      where status in ('CONFIRMING', 'APPROVED', 'DELIVERED')`.execute(db);
  },
};

/** What a channel said, so that another application with the same number is not taken for the first one. */
export const orderEntryMigration: SchemaStep = {
  async up(db) {
    await sql`alter table purchase_order add column entry_hash text`.execute(db);
  },
};
