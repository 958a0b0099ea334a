import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table master_banner (${recordColumns}, title text not null, alt_text text not null,
      placement text not null, platforms text[] not null,
      image_desktop uuid, image_mobile uuid, action_type text not null, action_value text, audience text not null,
      audience_ids uuid[] not null default '{}',
      start_at timestamptz(3) not null, end_at timestamptz(3), sequence int not null check (sequence between 1 and 99),
      impressions bigint not null default 0, clicks bigint not null default 0,
      ever_active boolean not null default false,
      status text not null default 'inactive' check (status in ('active', 'inactive')),
        check (end_at is null or end_at > start_at))`.execute(db);
    await sql`create index master_banner_order on master_banner (placement, sequence) where deleted_at is null`.execute(
      db,
    );
  },
};
