import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

async function schemesTable(db: Db, table: string, own: string): Promise<void> {
  await sql`create table ${sql.table(table)} (${recordColumns}, scheme_code text not null, name text not null,
    description text, lob_id uuid not null references line_of_business, product_group_ids uuid[],
    tenors text[] check (cardinality(tenors) between 1 and 60),
    dp_max_pct numeric(7, 4) not null check (dp_max_pct between 0 and 90),
    first_instalment text not null check (first_instalment in ('ADDB', 'ADDM')),
    admin_charge text not null check (admin_charge in ('BY_FEE', 'FINANCED', 'UPFRONT')),
    provisi_charge text not null check (provisi_charge in ('BY_FEE', 'FINANCED', 'UPFRONT')),
    insurance_payment_type text not null check (insurance_payment_type in ('S', 'Y', 'M')),
    insurance_charge text not null check (insurance_charge in ('FINANCED', 'UPFRONT')),
    plafond_min bigint check (plafond_min between 0 and 10000000000),
    plafond_max bigint check (plafond_max between 0 and 10000000000),
    customer_kind text not null check (customer_kind in ('ALL', 'REGULAR', 'REPEAT')),
    effective_from date not null, effective_to date check (effective_to >= effective_from),
    status text not null default 'active' check (status in ('active', 'inactive')), ${sql.raw(own)})`.execute(db);
  await sql`create unique index ${sql.ref(`${table}_scheme_code_key`)} on ${sql.table(table)} (lower(scheme_code))
    where deleted_at is null`.execute(db);
  await sql`create index ${sql.ref(`${table}_by_lob_id`)} on ${sql.table(table)} (lob_id)
    where deleted_at is null`.execute(db);
}

/** Financial schemes of SPEKTRA and NMC. */
export const migration: SchemaStep = {
  async up(db) {
    await schemesTable(
      db,
      'financial_scheme',
      'dp_min_pct numeric(7, 4) not null check (dp_min_pct between 0 and dp_max_pct)',
    );
    await schemesTable(
      db,
      'financial_scheme_nmc',
      `coverage text not null check (coverage in ('TLO', 'COMPREHENSIVE', 'COMBINED')),
        brands text[] not null default '{}', dp_bands jsonb not null`,
    );
  },
};
