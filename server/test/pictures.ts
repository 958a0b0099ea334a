import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { DirectoryStore } from '../src/platform/files/store.ts';
import type { TestServer } from './server.ts';

/** Puts a picture in the place of each seeded photo of a table, whose files a database of the tests does not bring. */
export async function bringPictures({ database }: TestServer, table: 'photo_screening' | 'order_photo'): Promise<void> {
  const store = new DirectoryStore(path.join(database.dataDirectory, 'files'));
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const { rows } = await sql<{ fileId: string }>`select file_id as "fileId" from ${sql.table(table)}`.execute(
    database.db,
  );
  for (const { fileId } of rows) {
    const temporary = path.join(os.tmpdir(), randomUUID());
    await writeFile(temporary, content);
    await store.take(fileId, temporary);
  }
}

/** A picture that is the same for the same mark alone; a blurred one cannot be read. */
export async function drawnPicture(mark: string, blurred = false): Promise<Uint8Array<ArrayBuffer>> {
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
    <rect width="640" height="400" fill="#fff"/>${Array.from(
      mark,
      (sign, at) => `<rect x="${at * 17}" y="0" width="9" height="${40 + (sign.codePointAt(0) ?? 0) * 2}"
        fill="#000"/>`,
    ).join('')}</svg>`;
  const drawn = sharp(Buffer.from(shape));
  return new Uint8Array(await (blurred ? drawn.blur(12) : drawn).png().toBuffer());
}
