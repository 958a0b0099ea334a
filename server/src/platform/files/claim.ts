import type { Insertable } from 'kysely';
import type { Db, Tx } from '../context.ts';
import type { StoredFileTable } from './table.ts';

/** A stored file, locked until the end of the transaction: a record is about to name it. */
export const lockFile = (tx: Tx, fileId: string) =>
  tx.selectFrom('stored_file').selectAll().where('id', '=', fileId).forUpdate().executeTakeFirst();

/** Files now belong to a record, and are kept as long as it names them. */
export async function nameFiles(tx: Db | Tx, fileIds: readonly string[], recordId: string): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .updateTable('stored_file')
    .set({ record_id: recordId, expires_at: null })
    .where('id', 'in', fileIds)
    .execute();
}

/** No record names these files any more. @param until when they are removed, unless a record names them before */
export async function dropFiles(tx: Db | Tx, fileIds: readonly string[], until: Date): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.updateTable('stored_file').set({ record_id: null, expires_at: until }).where('id', 'in', fileIds).execute();
}

/** Rows of files that come with the initial data; whoever brings them puts their bytes into the store. */
export async function addSeedFiles(tx: Tx, rows: readonly Insertable<StoredFileTable>[]): Promise<void> {
  await tx
    .insertInto('stored_file')
    .values([...rows])
    .execute();
}
