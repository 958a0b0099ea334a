import { sql } from 'kysely';
import type { SchemaStep } from '../database/migrate.ts';
import type { AuditEntryTable } from './table.ts';

export type AuditEntryView = Pick<
  AuditEntryTable,
  | 'id'
  | 'at'
  | 'parent_id'
  | 'username'
  | 'module'
  | 'action'
  | 'entity_id'
  | 'entity_label'
  | 'changes'
  | 'filter'
  | 'outcome'
  | 'reason'
>;

declare module '../database/schema.ts' {
  interface Database {
    audit_entry_view: AuditEntryView;
  }
}

/** The columns of the audit trail that other areas may read. */
export const auditView: SchemaStep = {
  async up(db) {
    await sql`
      create view audit_entry_view as
      select id, at, parent_id, username, module, action, entity_id, entity_label, changes, filter, outcome, reason
      from audit_entry`.execute(db);
  },
};
