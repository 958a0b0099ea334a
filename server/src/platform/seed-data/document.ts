import type { Tx } from '../context.ts';
import type { SeedOptions } from '../database/seed.ts';
import { pdfOf } from '../files/plain-pdf.ts';
import { seedFile } from './file.ts';

export interface SeededDocument {
  readonly module: string;
  readonly recordId: string;
  /** Distinguishes the files of a module. */
  readonly key: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** Stores a document of a seeded record. @returns the file's id */
export const seedDocument = (
  tx: Tx,
  options: Pick<SeedOptions, 'files' | 'date'>,
  { lines, ...document }: SeededDocument,
): Promise<string> =>
  seedFile(tx, options, {
    ...document,
    kind: 'pdf',
    type: 'application/pdf',
    width: null,
    height: null,
    content: pdfOf(lines),
  });
