import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { createVersionTable } from '../content/migration.ts';

export const aboutMigration: SchemaStep = {
  async up(db) {
    await createVersionTable(db as never, 'about_version');
    await sql`alter table about_version add column consents jsonb not null default '{}'`.execute(db);
  },
};
