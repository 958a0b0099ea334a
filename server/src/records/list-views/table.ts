import type { ListView } from '@console/contracts/platform/list-views';
import { sql, type ColumnType, type Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant } from '../../platform/database/record-columns.ts';

export interface ListViewTable {
  id: string;
  version: Generated<number>;
  user_id: string;
  module: string;
  name: string;
  /** Encrypted: the search text may be personal data. */
  query_encrypted: string;
  layout: ColumnType<ListView['layout'], string | null, string | null>;
  /** Roles whose holders see it. */
  role_ids: string[];
  created_at: Instant;
  updated_at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    list_view: ListViewTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`
      create table list_view (
        id uuid primary key, version int not null default 1, user_id uuid not null, module text not null,
        name text not null, query text not null, layout jsonb,
        role_ids uuid[] not null default '{}', created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null)`.execute(db);
    await sql`create unique index list_view_name_key on list_view (user_id, module, lower(name))`.execute(db);
    await sql`create index list_view_module on list_view (module)`.execute(db);
  },
};
