import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Indexes by which auditors look for entries besides time, module, record and person. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create index audit_entry_request on audit_entry (request_id) where request_id is not null`.execute(db);
    await sql`create index audit_entry_label on audit_entry using gin (entity_label gin_trgm_ops)`.execute(db);
  },
};
