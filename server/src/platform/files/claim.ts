import type { Insertable } from 'kysely';
import type { Db, Tx } from '../context.ts';
import type { StoredFileTable } from './table.ts';

/** A stored file, locked until the end of the transaction, because a record is about to reference it. */
export const lockFile = (tx: Tx, fileId: string) =>
  tx.selectFrom('stored_file').selectAll().where('id', '=', fileId).forUpdate().executeTakeFirst();

/**
 * Assigns files to a record; they are kept while it references them.
 * @example await nameFiles(tx, [fileId], record.secureId);
 */
export async function nameFiles(tx: Db | Tx, fileIds: readonly string[], recordId: string): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .updateTable('stored_file')
    .set({ record_id: recordId, expires_at: null })
    .where('id', 'in', fileIds)
    .execute();
}

/**
 * Marks files that no record references.
 * @param until when they are deleted, unless a record references them before
 */
export async function dropFiles(tx: Db | Tx, fileIds: readonly string[], until: Date): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.updateTable('stored_file').set({ record_id: null, expires_at: until }).where('id', 'in', fileIds).execute();
}

/** Adds rows of files of the initial data; the caller puts their bytes into the store. */
export async function addSeedFiles(tx: Tx, rows: readonly Insertable<StoredFileTable>[]): Promise<void> {
  await tx
    .insertInto('stored_file')
    .values([...rows])
    .execute();
}
