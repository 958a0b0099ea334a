import { sql, type Generated, type JSONColumnType } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant } from '../../platform/database/record-columns.ts';

/** A message to a member that waits to be sent; it is removed once the gateway has it. */
export interface MemberSmsTable {
  id: string;
  member_id: string;
  /** The number that it goes to: of a changed one the former too. */
  phone_encrypted: string;
  /** Code of the content. */
  code: string;
  /** Values that the text names, besides those of the member. */
  parameters: JSONColumnType<Readonly<Record<string, string>>>;
  next_try_at: Instant;
  tries: Generated<number>;
  created_at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    member_sms: MemberSmsTable;
  }
}

/** The outbox of messages to members. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table member_sms (id uuid primary key, member_id uuid not null references member,
      phone_encrypted text not null, code text not null, next_try_at timestamptz(3) not null,
      tries int not null default 0, created_at timestamptz(3) not null)`.execute(db);
    await sql`create index member_sms_next on member_sms (next_try_at)`.execute(db);
  },
};
