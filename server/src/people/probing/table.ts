import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant } from '../../platform/database/record-columns.ts';

/** Views that were refused to a person since a time. */
export interface RefusedViewTable {
  user_id: string;
  since: Instant;
  count: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    refused_view: RefusedViewTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table refused_view (
      user_id uuid primary key, since timestamptz(3) not null, count int not null)`.execute(db);
  },
};
