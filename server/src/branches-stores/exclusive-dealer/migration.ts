import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { effectiveColumns, holdPeriods } from '../../records/resource/effective-columns.ts';

/**
 * A table of terms of dealers.
 * @param values SQL of the columns with what is agreed
 * @param key columns that it is agreed for besides the dealer; they may be empty
 */
async function termsTable(db: Db, table: string, values: RawBuilder<unknown>, key: readonly string[]): Promise<void> {
  await sql`create table ${sql.table(table)} (${recordColumns},
    business_line text not null check (business_line in ('NMC', 'UFI')),
    dealer_id uuid not null references outlet,
    tenor_from integer not null check (tenor_from between 1 and 60),
    tenor_to integer not null check (tenor_to between tenor_from and 60),
    agreement_no text not null, ${values}, ${effectiveColumns(table)}, check (effective_to is not null))`.execute(db);
  await sql`create index ${sql.ref(`${table}_of`)} on ${sql.table(table)} (dealer_id, effective_from)
    where deleted_at is null`.execute(db);
  await sql`create index ${sql.ref(`${table}_by_end`)} on ${sql.table(table)} (effective_to)
    where deleted_at is null`.execute(db);
  const bands = [['tenor_from', 'tenor_to']] as const;
  await holdPeriods(db, table, { key: ['business_line', 'dealer_id', ...key], nullable: key, bands });
}

/** Admin fees of dealers. */
export const dealerAdminFeeMigration: SchemaStep = {
  async up(db) {
    const fee = sql`admin_fee_regular bigint not null check (admin_fee_regular between 0 and 25000000),
      admin_fee_repeat bigint check (admin_fee_repeat between 0 and 25000000)`;
    await termsTable(db, 'dealer_admin_fee', fee, []);
  },
};

/** Rates of dealers. */
export const dealerRateMigration: SchemaStep = {
  async up(db) {
    const rate = sql`product_group_id uuid, brand text,
      rate_regular numeric(7, 4) check (rate_regular between 0.0001 and 60),
      rate_repeat numeric(7, 4) check (rate_repeat between 0.0001 and 60),
      check (rate_regular is not null or rate_repeat is not null),
      quota_contracts integer check (quota_contracts between 1 and 100000)`;
    await termsTable(db, 'dealer_rate', rate, ['product_group_id', 'brand']);
  },
};
