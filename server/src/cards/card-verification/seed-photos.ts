import { addSeedFiles } from '../../platform/files/claim.ts';
import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawIdCard, drawSelfie, type seedMember } from '../../membership/index.ts';
import type { Tx } from '../../platform/context.ts';
import type { SeedOptions } from '../../platform/database/seed.ts';

type Person = ReturnType<typeof seedMember>;

const [width, height] = [800, 504];
export interface SeedPhoto {
  readonly id: string;
  readonly verificationId: string;
  readonly kind: 'ktp' | 'selfie';
  readonly member: number;
  readonly person: Person;
  readonly address: string;
}

/** Stores drawings as photos of seeded applications, the same per person and marked as samples. */
export async function seedPhotos(tx: Tx, { files, date }: SeedOptions, photos: readonly SeedPhoto[]): Promise<void> {
  const drawn = new Map<string, Promise<Buffer>>();
  const pictureOf = ({ kind, member, person, address }: SeedPhoto): Promise<Buffer> => {
    const key = kind === 'ktp' ? `ktp ${member}` : `selfie ${member % 4}`;
    const known =
      drawn.get(key) ??
      sharp(Buffer.from(kind === 'ktp' ? drawIdCard(person, member, address) : drawSelfie(member % 4)))
        .webp({ quality: 72 })
        .toBuffer();
    drawn.set(key, known);
    return known;
  };
  for (const photo of photos) {
    const content = await pictureOf(photo);
    await addSeedFiles(tx, [
      {
        id: photo.id,
        name: `${photo.kind}.webp`,
        kind: 'image',
        type: 'image/webp',
        size: content.length,
        hash: createHash('sha256').update(content).digest('hex'),
        width,
        height,
        module: 'card-verification',
        record_id: photo.verificationId,
        uploaded_by: 'SYSTEM',
        uploaded_at: date,
        expires_at: null,
      },
    ]);
    const temporary = path.join(os.tmpdir(), randomUUID());
    await writeFile(temporary, content);
    await files.take(photo.id, temporary);
  }
}
