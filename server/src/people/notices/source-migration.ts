import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Links notices to the published notification they come from, so that it can count its readers. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table console_notice add column source_id uuid`.execute(db);
    await sql`create index console_notice_source on console_notice (source_id) where source_id is not null`.execute(db);
    await sql`create index console_notice_source_read on console_notice (read_at) where source_id is not null`.execute(
      db,
    );
  },
};
