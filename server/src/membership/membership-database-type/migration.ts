import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { createMaster } from '../../records/masters/columns.ts';

export const migration: SchemaStep = {
  async up(db) {
    await createMaster(
      db,
      'database_type',
      `priority int not null check (priority between 1 and 99), can_order boolean not null,
      business_lines text[] not null
        check (cardinality(business_lines) > 0 and business_lines <@ array['SPEKTRA', 'NMC', 'UFI']),
      default_verification_step text not null, validity_days int check (validity_days > 0),
      next_type_id uuid references database_type,
      colour text not null check (colour in ('neutral', 'info', 'success', 'warning', 'error')),
      check ((validity_days is null) = (next_type_id is null)), check (next_type_id <> id)`,
      false,
    );
    await sql`create unique index database_type_priority on database_type (priority)
      where status = 'active' and deleted_at is null`.execute(db);
    await sql`create index database_type_next on database_type (next_type_id)`.execute(db);
  },
};
