import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/**
 * A release without the team's signature is only delivered where the program placed it. A token counts as the person
 * who created it. Old proposals did not name their person and are deleted.
 */
export const principalMigration: SchemaStep = {
  async up(db) {
    await sql`alter table release add column placed_at timestamptz(3)`.execute(db);
    await sql`update release set placed_at = published_at where signature->>'by' <> 'team' and exists (
      select 1 from release_change
        where release_change.remote_id = release.remote_id and after->>'stable' = release.version)`.execute(db);
    await sql`alter table release_token add column created_by_id uuid`.execute(db);
    await sql`update release_token set created_by_id = app_user.id from app_user
      where app_user.username = release_token.created_by and app_user.deleted_at is null`.execute(db);
    await sql`update release_remote set proposal = null where proposal is not null`.execute(db);
  },
};
