import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { FileFault } from './sheet.ts';

/** Limits of an unpacked workbook, against zip bombs. */
export const limits = {
  entries: 500,
  inflatedBytes: 100 * 1024 * 1024,
  ratio: 150,
  ratioFrom: 1_000_000,
  columns: 200,
  rows: 200_000,
  strings: 2_000_000,
  cell: 32_767,
};

const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open);
const encryptedFlag = 0x1;

/** The parts of an XLSX file, read lazily. Sizes are checked against {@link limits} before anything is unpacked. */
export class XlsxPackage {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws FileFault FILE_BROKEN, FILE_PROTECTED or FILE_REFUSED (zip bomb, active or external content). */
  static async open(path: string): Promise<XlsxPackage> {
    let zip: ZipFile;
    try {
      zip = await open(path, { lazyEntries: true, autoClose: false });
    } catch {
      throw new FileFault('FILE_BROKEN');
    }
    try {
      return new XlsxPackage(zip, await readEntries(zip));
    } catch (error) {
      zip.close();
      throw error instanceof FileFault ? error : new FileFault('FILE_BROKEN');
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  names(): readonly string[] {
    return [...this.entries.keys()];
  }

  /** Unpacked text of a part in pieces; yauzl refuses a part that is longer than the directory says. */
  async *text(name: string): AsyncGenerator<string> {
    const entry = this.entries.get(name);
    if (!entry) return;
    const stream = await new Promise<Readable>((resolve, reject) => {
      this.zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
    });
    stream.setEncoding('utf8');
    yield* stream as AsyncIterable<string>;
  }

  close(): void {
    this.zip.close();
  }
}

/**
 * Parts that run code or reach outside the workbook: macros, links to other workbooks and programs (also DDE),
 * connections and queries, embedded objects, controls, buttons.
 */
const active = new RegExp(
  [
    String.raw`vba\w*\.bin$`,
    String.raw`^xl/(?:macrosheets|dialogsheets|externalLinks|queryTables|embeddings|activeX|ctrlProps|model)/`,
    String.raw`^xl/connections\.xml$`,
    String.raw`^customUI/`,
  ].join('|'),
  'i',
);

function check(entry: Entry): void {
  if ((entry.generalPurposeBitFlag & encryptedFlag) !== 0) throw new FileFault('FILE_PROTECTED');
  if (active.test(entry.fileName)) throw new FileFault('FILE_REFUSED');
  const bomb =
    entry.uncompressedSize > limits.ratioFrom && entry.uncompressedSize > entry.compressedSize * limits.ratio;
  if (bomb) throw new FileFault('FILE_REFUSED');
}

const readEntries = (zip: ZipFile): Promise<ReadonlyMap<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let total = 0;
    zip.on('entry', (entry: Entry) => {
      total += entry.uncompressedSize;
      try {
        check(entry);
        if (entries.size >= limits.entries || total > limits.inflatedBytes) throw new FileFault('FILE_REFUSED');
      } catch (error) {
        return reject(error as Error);
      }
      entries.set(entry.fileName, entry);
      return zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });
