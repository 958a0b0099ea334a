import { sql, type Kysely } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** Drafts of documents. */
export const contentDraftMigration: SchemaStep = {
  async up(db) {
    await sql`create table content_draft (module text primary key, version int not null, content jsonb not null,
      editors text[] not null default '{}', updated_by text not null, updated_at timestamptz(3) not null)`.execute(db);
  },
};

/** Creates a table of versions: their numbers are unique, and at most one waits for a second person. */
export async function createVersionTable(db: Kysely<never>, name: string): Promise<void> {
  const table = sql.table(name);
  await sql`create table ${table} (${recordColumns}, version_no int not null,
    state text not null default 'APPROVED' check (state in ('WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
    note text not null, content jsonb not null, editors text[] not null,
    decided_by text, decided_at timestamptz(3), decision_note text)`.execute(db);
  await sql`create unique index ${sql.ref(`${name}_no`)} on ${table} (version_no)`.execute(db);
  await sql`create unique index ${sql.ref(`${name}_waiting`)} on ${table} (state) where state = 'WAITING'`.execute(db);
}
