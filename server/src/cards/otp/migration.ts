import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Creates one-time codes of the counters. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_otp (id uuid primary key, purpose text not null
      check (purpose in ('PICKUP', 'LOSS')), subject_id uuid not null, member_id uuid not null references member,
      code_hash text not null, sent_at timestamptz(3) not null, expires_at timestamptz(3) not null,
      attempts int not null default 0, verified_at timestamptz(3), sent_by text not null)`.execute(db);
    await sql`create index card_otp_subject on card_otp (subject_id, sent_at desc)`.execute(db);
    await sql`create index card_otp_member on card_otp (member_id, sent_at desc)`.execute(db);
  },
};
