import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Ends of documents of outlets that were announced. */
export const documentExpiryMigration: SchemaStep = {
  async up(db) {
    await sql`create table outlet_document_notice (outlet_id uuid not null references outlet,
      document text not null check (document in ('NIB', 'AGREEMENT')), ends date not null,
      primary key (outlet_id, document, ends))`.execute(db);
  },
};
