import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { decodedText } from './decode.ts';
import { unguard } from './formula.ts';
import type { Sheet, SheetRow } from './sheet.ts';

const longestHeader = 65_536;

/** The separator of the first non-blank line: the character that occurs more often outside quotes. */
async function separatorOf(path: string): Promise<',' | ';'> {
  let text = '';
  for await (const piece of decodedText(path)) {
    text += piece;
    text = text.trimStart();
    if (text.length > longestHeader || text.includes('\n')) break;
  }
  const header = (text.slice(0, longestHeader).split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (separator: string): number => header.split(separator).length;
  return count(';') > count(',') ? ';' : ',';
}

const tidy = (cell: string): string | null => {
  const trimmed = cell.trim();
  return trimmed === '' ? null : unguard(trimmed);
};

async function* rowsOf(path: string, delimiter: string): AsyncGenerator<SheetRow> {
  // Its "fast" mode divides the rest of a piece again after every few rows: large files take many times as long.
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter, skipEmptyLines: false, fastMode: false });
  const source = Readable.from(decodedText(path), { objectMode: false, encoding: 'utf8' });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let number = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1;
      const cells = record.map(tidy);
      if (cells.some((cell) => cell !== null)) yield { number, cells };
    }
  } finally {
    source.destroy();
  }
}

/**
 * Reads a CSV file row by row: UTF-8 with or without byte order mark, comma or semicolon, RFC 4180 quotes; skips blank
 * lines and removes a leading `'` before `= + - @` (docs/model/platform.md#reading-of-files).
 * @throws FileFault
 */
export async function openCsv(path: string): Promise<Sheet> {
  const delimiter = await separatorOf(path);
  return { rows: rowsOf(path, delimiter), decimalComma: delimiter === ';' };
}
