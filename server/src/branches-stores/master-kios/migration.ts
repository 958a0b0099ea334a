import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';

/** Kiosks below their branch. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table kiosk (${recordColumns}, ${coreFeedColumns},
      kiosk_code text not null,
      name text not null,
      type text not null check (type in ('KIOS', 'POS', 'MOBIL_KELILING')),
      branch_id uuid not null references branch,
      address text,
      zip_code text,
      latitude text check (latitude::numeric between -11.1 and 6.1),
      longitude text check (longitude::numeric between 94.9 and 141.1),
      pic_npk text,
      pic_name text,
      phone text,
      opening_hours jsonb,
      published boolean not null default false
        check (not published or (latitude is not null and longitude is not null and opening_hours is not null)),
      status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create unique index kiosk_kiosk_code_key on kiosk (lower(kiosk_code))
      where deleted_at is null`.execute(db);
    await sql`create index kiosk_list on kiosk (kiosk_code, id)
      where deleted_at is null`.execute(db);
    await sql`create index kiosk_by_branch_id on kiosk (branch_id)
      where deleted_at is null`.execute(db);
  },
};
