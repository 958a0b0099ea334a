import sharp, { type Sharp } from 'sharp';
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

/** Encoders of drawings. Half of the default effort takes half of the time, for bytes that differ by a few percent. */
const encoders = {
  'image/webp': (drawing: Sharp) => drawing.webp({ quality: 70, effort: 2 }),
  'image/png': (drawing: Sharp) => drawing.png({ palette: true, effort: 1 }),
};

/** Draws the picture of a seeded record and stores it as its file. @returns the file's id */
export async function seedPicture(
  tx: Tx,
  options: Pick<SeedOptions, 'files' | 'date'>,
  { shape, type = 'image/webp', ...picture }: SeededPicture,
): Promise<string> {
  const content = await encoders[type](sharp(Buffer.from(shape))).toBuffer();
  return seedFile(tx, options, { ...picture, kind: 'image', type, content });
}
