import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { effectiveColumns, holdPeriods, holdPieces } from '../../records/resource/effective-columns.ts';

const table = 'store_exclusive_rate';
const bands = [['tenor_from', 'tenor_to']] as const;

/** Exclusive rates of stores. They end with the day on which their store is closed. */
export const storeExclusiveRateMigration: SchemaStep = {
  async up(db) {
    await sql`create table store_exclusive_rate (${recordColumns}, store_id uuid not null references outlet,
      product_group_id uuid references product_group,
      tenor_from integer not null check (tenor_from between 1 and 60),
      tenor_to integer not null check (tenor_to between tenor_from and 60),
      rate_regular numeric(7, 4) check (rate_regular between 0.0001 and 60),
      rate_repeat numeric(7, 4) check (rate_repeat between 0.0001 and 60),
      check (rate_regular is not null or rate_repeat is not null),
      quota_contracts integer check (quota_contracts between 1 and 100000),
      agreement_no text not null, ${effectiveColumns(table)}, check (effective_to is not null))`.execute(db);
    await sql`create index store_exclusive_rate_of on store_exclusive_rate (store_id, effective_from)
      where deleted_at is null`.execute(db);
    await sql`create index store_exclusive_rate_by_end on store_exclusive_rate (effective_to)
      where deleted_at is null`.execute(db);
    await sql`create index store_exclusive_rate_by_group on store_exclusive_rate (product_group_id)
      where deleted_at is null`.execute(db);
    const key = ['store_id', 'product_group_id'];
    await holdPeriods(db, table, { key, nullable: ['product_group_id'], bands });
    await holdPieces(db, table, bands);
    await sql
      .raw(
        `create function store_exclusive_rate_ends() returns trigger language plpgsql as $$
      declare today date := (new.updated_at at time zone 'Asia/Jakarta')::date;
      begin
        update store_exclusive_rate set effective_to = today, version = version + 1,
          updated_by = new.updated_by, updated_at = new.updated_at
        where store_id = new.id and deleted_at is null and approval = 'APPROVED'
          and effective_from <= today and effective_to > today;
        update store_exclusive_rate set deleted_at = new.updated_at, version = version + 1,
          updated_by = new.updated_by, updated_at = new.updated_at
        where store_id = new.id and deleted_at is null and approval = 'APPROVED' and effective_from > today;
        return null;
      end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger store_exclusive_rate_ends_with_store after update of status on outlet for each row
      when (old.status <> new.status and new.status = 'closed') execute function store_exclusive_rate_ends()`,
      )
      .execute(db);
  },
};

/** The step that closes a store ends its rates, with their entries in the audit trail. */
export const endsByStepMigration: SchemaStep = {
  async up(db) {
    await sql`drop trigger store_exclusive_rate_ends_with_store on outlet`.execute(db);
    await sql`drop function store_exclusive_rate_ends()`.execute(db);
  },
};
