import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** Outlets of all business lines, and what the core system answered about bank accounts. */
export const outletMigration: SchemaStep = {
  async up(db) {
    await sql`create table outlet (${recordColumns},
      business_line text not null check (business_line in ('SPEKTRA', 'NMC', 'UFI')),
      code text not null,
      kind text not null,
      name text not null,
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
      account_state text not null default 'UNVERIFIED'
        check (account_state in ('VERIFIED', 'NAME_DIFFERS', 'UNVERIFIED')),
      npwp_file uuid, nib_file uuid, nib_until date, ktp_file uuid, front_photo uuid, inside_photo uuid,
      brands text[] not null default '{}',
      main_brand text,
      financial_scheme_ids uuid[],
      vehicle_types text[],
      max_ltv_pct numeric(7, 4) check (max_ltv_pct between 1 and 90),
      disbursement_days integer check (disbursement_days between 0 and 14),
      status text not null default 'new' check (status in ('new', 'active', 'inactive', 'closed')),
      editors text[] not null default '{}')`.execute(db);
    // Codes are never used again: those of deleted outlets count.
    await sql`create unique index outlet_business_line_code_key on outlet (business_line, code)`.execute(db);
    await sql`create index outlet_list on outlet (business_line, updated_at desc, id)
      where deleted_at is null`.execute(db);
    await sql`create index outlet_waiting on outlet (updated_at) where status = 'new' and deleted_at is null`.execute(
      db,
    );
    await sql`create index outlet_of_branch on outlet (branch_id, status) where deleted_at is null`.execute(db);
    await sql`create index outlet_of_company on outlet (company_id) where deleted_at is null`.execute(db);
    // Duplicates are looked for by name, tax number, account and phone.
    await sql`create index outlet_name on outlet (lower(name)) where deleted_at is null`.execute(db);
    await sql`create index outlet_npwp on outlet (npwp_hash) where deleted_at is null`.execute(db);
    await sql`create index outlet_account on outlet (account_no_hash) where deleted_at is null`.execute(db);
    await sql`create index outlet_phone on outlet (pic_phone_hash) where deleted_at is null`.execute(db);
    await sql`create table bank_inquiry (id uuid primary key, bank_code text not null, account_hash text not null,
      account_name text not null, asked_by text not null, asked_at timestamptz(3) not null)`.execute(db);
    await sql`create index bank_inquiry_of on bank_inquiry (account_hash, bank_code, asked_at desc)`.execute(db);
  },
};
