import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';

/** Open mappings end with the outlet, with its branch, and with the sales person. */
async function endMappings(db: Db): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const end = (whose: string) => `update outlet_sales_force
    set state = 'ENDED', end_date = greatest(today - 1, start_date - 1), version = version + 1,
      updated_by = new.updated_by, updated_at = new.updated_at
    where ${whose} = new.id and state = 'OPEN' and deleted_at is null`;
  for (const [table, whose] of [
    ['outlet', 'outlet_id'],
    ['sales_force', 'sales_force_id'],
  ] as const)
    await run(`create function sales_force_ends_with_${table}() returns trigger language plpgsql as $$
      declare today date := (new.updated_at at time zone 'Asia/Jakarta')::date;
      begin ${end(whose)}; return null; end $$`);
  await run(`create trigger sales_force_ends_with_outlet after update of branch_id, status on outlet for each row
    when (old.branch_id <> new.branch_id or (old.status <> new.status and new.status = 'closed'))
    execute function sales_force_ends_with_outlet()`);
  await run(`create trigger sales_force_ends_with_sales_force after update of branch_id, status on sales_force
    for each row when (old.branch_id <> new.branch_id or (old.status <> new.status and new.status = 'inactive'))
    execute function sales_force_ends_with_sales_force()`);
}

/** Sales people, and the outlets that they serve. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table sales_force (${recordColumns}, ${coreFeedColumns},
      npk text not null,
      sales_code text not null,
      name text not null,
      branch_id uuid not null references branch,
      status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create unique index sales_force_npk_key on sales_force (npk) where deleted_at is null`.execute(db);
    await sql`create unique index sales_force_sales_code_key on sales_force (sales_code)
      where deleted_at is null`.execute(db);
    await sql`create index sales_force_list on sales_force (npk, id) where deleted_at is null`.execute(db);
    await sql`create index sales_force_of_branch on sales_force (branch_id, npk) where deleted_at is null`.execute(db);
    await sql`create index sales_force_conflict on sales_force (npk, id) where sync_state = 'CONFLICT'`.execute(db);
    await sql`create table outlet_sales_force (${recordColumns},
      business_line text not null check (business_line in ('SPEKTRA', 'NMC', 'UFI')),
      outlet_id uuid not null references outlet,
      sales_force_id uuid not null references sales_force,
      is_primary boolean not null,
      start_date date not null,
      end_date date check (end_date >= start_date - 1),
      state text not null default 'OPEN' check (state in ('OPEN', 'ENDED')),
      check ((state = 'ENDED') = (end_date is not null)),
      constraint outlet_sales_force_period exclude using gist (outlet_id with =, sales_force_id with =,
        daterange(start_date, end_date + 1) with &&) where (deleted_at is null))`.execute(db);
    await sql`create unique index outlet_sales_force_primary on outlet_sales_force (outlet_id)
      where is_primary and state = 'OPEN' and deleted_at is null`.execute(db);
    await sql`create index outlet_sales_force_of_outlet on outlet_sales_force (outlet_id, state)
      where deleted_at is null`.execute(db);
    await sql`create index outlet_sales_force_of_person on outlet_sales_force (sales_force_id, state)
      where deleted_at is null`.execute(db);
    await endMappings(db);
  },
};
