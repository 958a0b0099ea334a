import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

/** A record whose text was stored before texts were cleaned, and looks the same as that of another record. */
export interface AlikeTextTable {
  module: string;
  field: string;
  record_id: string;
  other_id: string;
  found_at: Instant;
  noticed_at: OptionalInstant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    alike_text: AlikeTextTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`
      create table alike_text (
        module text not null, field text not null, record_id uuid not null, other_id uuid not null,
        found_at timestamptz(3) not null, noticed_at timestamptz(3),
        primary key (record_id, field, other_id))`.execute(db);
  },
};
