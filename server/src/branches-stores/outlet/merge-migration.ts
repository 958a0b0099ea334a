import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Which outlet another one turned out to be; it is closed then. */
export const outletMergeMigration: SchemaStep = {
  async up(db) {
    await sql`alter table outlet add column merged_into uuid references outlet,
      add constraint outlet_merged check (merged_into is null or (status = 'closed' and merged_into <> id))`.execute(
      db,
    );
    await sql`create index outlet_merged_into on outlet (merged_into) where merged_into is not null`.execute(db);
  },
};
