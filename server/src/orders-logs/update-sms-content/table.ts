import type { ColumnType, Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns, type Instant, type RecordColumns } from '../../platform/database/record-columns.ts';
import { sql } from 'kysely';

export interface SmsContentTable extends RecordColumns {
  status: Generated<'active' | 'inactive'>;
  code: string;
  name: string;
  event: string;
  business_line: 'ALL' | 'SPEKTRA' | 'NMC' | 'UFI';
  channel: 'SMS' | 'WHATSAPP';
  content: string;
  allowed_placeholders: ColumnType<string[], string[], string[]>;
  mandatory_placeholders: ColumnType<string[], string[], string[]>;
  critical: boolean;
  revision: Generated<number>;
}
interface SmsRevisionTable {
  sms_content_id: string;
  revision: number;
  content: string;
  by: string;
  at: Instant;
}
interface SmsTestTable {
  id: string;
  sms_content_id: string;
  username: string;
  at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    sms_content: SmsContentTable;
    sms_revision: SmsRevisionTable;
    sms_test: SmsTestTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`
      create table sms_content (${recordColumns}, status text not null default 'active'
        check (status in ('active', 'inactive')), code text not null, name text not null, event text not null,
        business_line text not null check (business_line in ('ALL', 'SPEKTRA', 'NMC', 'UFI')), channel text not null
          check (channel in ('SMS', 'WHATSAPP')), content text not null,
        allowed_placeholders text[] not null, mandatory_placeholders text[] not null, critical boolean not null,
        revision int not null default 1)`.execute(db);
    await sql`create unique index sms_content_code on sms_content (code, business_line, channel)
      where deleted_at is null`.execute(db);
    await sql`create table sms_revision (sms_content_id uuid not null
      references sms_content, revision int not null, content text not null, by text not null,
      at timestamptz(3) not null, primary key (sms_content_id, revision))`.execute(db);
    await sql`create table sms_test (id uuid primary key, sms_content_id uuid not null
      references sms_content, username text not null, at timestamptz(3) not null)`.execute(db);
    await sql`create index sms_test_user on sms_test (username, at)`.execute(db);
  },
};
