import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Remotes served from developers' machines (ADR 24). */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table release_development (id uuid
      primary key, user_id uuid not null, remote_id text not null, address text not null,
      started_at timestamptz(3) not null, valid_until timestamptz(3) not null, ended_at timestamptz(3))`.execute(db);
  },
};
