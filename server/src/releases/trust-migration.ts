import { sql } from 'kysely';
import type { SchemaStep } from '../platform/database/migrate.ts';

/**
 * A build beside the program is offered, not released. What everybody gets may need a second person. Who owns a remote
 * is the registry's to say.
 */
export const trustMigration: SchemaStep = {
  async up(db) {
    await sql`alter table release add column offered_at timestamptz(3)`.execute(db);
    await sql`alter table release_remote
      add column second_person boolean not null default false,
      add column proposal jsonb`.execute(db);
  },
};
