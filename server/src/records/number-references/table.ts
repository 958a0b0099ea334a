import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant } from '../../platform/database/record-columns.ts';

/** A text with a full personal number, referenced by an address. */
export interface NumberReferenceTable {
  id: string;
  user_id: string;
  number_encrypted: string;
  created_at: Instant;
  used_at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    number_reference: NumberReferenceTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`
      create table number_reference (
        id uuid primary key, user_id uuid not null, number_encrypted text not null,
        created_at timestamptz(3) not null, used_at timestamptz(3) not null)`.execute(db);
    await sql`create index number_reference_user on number_reference (user_id, created_at desc)`.execute(db);
    await sql`create index number_reference_used on number_reference (used_at)`.execute(db);
  },
};
