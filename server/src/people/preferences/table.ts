import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant } from '../../platform/database/record-columns.ts';

export interface PreferenceTable {
  user_id: string;
  key: string;
  /** Encrypted JSON: searches and addresses may contain personal data. */
  value_encrypted: string;
  updated_at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    preference: PreferenceTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table preference (user_id uuid not null, key text not null, value jsonb not null,
      updated_at timestamptz(3) not null, primary key (user_id, key))`.execute(db);
  },
};
