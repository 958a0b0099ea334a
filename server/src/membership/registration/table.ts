import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant } from '../../platform/database/record-columns.ts';

/** A registration of an application, by its reference: a repeated call finds the member of the first. */
export interface ChannelRegistrationTable {
  source_id: string;
  reference: string;
  member_id: string;
  registered_at: Instant;
  /** Hash of what the call said; null of calls from before it was kept. */
  said_hash: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    channel_registration: ChannelRegistrationTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table channel_registration (source_id uuid not null references external_source,
      reference text not null, member_id uuid not null references member, registered_at timestamptz(3) not null,
      primary key (source_id, reference))`.execute(db);
  },
};

/** A reference stands for one call: another one with it is refused. */
export const saidMigration: SchemaStep = {
  async up(db) {
    await sql`alter table channel_registration add column said_hash text`.execute(db);
  },
};
