import { sql, type ColumnType } from 'kysely';
import type { Parameters } from '@console/contracts/core/fill';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

export interface ConsoleNoticeTable {
  id: string;
  user_id: string;
  /** One of the platform's kinds, or MESSAGE with its own title and text. */
  kind: string;
  parameters: ColumnType<Parameters, string, never>;
  /** Encrypted parameters that only the recipient may read. */
  secret_encrypted: ColumnType<string | null, string | null | undefined, never>;
  title: string | null;
  text: string | null;
  link: string | null;
  at: Instant;
  read_at: OptionalInstant;
  /** The published notification that it comes from. */
  source_id: ColumnType<string | null, string | null | undefined, never>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    console_notice: ConsoleNoticeTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`
      create table console_notice (
        id uuid primary key, user_id uuid not null, kind text not null, parameters jsonb not null default '{}',
        title text, text text, link text,
        at timestamptz(3) not null, read_at timestamptz(3))`.execute(db);
    await sql`create index console_notice_user on console_notice (user_id, at desc, id)`.execute(db);
    await sql`create index console_notice_unread on console_notice (user_id) where read_at is null`.execute(db);
    await sql`create index console_notice_at on console_notice (at)`.execute(db);
  },
};
