import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { effectiveColumns, holdPeriods, holdPieces } from '../../records/resource/effective-columns.ts';

type Table = 'branch_rate' | 'branch_rate_nmc' | 'branch_rate_ufi';

/** Rates of one line; `own` are columns that the other lines do not have, and belong to the key. */
async function ratesTable(db: Db, table: Table, groups: string, own: readonly (readonly [string, string])[] = []) {
  await sql`create table ${sql.table(table)} (${recordColumns}, branch_id uuid not null references branch,
    product_group_id uuid references ${sql.table(groups)},
    ${sql.raw(own.map(([name, values]) => `${name} text not null check (${name} in (${values})), `).join(''))}
    tenor_from integer not null check (tenor_from between 1 and 60),
    tenor_to integer not null check (tenor_to between tenor_from and 60),
    rate_regular numeric(7, 4) not null check (rate_regular between 0.0001 and 60),
    rate_repeat numeric(7, 4) check (rate_repeat between 0.0001 and rate_regular),
    ${effectiveColumns(table)})`.execute(db);
  await sql`create index ${sql.ref(`${table}_of`)} on ${sql.table(table)} (branch_id, effective_from)
    where deleted_at is null`.execute(db);
  await sql`create index ${sql.ref(`${table}_by_phase`)} on ${sql.table(table)} (branch_id, approval, effective_to)
    where deleted_at is null`.execute(db);
  await sql`create index ${sql.ref(`${table}_by_group`)} on ${sql.table(table)} (product_group_id)
    where deleted_at is null`.execute(db);
  await holdPeriods(db, table, {
    key: ['branch_id', 'product_group_id', ...own.map(([name]) => name)],
    nullable: ['product_group_id'],
    bands: [['tenor_from', 'tenor_to']],
  });
}

/** Rates of branches of the three lines. */
export const migration: SchemaStep = {
  async up(db) {
    await ratesTable(db, 'branch_rate', 'product_group');
    await ratesTable(db, 'branch_rate_nmc', 'product_group_nmc');
    await ratesTable(db, 'branch_rate_ufi', 'product_group_ufi', [
      ['collateral_type', `'MOTOR_BEKAS', 'MULTIGUNA'`],
      ['age_band', `'0-3', '4-7', '8-10'`],
    ]);
  },
};

/** The order by start of all branches, of rates and of fees. */
export const orderMigration: SchemaStep = {
  async up(db) {
    for (const kind of ['rate', 'fee'])
      for (const suffix of ['', '_nmc', '_ufi']) {
        const table = `branch_${kind}${suffix}`;
        await sql`create index ${sql.ref(`${table}_by_start`)} on ${sql.table(table)} (effective_from, id)
          where deleted_at is null`.execute(db);
      }
  },
};

const sinceGroup = `coalesce(product_group_id, '00000000-0000-0000-0000-000000000000'), effective_from, id`;
const ofFees = 'fee_type, tenor_from, tenor_to, amount_from, effective_from, id';

/** The order of lists within a phase, and the few that nobody has approved. */
export const phasesMigration: SchemaStep = {
  async up(db) {
    const orders = {
      branch_rate: `tenor_from, tenor_to, ${sinceGroup}`,
      branch_rate_nmc: `tenor_from, tenor_to, ${sinceGroup}`,
      branch_rate_ufi: `tenor_from, tenor_to, collateral_type, age_band, ${sinceGroup}`,
      branch_fee: ofFees,
      branch_fee_nmc: ofFees,
      branch_fee_ufi: ofFees,
    };
    for (const [table, order] of Object.entries(orders)) {
      await sql`create index ${sql.ref(`${table}_in_order`)} on ${sql.table(table)} (${sql.raw(order)})
        where deleted_at is null`.execute(db);
      await sql`create index ${sql.ref(`${table}_undecided`)} on ${sql.table(table)} (approval)
        where deleted_at is null and approval <> 'APPROVED'`.execute(db);
    }
  },
};

/** Several rates of narrower bands may wait to take the place of one together. */
export const piecesMigration: SchemaStep = {
  async up(db) {
    for (const table of ['branch_rate', 'branch_rate_nmc', 'branch_rate_ufi'])
      await holdPieces(db, table, [['tenor_from', 'tenor_to']]);
  },
};
