import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { addCoreFeedColumns } from '../../records/core-feed/columns.ts';

/** Regions are mastered by core, which finds those that are there by their code. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table region ${addCoreFeedColumns}`.execute(db);
    await sql`update region set core_code = region_code`.execute(db);
  },
};
