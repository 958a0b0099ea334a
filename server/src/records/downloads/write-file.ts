import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { rowsPerPart } from '@console/contracts/core/downloads';
import type { Info, Row } from '../../platform/spreadsheets/columns.ts';
import { fileStream } from './content.ts';
import type { Order } from './order.ts';
import { makeFolder } from '../../platform/configuration/directory-mark.ts';

/** A finished file in the temporary directory. */
export interface Written {
  readonly path: string;
  readonly extension: 'csv' | 'xlsx' | 'zip';
  readonly size: number;
  readonly hash: string;
  readonly parts: number;
}

type Wanted = Pick<Order, 'source' | 'columns' | 'format' | 'language'>;
type Pieces = AsyncGenerator<Row[], void, undefined>;

async function store(content: Readable, file: string, signal: AbortSignal): Promise<Pick<Written, 'size' | 'hash'>> {
  const hash = createHash('sha256');
  let size = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(content, measured, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
  return { size, hash: hash.digest('hex') };
}

/** Splits rows into parts; rows read beyond the end of a part belong to the next one. */
class Parts {
  #left: Row[] = [];
  #ended = false;

  constructor(
    private readonly pieces: Pieces,
    private readonly most: number,
  ) {}

  async *next(): AsyncGenerator<Row[]> {
    let room = this.most;
    while (room > 0) {
      const rows = this.#left.length > 0 ? this.#left : await this.#read();
      if (!rows) return;
      this.#left = rows.slice(room);
      room -= Math.min(rows.length, room);
      yield this.#left.length > 0 ? rows.slice(0, -this.#left.length) : rows;
    }
  }

  async more(): Promise<boolean> {
    if (this.#left.length === 0) this.#left = (await this.#read()) ?? [];
    return this.#left.length > 0;
  }

  async #read(): Promise<Row[] | null> {
    if (this.#ended) return null;
    const { value, done } = await this.pieces.next();
    this.#ended = done === true;
    return value ?? null;
  }
}

/** Writes CSV in parts of 500,000 rows; several parts are put into one zip. */
async function writeCsv(
  wanted: Wanted,
  pieces: Pieces,
  place: string,
  name: string,
  signal: AbortSignal,
): Promise<Written> {
  const parts = new Parts(pieces, rowsPerPart);
  const files: (Pick<Written, 'size' | 'hash'> & { readonly path: string })[] = [];
  try {
    do {
      const file = `${place}.${files.length + 1}`;
      files.push({ path: file, size: 0, hash: '' });
      files[files.length - 1] = {
        path: file,
        ...(await store(
          fileStream(wanted, parts.next(), () => []),
          file,
          signal,
        )),
      };
    } while (await parts.more());
    const [only] = files;
    if (files.length === 1 && only) return { ...only, extension: 'csv', parts: 1 };
    const zip = new yazl.ZipFile();
    zip.on('error', (error: Error) => void (zip.outputStream as Readable).destroy(error));
    for (const [index, { path: file }] of files.entries())
      zip.addFile(file, `${name}_${index + 1}.csv`, { compressionLevel: 1 });
    zip.end();
    const packed = {
      path: `${place}.zip`,
      extension: 'zip',
      parts: files.length,
      ...(await store(zip.outputStream as Readable, `${place}.zip`, signal)),
    } as const;
    for (const { path: file } of files) await rm(file, { force: true });
    return packed;
  } catch (error) {
    for (const { path: file } of files) await rm(file, { force: true });
    await rm(`${place}.zip`, { force: true });
    throw error;
  }
}

/**
 * Writes a file into the temporary directory, in constant memory.
 * @param name of the file without its extension
 * @throws any error of the rows; the partial file is deleted
 */
export async function writeFile(
  directory: string,
  wanted: Wanted,
  pieces: Pieces,
  options: { readonly name: string; readonly info: () => Info; readonly signal: AbortSignal },
): Promise<Written> {
  await makeFolder(directory);
  const place = path.join(directory, randomUUID());
  try {
    if (wanted.format === 'csv') return await writeCsv(wanted, pieces, place, options.name, options.signal);
    return {
      path: place,
      extension: 'xlsx',
      parts: 1,
      ...(await store(fileStream(wanted, pieces, options.info), place, options.signal)),
    };
  } catch (error) {
    await rm(place, { force: true });
    throw error;
  } finally {
    // Releases the snapshot, also when not all rows were read.
    await pieces.return();
  }
}
