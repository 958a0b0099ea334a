import { sql } from 'kysely';
import type { SchemaStep } from '../database/migrate.ts';
import type { StoredFileTable } from './table.ts';

export type StoredFileView = Pick<
  StoredFileTable,
  'id' | 'name' | 'kind' | 'type' | 'size' | 'hash' | 'width' | 'height' | 'module' | 'record_id' | 'uploaded_by'
>;

declare module '../database/schema.ts' {
  interface Database {
    stored_file_view: StoredFileView;
  }
}

/** The columns of stored files that other areas may join. */
export const fileView: SchemaStep = {
  async up(db) {
    await sql`
      create view stored_file_view as
      select id, name, kind, type, size, hash, width, height, module, record_id, uploaded_by
      from stored_file`.execute(db);
  },
};
