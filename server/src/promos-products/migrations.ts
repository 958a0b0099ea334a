import type { SchemaStep } from '../platform/database/migrate.ts';
import { migration as masterBanner } from './master-banner/migration.ts';
import { migration as masterLob } from './master-lob/migration.ts';

/** The steps of the schema of promotions and products; a name is never changed once released. */
export const promosProductsMigrations: Readonly<Record<string, SchemaStep>> = {
  '0040_master_banner': masterBanner,
  '0500_line_of_business': masterLob,
};
