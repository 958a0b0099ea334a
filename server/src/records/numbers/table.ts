import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant } from '../../platform/database/record-columns.ts';

/** Numbers that a user pasted into a list. */
export interface NumberListTable {
  id: string;
  user_id: string;
  module: string;
  /** Encrypted: they may be personal. */
  numbers: string;
  created_at: Instant;
  used_at: Instant;
}

/** The value that the list's field is compared with: the number as stored, or its hash where the field is protected. */
export interface NumberListKeyTable {
  list_id: string;
  field: string;
  key: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    number_list: NumberListTable;
    number_list_key: NumberListKeyTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`
      create table number_list (
        id uuid primary key, user_id uuid not null, module text not null, numbers text not null,
        created_at timestamptz(3) not null, used_at timestamptz(3) not null)`.execute(db);
    await sql`create index number_list_user on number_list (user_id, created_at desc)`.execute(db);
    await sql`create index number_list_used on number_list (used_at)`.execute(db);
    await sql`
      create table number_list_key (
        list_id uuid not null references number_list (id) on delete cascade, field text not null, key text not null,
          primary key (list_id, field, key))`.execute(db);
  },
};
