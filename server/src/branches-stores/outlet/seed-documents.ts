import sharp from 'sharp';
import type { Tx } from '../../platform/context.ts';
import type { SeedOptions } from '../../platform/database/seed.ts';
import { lettering } from '../../platform/files/drawing/letters.ts';
import { seedFile } from '../../platform/seed-data/file.ts';

/** The documents that opening an outlet requires, by their columns, with the word on the drawing. */
const documents = {
  npwp_file: 'NPWP',
  nib_file: 'NIB',
  ktp_file: 'KTP',
  front_photo: 'DEPAN',
  inside_photo: 'DALAM',
} as const;
type Column = keyof typeof documents;
const columns = Object.keys(documents) as Column[];
const [width, height] = [320, 202];

const drawingOf = (word: string): Promise<Buffer> => {
  const letters = lettering(word, { x: 40, y: 76, point: 7, fill: '#334e68' });
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#dbe4ee"/>${letters}</svg>`;
  return sharp(Buffer.from(shape)).webp({ quality: 70, effort: 2 }).toBuffer();
};

/**
 * A function that stores the documents of a seeded outlet: the drawings are made once for all.
 * @returns the ids of the files, by column
 */
export async function documentSeeder(tx: Tx, options: Pick<SeedOptions, 'files' | 'date'>) {
  const drawings = await Promise.all(columns.map((column) => drawingOf(documents[column])));
  return async (module: string, recordId: string): Promise<Readonly<Record<Column, string>>> => {
    const ids: [Column, string][] = [];
    for (const [index, column] of columns.entries()) {
      const file = { module, recordId, key: `${recordId}:${column}`, name: `${documents[column]}.webp` };
      const stored = { kind: 'image', type: 'image/webp', width, height, content: drawings[index]! } as const;
      ids.push([column, await seedFile(tx, options, { ...file, ...stored })]);
    }
    return Object.fromEntries(ids) as Record<Column, string>;
  };
}
