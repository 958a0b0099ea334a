import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/**
 * Indexes for filters and sort orders of the register, at 6,500,000 rows. Rare values have their own index; common ones
 * are read along the index of the last movement.
 */
export const migration: SchemaStep = {
  async up(db) {
    for (const column of ['card_type_id', 'card_source_id', 'card_design_id', 'vendor_code']) {
      await sql`create index ${sql.id(`card_by_${column}`)} on card (${sql.id(column)}, last_movement_at desc, id)
        where ${sql.id(column)} is not null`.execute(db);
    }
    await sql`create index card_kind on card (kind, last_movement_at desc, id)`.execute(db);
    await sql`create index card_created on card (created_at desc, id)`.execute(db);
    await sql`create index card_activated on card (activated_at) where activated_at is not null`.execute(db);
    await sql`create index card_expiry on card (expiry_date, id) where expiry_date is not null`.execute(db);
    await sql`create index card_held on card_hold (card_id) where released_at is null`.execute(db);
  },
};
