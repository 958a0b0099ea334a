import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** A file makes one reservation for each MRA, day and remark: each of these was of the first row before. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`drop index card_reservation_import`.execute(db);
    await sql`create unique index card_reservation_import
      on card_reservation (import_id, requester_mra_id, needed_by, coalesce(remark, ''))
      where import_id is not null`.execute(db);
  },
};
