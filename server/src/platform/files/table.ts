import type { FileKind } from '@console/contracts/platform/files';
import { sql } from 'kysely';
import type { Db } from '../context.ts';
import type { Instant, OptionalInstant } from '../database/record-columns.ts';
import type { SchemaStep } from '../database/migrate.ts';

/** Metadata of a stored file; its bytes lie in the file store under the same id. */
export interface StoredFileTable {
  id: string;
  name: string;
  kind: FileKind;
  type: string;
  /** Bytes. */
  size: number;
  /** SHA-256, hexadecimal. */
  hash: string;
  width: number | null;
  height: number | null;
  /** The module whose records may reference the file. */
  module: string;
  /** The record that references it; null when none does. */
  record_id: string | null;
  uploaded_by: string;
  uploaded_at: Instant;
  /** When a file without a record is deleted; null while a record references it. */
  expires_at: OptionalInstant;
}

declare module '../database/schema.ts' {
  interface Database {
    stored_file: StoredFileTable;
  }
}

export const storedFileStep: SchemaStep = {
  async up(db: Db) {
    await sql`create table stored_file (id uuid
      primary key, name text not null, kind text not null, type text not null, size int not null, hash text not null,
      width int, height int, module text not null, record_id uuid, uploaded_by text not null,
      uploaded_at timestamptz(3) not null, expires_at timestamptz(3))`.execute(db);
    await sql`create index stored_file_expiry on stored_file (expires_at) where expires_at is not null`.execute(db);
    await sql`create index stored_file_record on stored_file (record_id) where record_id is not null`.execute(db);
  },
};
