import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';
import { holdSets, tariffColumns } from '../insurance/tariff-table.ts';

/** Sets of tariffs of vehicles. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table insurance_tariff_nmc (${recordColumns}, ${coreFeedColumns},
      ${tariffColumns('insurance_package_nmc')},
      coverage text not null check (coverage in ('TLO', 'COMPREHENSIVE')),
      area text not null check (area in ('1', '2', '3')),
      policy_year integer not null check (policy_year between 1 and 4),
      rate_pct numeric(7, 4) not null check (rate_pct > 0 and rate_pct <= 20),
      depreciation_pct numeric(7, 4) not null check (depreciation_pct > 0 and depreciation_pct <= 100))`.execute(db);
    await holdSets(db, 'insurance_tariff_nmc', { key: ['coverage', 'area', 'policy_year'], tenors: false });
  },
};
