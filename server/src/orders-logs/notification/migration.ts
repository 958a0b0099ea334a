import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

const states = sql.raw(
  "'draft', 'pending_approval', 'scheduled', 'sending', 'sent', 'partially_failed', 'cancelled', 'stopped'",
);

export const migration: SchemaStep = {
  async up(db) {
    await sql`
      create table notification (${recordColumns}, code text not null, target text not null
        check (target in ('MEMBER_PUSH', 'MEMBER_INBOX', 'CONSOLE')),
        title text not null, body text not null, image_file_id uuid, link text, audience_kind text not null
          check (audience_kind in ('ALL', 'SEGMENT', 'UPLOAD', 'ROLE', 'BRANCH')),
        lines text[] not null default '{}', branch_ids uuid[] not null default '{}',
        card_type_ids uuid[] not null default '{}', member_statuses text[] not null default '{}',
        last_order_from date, last_order_to date, upload_id text, role_ids uuid[] not null default '{}',
        schedule_at timestamptz(3), expires_at timestamptz(3),
        state text not null default 'draft'
          check (state in (${states})), editors text[] not null, submitted_at timestamptz(3), decided_by text,
          decided_at timestamptz(3), note text,
        started_at timestamptz(3), finished_at timestamptz(3), cursor text, audience_count int,
        sent_count int not null default 0, delivered_count int not null default 0,
        opened_count int not null default 0, failed_count int not null default 0,
        skipped_count int not null default 0)`.execute(db);
    await sql`create unique index notification_code on notification (code)`.execute(db);
    await sql`create index notification_schedule on notification ((coalesce(schedule_at, submitted_at,
      created_at)) desc, id)`.execute(db);
    await sql`create index notification_waiting on notification (state, schedule_at)
      where state in ('pending_approval', 'scheduled', 'sending')`.execute(db);
    await sql`
      create table notification_recipient (notification_id uuid not null
        references notification, recipient text not null, outcome text, cause text, at timestamptz(3) not null,
        primary key (notification_id, recipient))`.execute(db);
    await sql`create index notification_recipient_open on notification_recipient (notification_id)
      where outcome is null`.execute(db);
    await sql`
      create table notification_tally (notification_id uuid not null
        references notification, hour timestamptz(3) not null, outcome text not null, cause text not null default '',
        count int not null,
        primary key (notification_id, hour, outcome, cause))`.execute(db);
    await sql`create table notification_upload (id uuid
      primary key, name text not null, row_count int not null, created_by text not null,
      created_at timestamptz(3) not null)`.execute(db);
    await sql`create table notification_upload_row (upload_id uuid not null
      references notification_upload on delete cascade, cust_no text not null,
      primary key (upload_id, cust_no))`.execute(db);
    await sql`create table notification_test (id uuid primary key, notification_id uuid not null
      references notification, username text not null, at timestamptz(3) not null)`.execute(db);
    await sql`create index notification_test_user on notification_test (username, at)`.execute(db);
  },
};
