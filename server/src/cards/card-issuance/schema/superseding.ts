import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';

/** A receipt with a wrong file is superseded by another; both are stored. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table card_delivery_receipt add supersedes_id uuid references card_delivery_receipt`.execute(db);
    await sql`create unique index card_delivery_receipt_supersedes on card_delivery_receipt (supersedes_id)
      where supersedes_id is not null`.execute(db);
  },
};
