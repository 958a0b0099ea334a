import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { createMaster } from '../../records/masters/columns.ts';

export const migration: SchemaStep = {
  async up(db) {
    await createMaster(
      db,
      'delivery_return_reason',
      `applies_to text[] not null check (cardinality(applies_to) > 0 and applies_to <@ array['OFFICE', 'CUSTOMER']),
      courier_code text, redeliverable boolean not null, address_fix_required boolean not null`,
    );
    await sql`
      create unique index delivery_return_reason_courier_code_key on delivery_return_reason (lower(courier_code))
      where deleted_at is null`.execute(db);
  },
};
