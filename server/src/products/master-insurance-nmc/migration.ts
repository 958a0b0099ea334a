import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';
import { packageColumns, packageIndex } from '../insurance/package-table.ts';

/** Insurance packages of vehicles. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table insurance_package_nmc (${recordColumns}, ${coreFeedColumns},
      ${packageColumns(['TLO', 'COMPREHENSIVE', 'COMBINED'])},
      extensions jsonb,
      workshops text[] not null default '{}' check (cardinality(workshops) <= 50),
      areas text[] not null check (areas <@ array['1', '2', '3'] and cardinality(areas) > 0))`.execute(db);
    await packageIndex('insurance_package_nmc').execute(db);
  },
};
