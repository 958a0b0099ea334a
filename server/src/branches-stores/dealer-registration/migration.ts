import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';

/** Registrations of dealers by core; personal numbers lie encrypted. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table dealer_registration (${recordColumns}, ${coreFeedColumns},
      registration_no text not null,
      dealer_code text not null,
      name text not null,
      city text not null,
      dealer_type text not null check (dealer_type in ('AUTHORISED', 'SUB_DEALER', 'MULTI_BRAND')),
      brands text[] not null,
      main_brand text not null,
      branch_id uuid not null references branch,
      company_id uuid references company,
      address text not null,
      zip_code text not null,
      pic_name text not null,
      pic_phone_encrypted text not null,
      pic_phone_hash text not null,
      npwp_encrypted text,
      npwp_hash text,
      bank_code text not null,
      account_no_encrypted text not null,
      account_no_hash text not null,
      account_name text not null,
      disbursement_days integer not null check (disbursement_days between 0 and 14),
      dealer_id uuid references outlet,
      state text not null default 'WAITING' check (state in ('WAITING', 'ACCEPTED', 'REJECTED')),
      decided_by text,
      decided_at timestamptz(3),
      note text,
      check ((state = 'WAITING') = (decided_at is null)),
      check (state <> 'ACCEPTED' or dealer_id is not null))`.execute(db);
    await sql`create unique index dealer_registration_registration_no_key
      on dealer_registration (lower(registration_no)) where deleted_at is null`.execute(db);
    await sql`create index dealer_registration_list on dealer_registration (created_at, id)
      where deleted_at is null`.execute(db);
    await sql`create index dealer_registration_of_branch on dealer_registration (branch_id)
      where deleted_at is null`.execute(db);
    await sql`create index dealer_registration_of_dealer on dealer_registration (dealer_id)
      where dealer_id is not null`.execute(db);
  },
};
