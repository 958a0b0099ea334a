import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** What the long list of sales people of stores is read, filtered and grouped by. */
export const storeMappingMigration: SchemaStep = {
  async up(db) {
    // Mappings of deleted outlets are listed too.
    await sql`create index outlet_by_code on outlet (business_line, code collate "und-x-icu", id)`.execute(db);
    await sql`create index outlet_sales_force_start on outlet_sales_force (start_date, id)
      where deleted_at is null`.execute(db);
    await sql`create index outlet_sales_force_end on outlet_sales_force (end_date, id)
      where deleted_at is null`.execute(db);
    await sql`create index outlet_sales_force_state on outlet_sales_force (state, id)
      where deleted_at is null`.execute(db);
  },
};
