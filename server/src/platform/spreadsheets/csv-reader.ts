import { parse } from 'csv-parse';
import { decodedText } from './decode.ts';
import { unguard } from './formula.ts';
import { FileFault, type Sheet, type SheetRow } from './sheet.ts';

const longestHeader = 65_536;
/** The line that names the separator to Excel; it is no row. */
const separatorLine = /^(?:sep=([,;\t|])|"sep=([,;\t|])")(?:\r\n|\r|\n)/i;

/** The beginning of a file, to the end of its first line that is not blank. */
async function beginningOf(path: string): Promise<string> {
  let text = '';
  for await (const piece of decodedText(path)) {
    text += piece;
    if (text.length > longestHeader || /[\r\n]/.test(text.trimStart())) break;
  }
  return text.slice(0, longestHeader);
}

/**
 * The separator that the file names, or the comma or semicolon that occurs more often outside quotes of the first line;
 * the tab where neither occurs.
 * @throws FileFault FILE_SEPARATOR for bars that are not named: cells hold them too
 */
function separatorOf(beginning: string): string {
  const [, plain, quoted] = separatorLine.exec(beginning) ?? [];
  const named = plain ?? quoted;
  if (named !== undefined) return named;
  const header = (beginning.trimStart().split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (separator: string): number => header.split(separator).length;
  if (count(';') === 1 && count(',') === 1) {
    if (count('\t') > 1) return '\t';
    if (count('|') > 1) throw new FileFault('FILE_SEPARATOR', { separator: '|' });
  }
  return count(';') > count(',') ? ';' : ',';
}

const tidy = (cell: string): string | null => {
  const trimmed = cell.trim();
  return trimmed === '' ? null : unguard(trimmed);
};

async function* withoutSeparatorLine(path: string, hasSeparatorLine: boolean): AsyncGenerator<string> {
  let isStart = hasSeparatorLine;
  let held = '';
  for await (const piece of decodedText(path)) {
    held += piece;
    // The line may lie across two reads of the file.
    if (isStart && !separatorLine.test(held)) continue;
    yield isStart ? held.replace(separatorLine, '') : held;
    isStart = false;
    held = '';
  }
}

/** A formula of nothing but a text, by which programs keep digits as text: `="0812"`, as an unquoted cell. */
const textFormula = (delimiter: string): RegExp =>
  new RegExp(String.raw`(?<=^|[${delimiter}\r\n])=("[^"${delimiter}\r\n]*")(?=[${delimiter}\r\n]|$)`, 'g');

/** The text of a file in whole lines, in which formulas of nothing but a text are that text in quotes. */
async function* withoutTextFormulas(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<string> {
  const formula = textFormula(delimiter);
  let held = '';
  for await (const piece of pieces) {
    const lineEnd = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r')) + 1;
    if (lineEnd > 0) yield (held + piece.slice(0, lineEnd)).replace(formula, '$1');
    held = lineEnd > 0 ? piece.slice(lineEnd) : held + piece;
  }
  if (held !== '') yield held.replace(formula, '$1');
}

interface ReadingFault {
  readonly code?: string;
  /** Rows before it. */
  readonly records?: number;
  /** Cells before it in its row. */
  readonly column?: number;
}
const quoteFaults = [
  'CSV_QUOTE_NOT_CLOSED',
  'CSV_INVALID_CLOSING_QUOTE',
  'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE',
  'INVALID_OPENING_QUOTE',
];

/** The fault of a quotation mark; its column by the title, by the number in rows before the titles. */
function quoteFault({ records = 0, column = 0 }: ReadingFault, titles: SheetRow['cells']): FileFault {
  return new FileFault('FILE_QUOTE', { row: records + 1, column: titles[column] ?? column + 1 });
}

async function* rowsOf(path: string, delimiter: string, hasSeparatorLine: boolean): AsyncGenerator<SheetRow> {
  let titles: SheetRow['cells'] = [];
  const parser = parse({
    delimiter,
    // Not from the rows below: those before a fault may not have come out of the parser.
    on_record(record: string[]) {
      if (titles.every((title) => title === null)) titles = record.map(tidy);
      return record;
    },
    // Programs end some rows with one and some with another line end, when rows are added to a template.
    record_delimiter: ['\n', '\r\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: false,
    // Blanks between a quotation mark and the separator belong to no cell.
    trim: true,
  });
  let number = 0;
  const feed = async () => {
    try {
      const pieces = withoutTextFormulas(withoutSeparatorLine(path, hasSeparatorLine), delimiter);
      for await (const piece of pieces)
        if (!parser.write(piece)) await new Promise((resolve) => parser.once('drain', resolve));
      parser.end();
    } catch (error) {
      parser.destroy(error as Error);
    }
  };
  void feed();
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1;
      const cells = record.map(tidy);
      if (cells.some((cell) => cell !== null)) yield { number, cells };
    }
  } catch (error) {
    const fault = { records: number, ...(error as ReadingFault) };
    throw quoteFaults.includes(fault.code ?? '') ? quoteFault(fault, titles) : error;
  } finally {
    parser.destroy();
  }
}

/**
 * Reads a CSV file row by row: UTF-8 with or without byte order mark, comma, semicolon, tab or what a line `sep=`
 * names, RFC 4180 quotes; skips blank lines and removes a leading `'` before `= + - @`
 * (docs/model/platform.md#reading-of-files).
 * @throws FileFault
 */
export async function openCsv(path: string): Promise<Sheet> {
  const beginning = await beginningOf(path);
  const delimiter = separatorOf(beginning);
  return {
    rows: rowsOf(path, delimiter, separatorLine.test(beginning)),
    // Programs write either sign of decimals between tabs.
    decimalComma: delimiter === ';' || (delimiter === ',' ? false : null),
    separator: delimiter,
    sheetName: null,
    furtherSheets: [],
  };
}
