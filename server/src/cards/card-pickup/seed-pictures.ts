import { addSeedFiles } from '../../platform/files/claim.ts';
import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Tx } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { SeedOptions } from '../../platform/database/seed.ts';

const drawings = {
  photo: {
    width: 320,
    height: 240,
    content:
      '<rect width="100%" height="100%" fill="#e8eef6"/><circle cx="160" cy="100" r="44" fill="#90a4bd"/>' +
      '<path d="M72 240a88 88 0 0 1 176 0z" fill="#90a4bd"/>',
  },
  signature: {
    width: 320,
    height: 120,
    content:
      '<rect width="100%" height="100%" fill="#fff"/>' +
      '<path d="M30 80c30-70 50-70 40-10s40-60 60-20 30 30 60 0 40 10 90-20"' +
      ' fill="none" stroke="#123" stroke-width="4"/>',
  },
} as const;

/** Stores drawings as photos and signatures of seeded pick-ups. @returns ids of the files by kind and pick-up */
export async function seedPictures(
  tx: Tx,
  { files, date }: SeedOptions,
  pickUpIds: readonly string[],
): Promise<(kind: keyof typeof drawings, pickUpId: string) => string> {
  const idOf = (kind: keyof typeof drawings, pickUpId: string) => seedId('file', `card-pickup:${pickUpId}:${kind}`);
  for (const kind of ['photo', 'signature'] as const) {
    const { width, height, content: shapes } = drawings[kind];
    const content = await sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`),
    )
      .webp({ quality: 70 })
      .toBuffer();
    const hash = createHash('sha256').update(content).digest('hex');
    await addSeedFiles(
      tx,
      pickUpIds.map((pickUpId) => ({
        id: idOf(kind, pickUpId),
        name: `${kind}.webp`,
        kind: 'image' as const,
        type: 'image/webp',
        size: content.length,
        hash,
        width,
        height,
        module: 'card-pickup',
        record_id: pickUpId,
        uploaded_by: 'SYSTEM',
        uploaded_at: date,
        expires_at: null,
      })),
    );
    for (const pickUpId of pickUpIds) {
      const temporary = path.join(os.tmpdir(), randomUUID());
      await writeFile(temporary, content);
      await files.take(idOf(kind, pickUpId), temporary);
    }
  }
  return idOf;
}
