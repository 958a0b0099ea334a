import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';
import type { Instant, OptionalInstant } from '../../../platform/database/record-columns.ts';

/** The seal of one day, stored separately from the entries. */
export interface AuditSealTable {
  /** Day in Jakarta, `YYYY-MM-DD`. */
  day: string;
  entries: number;
  /** SHA-256 over the previous seal and every entry of the day in order. */
  digest: string;
  sealed_at: Instant;
  /** When a verification first found the day changed. */
  broken_at: OptionalInstant;
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    audit_seal: AuditSealTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table audit_seal (day date
      primary key, entries int not null, digest text not null, sealed_at timestamptz(3) not null,
      broken_at timestamptz(3))`.execute(db);
  },
};
