import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openCsv } from '../../platform/spreadsheets/csv-reader.ts';
import { FeedFault } from './feed-fault.ts';
import type { CoreFeedSource, Delivery } from './source.ts';

const named = /^[\w-]+\.(full|delta)\.csv$/;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Reads the feed from files: `<directory>/<module>/<time>.full.csv` or `.delta.csv`, beside it `<file>.sha256` as
 * `sha256sum` writes it; documents lie in `<module>/documents`. The checksum is written last: a file without one is
 * still being written.
 * @param directory may be read-only; what was read is remembered in the database
 * @example fileDrop('/srv/core-feed').deliveries('companies');
 */
export const fileDrop = (directory: string): CoreFeedSource => ({
  async deliveries(module) {
    const files = await filesIn(path.join(directory, module));
    return files
      .filter((name) => named.test(name))
      .toSorted()
      .map((name): Delivery => ({ name, full: name.endsWith('.full.csv') }));
  },
  async open(module, name) {
    const file = path.join(directory, module, name);
    const promised = await readFile(`${file}.sha256`, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) throw new FeedFault('FEED_INCOMPLETE', { file: name });
      throw error;
    });
    const checksum = await checksumOf(file);
    if (/^[0-9a-f]{64}/i.exec(promised.trim())?.[0].toLowerCase() !== checksum)
      throw new FeedFault('FEED_BROKEN', { file: name });
    return { checksum, read: () => openCsv(file) };
  },
  async document(module, name) {
    // Names come from core, and are never a path.
    if (path.basename(name) !== name) return null;
    const file = path.join(directory, module, 'documents', name);
    try {
      await stat(file);
      return createReadStream(file);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
});
