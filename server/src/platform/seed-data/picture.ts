import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Tx } from '../context.ts';
import { seedId } from '../database/seed-id.ts';
import type { SeedOptions } from '../database/seed.ts';

export interface SeededPicture {
  readonly module: string;
  readonly recordId: string;
  /** Distinguishes the pictures of a module. */
  readonly key: string;
  readonly name: string;
  /** The drawing, as SVG. */
  readonly shape: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly type?: 'image/webp' | 'image/png';
}

/** Draws the picture of a seeded record and stores it as its file. @returns the file's id */
export async function seedPicture(
  tx: Tx,
  { files, date }: Pick<SeedOptions, 'files' | 'date'>,
  { module, recordId, key, name, shape, width, height, type = 'image/webp' }: SeededPicture,
): Promise<string> {
  const drawn = sharp(Buffer.from(shape));
  const content = await (type === 'image/png' ? drawn.png({ palette: true }) : drawn.webp({ quality: 70 })).toBuffer();
  const id = seedId('file', `${module}:${key}`);
  const temporary = path.join(os.tmpdir(), randomUUID());
  await writeFile(temporary, content);
  await files.take(id, temporary);
  await tx
    .insertInto('stored_file')
    .values({
      id,
      name,
      kind: 'image',
      type,
      size: content.length,
      hash: createHash('sha256').update(content).digest('hex'),
      width,
      height,
      module,
      record_id: recordId,
      uploaded_by: 'SYSTEM',
      uploaded_at: date,
      expires_at: null,
    })
    .execute();
  return id;
}
