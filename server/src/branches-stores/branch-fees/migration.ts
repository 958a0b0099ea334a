import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { effectiveColumns, holdPeriods } from '../../records/resource/effective-columns.ts';

const types = ['ADMIN', 'PROVISI', 'FIDUSIA', 'SURVEY'];
const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

async function feesTable(db: Db, table: string, feeTypes: readonly string[]): Promise<void> {
  await sql`create table ${sql.table(table)} (${recordColumns}, branch_id uuid not null references branch,
    fee_type text not null check (fee_type in (${listed(feeTypes)})),
    tenor_from integer not null check (tenor_from between 1 and 60),
    tenor_to integer not null check (tenor_to between tenor_from and 60),
    amount_from bigint not null check (amount_from >= 0), amount_to bigint check (amount_to >= amount_from),
    value_type text not null check (value_type in ('AMOUNT', 'PERCENT')),
    amount_regular bigint check (amount_regular between 0 and 25000000),
    amount_repeat bigint check (amount_repeat between 0 and amount_regular),
    percent_regular numeric(7, 4) check (percent_regular between 0 and 10),
    percent_repeat numeric(7, 4) check (percent_repeat between 0 and percent_regular),
    charge text not null check (charge in ('FINANCED', 'UPFRONT')),
    check (case value_type when 'AMOUNT' then amount_regular is not null and percent_regular is null
      else percent_regular is not null and amount_regular is null end),
    ${effectiveColumns(table)})`.execute(db);
  await sql`create index ${sql.ref(`${table}_of`)} on ${sql.table(table)} (branch_id, fee_type, effective_from)
    where deleted_at is null`.execute(db);
  await sql`create index ${sql.ref(`${table}_by_phase`)} on ${sql.table(table)} (branch_id, approval, effective_to)
    where deleted_at is null`.execute(db);
  await holdPeriods(db, table, {
    key: ['branch_id', 'fee_type'],
    bands: [
      ['tenor_from', 'tenor_to'],
      ['amount_from', 'amount_to'],
    ],
  });
}

/** Fees of branches of the three lines. */
export const migration: SchemaStep = {
  async up(db) {
    await feesTable(db, 'branch_fee', types);
    await feesTable(db, 'branch_fee_nmc', [...types, 'ASURANSI_ADMIN']);
    await feesTable(db, 'branch_fee_ufi', types);
  },
};
