import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';

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

/** Codes for accounts too. */
export const accountPurpose: SchemaStep = {
  async up(db) {
    await sql`alter table card_otp drop constraint card_otp_purpose_check`.execute(db);
    await sql`alter table card_otp add constraint card_otp_purpose_check
      check (purpose in ('PICKUP', 'LOSS', 'ACCOUNT'))`.execute(db);
  },
};

/** A code for a number that a member is to get: it is worth something for that number alone. */
export const phonePurpose: SchemaStep = {
  async up(db) {
    await sql`alter table card_otp drop constraint card_otp_purpose_check`.execute(db);
    await sql`alter table card_otp add column phone_hash text,
      add constraint card_otp_purpose_check check (purpose in ('PICKUP', 'LOSS', 'ACCOUNT', 'PHONE')),
      add constraint card_otp_phone check ((purpose = 'PHONE') = (phone_hash is not null))`.execute(db);
  },
};

/** A code for the number of a person who is being registered, and is no member yet. */
export const registerPurpose: SchemaStep = {
  async up(db) {
    await sql`alter table card_otp drop constraint card_otp_purpose_check, drop constraint card_otp_phone`.execute(db);
    await sql`alter table card_otp alter column member_id drop not null,
      add constraint card_otp_purpose_check check (purpose in ('PICKUP', 'LOSS', 'ACCOUNT', 'PHONE', 'REGISTER')),
      add constraint card_otp_phone check ((purpose in ('PHONE', 'REGISTER')) = (phone_hash is not null)),
      add constraint card_otp_member check ((purpose = 'REGISTER') = (member_id is null))`.execute(db);
  },
};

/** A code by which a member agrees to an order. */
export const orderPurpose: SchemaStep = {
  async up(db) {
    await sql`alter table card_otp drop constraint card_otp_purpose_check,
      add constraint card_otp_purpose_check
        check (purpose in ('PICKUP', 'LOSS', 'ACCOUNT', 'PHONE', 'REGISTER', 'ORDER'))`.execute(db);
  },
};

/** A face that staff compared with the identity card, in place of a code that could not be sent. */
export const facePurpose: SchemaStep = {
  async up(db) {
    await sql`alter table card_otp add column matched text check (matched = 'FACE')`.execute(db);
  },
};
