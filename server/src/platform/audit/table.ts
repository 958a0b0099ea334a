import type { ColumnType } from 'kysely';
import type { Change } from './differences.ts';

export interface AuditEntryTable {
  id: string;
  at: ColumnType<string, Date | string, never>;
  /** Entry of the bulk call or import that caused this one. */
  parent_id: string | null;
  username: string;
  actor_name: string;
  role_names: string[];
  ip: string | null;
  user_agent: string | null;
  request_id: string | null;
  base: string | null;
  method: string | null;
  path: string | null;
  module: string;
  action: string;
  entity_type: string | null;
  entity_id: string | null;
  entity_label: string | null;
  changes: ColumnType<Change[], string, never>;
  /** Number of records of a bulk call, import or export. */
  record_count: number | null;
  filter: ColumnType<unknown, string | null, never>;
  outcome: 'success' | 'refused';
  code: string | null;
  reason: string | null;
}

declare module '../database/schema.ts' {
  interface Database {
    audit_entry: AuditEntryTable;
  }
}
