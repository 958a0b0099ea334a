import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';

/** Mediators: personal numbers lie encrypted; the NIK is unique by its keyed hash. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table mediator (${recordColumns}, ${coreFeedColumns},
      mediator_code text not null,
      name text not null,
      phone_encrypted text not null,
      phone_hash text not null,
      nik_encrypted text not null,
      nik_hash text not null,
      npwp_encrypted text,
      npwp_hash text,
      branch_id uuid not null references branch,
      dealer_id uuid references outlet,
      bank_code text not null,
      account_no_encrypted text not null,
      account_no_hash text not null,
      account_name text not null,
      fee_type text check (fee_type in ('PER_CONTRACT', 'PERCENT')),
      fee_amount bigint check (fee_amount between 0 and 100000000),
      fee_percent numeric(7, 4) check (fee_percent between 0 and 100),
      status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create unique index mediator_mediator_code_key on mediator (lower(mediator_code))
      where deleted_at is null`.execute(db);
    await sql`create unique index mediator_nik_hash_key on mediator (nik_hash) where deleted_at is null`.execute(db);
    await sql`create index mediator_list on mediator (name, id) where deleted_at is null`.execute(db);
    await sql`create index mediator_of_branch on mediator (branch_id, name, id) where deleted_at is null`.execute(db);
    await sql`create index mediator_of_dealer on mediator (dealer_id) where dealer_id is not null`.execute(db);
    await sql`create index mediator_phone on mediator (phone_hash) where deleted_at is null`.execute(db);
    await sql`create index mediator_conflict on mediator (name, id) where sync_state = 'CONFLICT'`.execute(db);
  },
};
