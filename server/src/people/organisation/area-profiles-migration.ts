import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Addresses and heads of MRA and MRO, and names that are unique below their parent. */
export const migration: SchemaStep = {
  async up(db) {
    for (const table of ['mra', 'mro'] as const)
      await sql`alter table ${sql.table(table)} add column address text, add column zip_code text,
        add column phone text, add column email text, add column head_npk text, add column head_name text`.execute(db);
    await sql`create unique index mra_name on mra (region_id, lower(name)) where deleted_at is null`.execute(db);
    await sql`create unique index mro_name on mro (mra_id, lower(name)) where deleted_at is null`.execute(db);
  },
};
