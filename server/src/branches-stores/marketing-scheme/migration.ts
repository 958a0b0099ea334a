import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { effectiveColumns, holdPeriods } from '../../records/resource/effective-columns.ts';

async function schemesTable(db: Db, table: string, ofLine: string, key: readonly string[]): Promise<void> {
  await sql`create table ${sql.table(table)} (${recordColumns}, dealer_id uuid not null references outlet,
    scheme_name text not null, brand text not null,
    tenor_from integer not null check (tenor_from between 1 and 60),
    tenor_to integer not null check (tenor_to between tenor_from and 60),
    dp_from_pct integer not null check (dp_from_pct between 0 and 90),
    dp_to_pct integer not null check (dp_to_pct between dp_from_pct and 90),
    dealer_incentive bigint check (dealer_incentive between 0 and 5000000),
    dp_subsidy bigint check (dp_subsidy between 0 and 100000000),
    dp_subsidy_by text check (dp_subsidy_by in ('DEALER', 'COMPANY')),
    dealer_subsidy numeric(7, 4) check (dealer_subsidy between 0 and 20),
    unit_target integer check (unit_target between 1 and 100000), ${sql.raw(ofLine)}, ${effectiveColumns(table)},
    check (effective_to is not null))`.execute(db);
  await sql`create index ${sql.ref(`${table}_of`)} on ${sql.table(table)} (dealer_id, effective_from)
    where deleted_at is null`.execute(db);
  await holdPeriods(db, table, {
    key,
    bands: [
      ['tenor_from', 'tenor_to'],
      ['dp_from_pct', 'dp_to_pct'],
    ],
  });
}

/** Marketing schemes of dealers of NMC and UFI. */
export const marketingSchemeMigration: SchemaStep = {
  async up(db) {
    await schemesTable(
      db,
      'marketing_scheme_nmc',
      'financial_scheme_id uuid not null references financial_scheme_nmc',
      ['dealer_id', 'brand'],
    );
    await sql`create index marketing_scheme_nmc_by_scheme on marketing_scheme_nmc (financial_scheme_id)
      where deleted_at is null`.execute(db);
    await schemesTable(
      db,
      'marketing_scheme_ufi',
      `vehicle_type text not null check (vehicle_type in ('MOTOR', 'MOBIL')),
        mediator_fee bigint check (mediator_fee between 0 and 5000000)`,
      ['dealer_id', 'brand', 'vehicle_type'],
    );
  },
};
