import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** The last code of dealers that staff register. */
export const dealerCodeMigration: SchemaStep = {
  async up(db) {
    await sql`create table dealer_code (business_line text primary key check (business_line = 'UFI'),
      last integer not null check (last between 300000 and 999999))`.execute(db);
    // Codes are never used again: those of deleted dealers count.
    await sql`insert into dealer_code (business_line, last)
      select 'UFI', greatest(max(code::integer), 300000) from outlet
      where business_line = 'UFI' having count(*) > 0`.execute(db);
  },
};
