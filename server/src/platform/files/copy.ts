import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Tx } from '../context.ts';
import type { Services } from '../services.ts';
import { fileStoreOf } from './stored-file.ts';

const unnamedForMs = 24 * 3_600_000;

/**
 * Copies a stored file for another record of its module, as a new upload of the same person.
 * @returns the id of the copy; `null` when there is no such file
 */
export async function copyFile(tx: Tx, services: Services, fileId: string, username: string): Promise<string | null> {
  const file = await tx.selectFrom('stored_file').selectAll().where('id', '=', fileId).executeTakeFirst();
  if (!file) return null;
  const store = fileStoreOf(services);
  const [id, temporary] = [randomUUID(), path.join(os.tmpdir(), randomUUID())];
  await pipeline(await store.open(fileId), createWriteStream(temporary));
  await store.take(id, temporary);
  await tx
    .insertInto('stored_file')
    .values({
      ...file,
      id,
      record_id: null,
      uploaded_by: username,
      uploaded_at: services.now(),
      expires_at: new Date(services.now().getTime() + unnamedForMs),
    })
    .execute();
  return id;
}
