import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** The branch whose rates and fees a new one is given. */
export const copyFromMigration: SchemaStep = {
  async up(db) {
    await sql`alter table branch add column copy_from_id uuid references branch`.execute(db);
  },
};

/** What a branch is and where it stands; the names of a line differ. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table branch
      add column office_type text not null default 'CABANG' check (office_type in ('CABANG', 'CABANG_SYARIAH', 'POS')),
      add column address text, add column provinsi text, add column zip_code text, add column phone text,
      add column email text, add column latitude text, add column longitude text,
      add column insurance_area text check (insurance_area in ('1', '2', '3')),
      add column central_decision boolean not null default false,
      add column opening_date date, add column closing_date date check (closing_date >= opening_date)`.execute(db);
    await sql`create unique index branch_name on branch (business_line, lower(name)) where deleted_at is null`.execute(
      db,
    );
  },
};
