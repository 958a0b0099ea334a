import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** By what the lines of an uploaded file are divided; of earlier jobs it is not known. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table import_job add column separator text default ';'`.execute(db);
  },
};
