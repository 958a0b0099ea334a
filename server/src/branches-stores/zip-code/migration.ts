import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** Postal codes, with an index for every way the list is sorted, filtered and searched. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table zip_code (${recordColumns}, code text not null
      check (code ~ '^[1-9][0-9]{4}$'), kelurahan text not null, kecamatan text not null,
      kota text not null, provinsi text not null, office_code text not null, office_code_nmc text, office_code_ufi text,
      status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create unique index zip_code_kelurahan_key on zip_code (code, lower(kelurahan), lower(kecamatan))
      where deleted_at is null`.execute(db);
    await sql`create index zip_code_list on zip_code (code, kelurahan collate "und-x-icu", id)
      where deleted_at is null`.execute(db);
    await sql`create index zip_code_by_kelurahan on zip_code (kelurahan collate "und-x-icu", id)
      where deleted_at is null`.execute(db);
    await sql`create index zip_code_prefix on zip_code (code text_pattern_ops) where deleted_at is null`.execute(db);
    await sql`create index zip_code_place on zip_code
      using gin (kelurahan gin_trgm_ops, kecamatan gin_trgm_ops)`.execute(db);
    await sql`create index zip_code_office on zip_code (office_code, code) where deleted_at is null`.execute(db);
    await sql`create index zip_code_provinsi on zip_code (provinsi, code) where deleted_at is null`.execute(db);
    await sql`create index zip_code_kota on zip_code (lower(kota) text_pattern_ops, code)
      where deleted_at is null`.execute(db);
    await sql`create index zip_code_inactive on zip_code (code)
      where deleted_at is null and status = 'inactive'`.execute(db);
  },
};
