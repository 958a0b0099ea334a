// Reads: nothing
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { text } from '@console/contracts/core/text';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { Row } from '../../platform/spreadsheets/columns.ts';
import type { ExportSource } from './source.ts';
import { writeFile } from './write-file.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'download-'));
});
afterEach(() => rm(directory, { recursive: true }));

const wanted = {
  source: { title: text('Angka') } as ExportSource,
  columns: [{ name: 'n', title: 'N', kind: 'number' as const, cell: () => null }],
  format: 'csv' as const,
  language: 'id' as const,
};
async function* numbers(count: number): AsyncGenerator<Row[]> {
  for (let from = 0; from < count; from += 1_000)
    yield Array.from({ length: Math.min(1_000, count - from) }, (_, index) => [from + index + 1]);
}
const write = (count: number) =>
  writeFile(directory, wanted, numbers(count), { name: 'angka', info: () => [], signal: new AbortController().signal });

async function partsOf(
  file: string,
): Promise<Record<string, { first: string; second: string; rows: number; last: string }>> {
  const zip = await promisify<string, yauzl.Options, ZipFile>(yauzl.open)(file, { lazyEntries: true });
  const found: Record<string, { first: string; second: string; rows: number; last: string }> = {};
  await new Promise<void>((resolve, reject) => {
    zip
      .on('entry', (entry: Entry) =>
        zip.openReadStream(entry, (error, stream) => {
          if (error) return reject(error);
          void (async () => {
            const lines = (await buffer(stream as unknown as Readable)).toString().split('\r\n').slice(0, -1);
            found[entry.fileName] = {
              first: lines[0]!,
              second: lines[1]!,
              rows: lines.length - 1,
              last: lines.at(-1)!,
            };
            zip.readEntry();
          })();
        }),
      )
      .once('end', resolve)
      .once('error', reject);
    zip.readEntry();
  });
  return found;
}

test('CSV above 500,000 rows has parts in one zip, each with titles, without a lost or repeated row', async () => {
  const written = await write(1_000_000);
  expect(written).toMatchObject({ extension: 'zip', parts: 2 });
  const title = '\uFEFFN';
  expect(await partsOf(written.path)).toEqual({
    'angka_1.csv': { first: title, second: '1', rows: 500_000, last: '500000' },
    'angka_2.csv': { first: title, second: '500001', rows: 500_000, last: '1000000' },
  });
  expect(await readdir(directory)).toHaveLength(1);
});

test('up to 500,000 rows it is one file; none is a file of titles', async () => {
  expect(await write(500_000)).toMatchObject({ extension: 'csv', parts: 1 });
  const none = await write(0);
  expect(none).toMatchObject({ extension: 'csv', parts: 1 });
  let content = '';
  for await (const piece of createReadStream(none.path, 'utf8')) content += piece as string;
  expect(content).toBe('\uFEFFN\r\n');
});

test('a part that breaks off within a batch continues with the next row', async () => {
  async function* uneven(): AsyncGenerator<Row[]> {
    for (let from = 0; from < 500_700; from += 700)
      yield Array.from({ length: Math.min(700, 500_700 - from) }, (_, index) => [from + index + 1]);
  }
  const written = await writeFile(directory, wanted, uneven(), {
    name: 'angka',
    info: () => [],
    signal: new AbortController().signal,
  });
  expect(await partsOf(written.path)).toMatchObject({
    'angka_1.csv': { rows: 500_000, last: '500000' },
    'angka_2.csv': { second: '500001', rows: 700, last: '500700' },
  });
});

test('a file that is given up leaves nothing behind and frees its rows', async () => {
  const given = new AbortController();
  let freed = false;
  async function* endless(): AsyncGenerator<Row[]> {
    try {
      for (let batch = 1; ; batch += 1) {
        if (batch === 3) given.abort(new Error('cancelled'));
        yield [[batch]];
      }
    } finally {
      freed = true;
    }
  }
  await expect(
    writeFile(directory, wanted, endless(), { name: 'angka', info: () => [], signal: given.signal }),
  ).rejects.toThrow();
  expect(await readdir(directory)).toEqual([]);
  expect(freed).toBe(true);
});
