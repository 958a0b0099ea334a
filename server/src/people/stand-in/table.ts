import { sql, type ColumnType } from 'kysely';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';

export interface StandInTable {
  id: string;
  /** Who is absent. */
  user_id: string;
  stand_in_id: string;
  /** First and last day, in Jakarta. */
  from_date: ColumnType<string, string, never>;
  until_date: ColumnType<string, string, never>;
  created_at: Instant;
  /** Set when it was ended early. */
  ended_at: OptionalInstant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    stand_in: StandInTable;
  }
}

/** Who represents an absent person during leave. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table stand_in (id uuid primary key, user_id uuid not null, stand_in_id uuid not null,
      from_date date not null, until_date date not null, created_at timestamptz(3) not null, ended_at timestamptz(3),
      check (from_date <= until_date), check (user_id <> stand_in_id))`.execute(db);
    await sql`create index stand_in_user on stand_in (user_id, until_date) where ended_at is null`.execute(db);
    await sql`create index stand_in_by on stand_in (stand_in_id, until_date) where ended_at is null`.execute(db);
  },
};
