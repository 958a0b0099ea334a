import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** Public content of offices, and the slugs that they had. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table branch_content (${recordColumns},
      office_code text not null,
      display_name text not null,
      slug text not null,
      public_address text,
      latitude text check (latitude::numeric between -11.1 and 6.1),
      longitude text check (longitude::numeric between 94.9 and 141.1),
      public_phone text,
      whatsapp text,
      opening_hours jsonb,
      hour_exceptions jsonb not null default '[]',
      services text[] not null default '{}',
      photos jsonb not null default '[]',
      publish_state text not null default 'DRAFT' check (publish_state in ('DRAFT', 'PUBLISHED', 'HIDDEN')),
      check (publish_state <> 'PUBLISHED' or (public_address is not null and opening_hours is not null
        and latitude is not null and longitude is not null
        and (public_phone is not null or whatsapp is not null))))`.execute(db);
    await sql`create unique index branch_content_slug_key on branch_content (lower(slug))
      where deleted_at is null`.execute(db);
    await sql`create unique index branch_content_office on branch_content (office_code)
      where deleted_at is null`.execute(db);
    await sql`create table branch_content_slug (
      slug text primary key,
      content_id uuid not null references branch_content on delete cascade)`.execute(db);
    await sql`create index branch_content_slug_of on branch_content_slug (content_id)`.execute(db);
  },
};
