import type { SchemaStep } from '../platform/database/migrate.ts';
import { migration as releaseDevelopment } from './develop/migration.ts';
import { migration as releases } from './schema/migration.ts';
import { migration as releasePage } from './schema/pages-migration.ts';
import { principalMigration as releasePrincipal } from './schema/principal-migration.ts';
import { trustMigration as releaseTrust } from './schema/trust-migration.ts';

/** The migrations of the area releases; a released name never changes. */
export const releasesMigrations: Readonly<Record<string, SchemaStep>> = {
  '0093_releases': releases,
  '0150_release_development': releaseDevelopment,
  '0173_release_page': releasePage,
  '0280_release_trust': releaseTrust,
  '0310_release_principal': releasePrincipal,
};
