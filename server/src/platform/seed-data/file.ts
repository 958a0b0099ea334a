import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Insertable } from 'kysely';
import type { Tx } from '../context.ts';
import { seedId } from '../database/seed-id.ts';
import type { SeedOptions } from '../database/seed.ts';
import type { StoredFileTable } from '../files/table.ts';

type Described = Pick<Insertable<StoredFileTable>, 'name' | 'kind' | 'type' | 'width' | 'height' | 'module'>;

export interface SeededFile extends Described {
  readonly recordId: string;
  /** Distinguishes the files of a module. */
  readonly key: string;
  readonly content: Buffer;
}

/** Stores a file of a seeded record. @returns the file's id */
export async function seedFile(
  tx: Tx,
  { files, date }: Pick<SeedOptions, 'files' | 'date'>,
  { recordId, key, content, ...described }: SeededFile,
): Promise<string> {
  const id = seedId('file', `${described.module}:${key}`);
  const temporary = path.join(os.tmpdir(), randomUUID());
  await writeFile(temporary, content);
  await files.take(id, temporary);
  await tx
    .insertInto('stored_file')
    .values({
      ...described,
      id,
      size: content.length,
      hash: createHash('sha256').update(content).digest('hex'),
      record_id: recordId,
      uploaded_by: 'SYSTEM',
      uploaded_at: date,
      expires_at: null,
    })
    .execute();
  return id;
}
