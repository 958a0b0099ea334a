import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** The lines that a new rate or fee takes over, until it is approved. */
export const carriedMigration: SchemaStep = {
  async up(db) {
    for (const kind of ['rate', 'fee'])
      for (const suffix of ['', '_nmc', '_ufi'])
        await sql`alter table ${sql.table(`branch_${kind}${suffix}`)} add column carried_lines jsonb`.execute(db);
  },
};

/** Sheets of concessions, one for each rate or fee. */
export const migration: SchemaStep = {
  async up(db) {
    for (const kind of ['rate', 'fee'])
      for (const suffix of ['', '_nmc', '_ufi']) {
        const table = `branch_${kind}_exclusive${suffix}`;
        await sql`create table ${sql.table(table)} (${recordColumns},
          base_id uuid not null references ${sql.table(`branch_${kind}${suffix}`)},
          lines jsonb not null check (jsonb_typeof(lines) = 'array'))`.execute(db);
        await sql`create unique index ${sql.ref(`${table}_base_id_key`)} on ${sql.table(table)} (base_id)
          where deleted_at is null`.execute(db);
      }
  },
};
