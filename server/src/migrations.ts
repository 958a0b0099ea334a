import { branchesStoresMigrations } from './branches-stores/migrations.ts';
import { cardsMigrations } from './cards/migrations.ts';
import { membershipMigrations } from './membership/migrations.ts';
import { ordersLogsMigrations } from './orders-logs/migrations.ts';
import { peopleMigrations } from './people/migrations.ts';
import type { SchemaStep } from './platform/database/migrate.ts';
import { platformMigrations } from './platform/migrations.ts';
import { productsMigrations } from './products/migrations.ts';
import { promosProductsMigrations } from './promos-products/migrations.ts';
import { recordsMigrations } from './records/migrations.ts';
import { releasesMigrations } from './releases/migrations.ts';

/**
 * All migrations. Each area and domain lists its own in its `migrations.ts`.
 * They are applied in the order of their names: one order for the whole program.
 */
export const migrations: Readonly<Record<string, SchemaStep>> = {
  ...platformMigrations,
  ...peopleMigrations,
  ...recordsMigrations,
  ...releasesMigrations,
  ...productsMigrations,
  ...branchesStoresMigrations,
  ...membershipMigrations,
  ...promosProductsMigrations,
  ...ordersLogsMigrations,
  ...cardsMigrations,
};
