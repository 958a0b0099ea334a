import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { recordFile, releaseLimits, type ReleaseRecord } from '@console/contracts/platform/releases/record';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { broken, sha384 } from '../record-text.ts';

/** Maximum uncompressed size of an archive, in bytes. */
const unpackedBytes = 80 * 1024 * 1024;

const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

/** A file of a release before it is stored. */
export interface ReleaseFile {
  readonly name: string;
  readonly content: Buffer;
}

const read = (zip: ZipFile, entry: Entry): Promise<Buffer> =>
  new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  ).then((stream) => buffer(stream));

/** Compressed copies have the same hash as their file, because browsers check the decompressed content. */
const originalOf = (name: string): string => name.replace(/\.br$/, '');

/** The entries of an archive one at a time, so that only one uncompressed file is in memory. */
async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      zip
        .once('entry', resolve)
        .once('end', () => resolve(null))
        .once('error', reject);
      zip.readEntry();
    });
    zip.removeAllListeners('entry').removeAllListeners('end').removeAllListeners('error');
    if (!entry) return;
    yield entry;
  }
}

/**
 * Unpacks a release and compares every file with its record: none missing, none extra, every byte equal. A compressed
 * copy is stored unchanged; browsers check its decompressed content.
 * @param keep stores a checked file
 * @returns number and bytes of the files @throws Refusal RELEASE_BROKEN
 */
export async function unpackRelease(
  path: string,
  { integrity }: Pick<ReleaseRecord, 'integrity'>,
  keep: (file: ReleaseFile) => Promise<void>,
): Promise<{ files: number; bytes: number }> {
  const zip = await open(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw broken('archive');
  });
  const missing = new Set(Object.keys(integrity));
  let files = 0;
  let bytes = 0;
  try {
    for await (const entry of entriesOf(zip)) {
      const { fileName: name, uncompressedSize } = entry;
      if (name.endsWith('/') || name === recordFile) continue;
      files += 1;
      bytes += uncompressedSize;
      const expected = integrity[originalOf(name)];
      if (!expected || files > releaseLimits.files || bytes > unpackedBytes) throw broken(name);
      const content = await read(zip, entry).catch(() => {
        throw broken(name);
      });
      if (!name.endsWith('.br') && sha384(content) !== expected) throw broken(name);
      missing.delete(name);
      await keep({ name, content });
    }
  } finally {
    zip.close();
  }
  const [absent] = missing;
  if (absent !== undefined) throw broken(absent);
  return { files, bytes };
}
