import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/**
 * Builds are offered, not released. Changes for everybody may need a second person. The owner of a remote is stored in
 * the registry.
 */
export const trustMigration: SchemaStep = {
  async up(db) {
    await sql`alter table release add column offered_at timestamptz(3)`.execute(db);
    await sql`alter table release_remote
      add column second_person boolean not null default false,
      add column proposal jsonb`.execute(db);
  },
};
