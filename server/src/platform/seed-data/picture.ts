import sharp from 'sharp';
import type { Tx } from '../context.ts';
import type { SeedOptions } from '../database/seed.ts';
import { seedFile } from './file.ts';

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
  options: Pick<SeedOptions, 'files' | 'date'>,
  { shape, type = 'image/webp', ...picture }: SeededPicture,
): Promise<string> {
  const drawn = sharp(Buffer.from(shape));
  const content = await (type === 'image/png' ? drawn.png({ palette: true }) : drawn.webp({ quality: 70 })).toBuffer();
  return seedFile(tx, options, { ...picture, kind: 'image', type, content });
}
