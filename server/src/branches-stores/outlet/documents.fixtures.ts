import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';

const documents = ['npwpFile', 'nibFile', 'ktpFile', 'frontPhoto', 'insidePhoto'];

/** Documents that somebody has uploaded for a new outlet, by their fields: copies of one of a stored outlet. */
export async function uploadedDocuments(db: Db, username: string, storedId: string): Promise<Record<string, string>> {
  const files = documents.map((field) => [field, randomUUID()] as const);
  for (const [, id] of files)
    await sql`insert into stored_file select (jsonb_populate_record(f, jsonb_build_object('id', ${id}::text,
      'record_id', null, 'uploaded_by', ${username}::text))).* from stored_file f
      where f.record_id = ${storedId} limit 1`.execute(db);
  return Object.fromEntries(files);
}
