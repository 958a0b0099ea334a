import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

/** Wrong passwords of an account from one origin. */
export interface SignInFailureTable {
  user_id: string;
  origin: string;
  failures: number;
  locked_until: OptionalInstant;
  at: Instant;
}

/** A browser with which a user has signed in; only a digest of its cookie is stored. */
export interface KnownDeviceTable {
  user_id: string;
  digest: string;
  created_at: Instant;
  used_at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    sign_in_failure: SignInFailureTable;
    known_device: KnownDeviceTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`
      create table sign_in_failure (
        user_id uuid not null, origin text not null, failures int not null, locked_until timestamptz(3),
        at timestamptz(3) not null,
        primary key (user_id, origin))`.execute(db);
    await sql`create index sign_in_failure_at on sign_in_failure (at)`.execute(db);
    await sql`
      create table known_device (
        user_id uuid not null, digest text not null, created_at timestamptz(3) not null,
        used_at timestamptz(3) not null,
        primary key (user_id, digest))`.execute(db);
    await sql`create index known_device_digest on known_device (digest)`.execute(db);
    await sql`create index known_device_used on known_device (used_at)`.execute(db);
  },
};
