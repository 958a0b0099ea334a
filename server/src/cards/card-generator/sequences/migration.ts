import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';

/** Editors of a range cannot activate it. Deleting a draft frees its numbers. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table card_sequence add column editors text[] not null default '{}', drop
      constraint card_sequence_overlap`.execute(db);
    await sql`alter table card_sequence add constraint card_sequence_overlap exclude using gist (int8range(
      (prefix || number_code)::bigint * 1000000000 + serial_from,
      (prefix || number_code)::bigint * 1000000000 + serial_to, '[]') with &&) where (deleted_at is null)`.execute(db);
    await sql`alter table card_sequence add constraint card_sequence_kept
      check (deleted_at is null or state = 'DRAFT')`.execute(db);
  },
};
