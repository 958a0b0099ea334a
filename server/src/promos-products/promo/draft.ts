import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { OwnDraftColumns } from '../../records/drafts/own-drafts.ts';

/** The drafts of new promos. */
export const promoDrafts = 'promo_draft';

declare module '../../platform/database/schema.ts' {
  interface Database {
    promo_draft: OwnDraftColumns;
  }
}

/** Drafts of new promos: one of each person and line. */
export const promoDraftMigration: SchemaStep = {
  async up(db) {
    await sql`create table promo_draft (user_id uuid not null,
      business_line text not null check (business_line in ('SPEKTRA', 'NMC', 'UFI')), values_encrypted text not null,
      stored_at timestamptz(3) not null, primary key (user_id, business_line))`.execute(db);
    await sql`create index promo_draft_by_age on promo_draft (stored_at)`.execute(db);
  },
};
