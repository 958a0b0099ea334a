import { randomUUID } from 'node:crypto';
import type { Db } from '../src/platform/context.ts';
import type { StoredFileTable } from '../src/platform/files/table.ts';
import { seedDate } from './environment.ts';

/**
 * Metadata of an upload that no record references yet, without its bytes.
 * @param of the module and the uploader; the rest is a small picture of the seed date
 * @returns its id
 * @example const photo = await uploadedFile(db, { module: 'card-pickup', uploaded_by: 'ADMCB01' });
 */
export async function uploadedFile(
  db: Db,
  of: Pick<StoredFileTable, 'module' | 'uploaded_by'> & Partial<Omit<StoredFileTable, 'uploaded_at' | 'expires_at'>>,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('stored_file')
    .values({
      id,
      name: 'a.webp',
      kind: 'image',
      type: 'image/webp',
      size: 900,
      hash: id,
      width: 10,
      height: 10,
      record_id: null,
      uploaded_at: seedDate,
      expires_at: new Date(seedDate.getTime() + 86_400_000),
      ...of,
    })
    .execute();
  return id;
}
