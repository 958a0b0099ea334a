import { Readable } from 'node:stream';
import yazl from 'yazl';
import { wallClock, type Batches, type Cell, type Column, type Info, type Row } from './columns.ts';
import { isRisky } from './formula.ts';
import { columnName, escapeXml, sheetName, style, workbookParts, worksheetEnd, worksheetStart } from './xlsx-parts.ts';

/** Days from the spreadsheet's day 0 (30 December 1899) to 1 January 1970. */
export const epochDay = 25_569;
const longestText = 32_767;

export const numberCell = (at: string, value: number, format: number): string =>
  `<c r="${at}" s="${format}"><v>${value}</v></c>`;
/** What Excel reads as the number of a character, and characters that XML cannot hold: both are written by number. */
// oxlint-disable-next-line no-control-regex -- these are the characters XML forbids
const toEscape = /_(?=x[0-9A-Fa-f]{4}_)|[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const escapedCell = (text: string): string =>
  text.replace(toEscape, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);

export const textCell = (at: string, value: string, format: number): string =>
  `<c r="${at}" s="${format}" t="inlineStr"><is>` +
  `<t xml:space="preserve">${escapeXml(escapedCell(value.slice(0, longestText)))}</t></is></c>`;

function cellXml(at: string, column: Column, cell: Cell): string {
  if (cell === null || cell === undefined || cell === '') return '';
  if (column.kind === 'number' && Number.isFinite(Number(cell))) return numberCell(at, Number(cell), style.number);
  if ((column.kind === 'date' || column.kind === 'instant') && (typeof cell === 'string' || cell instanceof Date)) {
    const time = wallClock(column.kind, cell);
    // Programs round to the second that they show: 23:59:59.6 would be shown as the next day.
    const day = time === null ? null : (Math.floor(time / 1_000) * 1_000) / 86_400_000 + epochDay;
    if (day !== null) return numberCell(at, column.kind === 'date' ? Math.floor(day) : day, style[column.kind]);
  }
  const value = String(cell);
  return textCell(at, value, isRisky(value) ? style.guarded : style.text);
}

function rowXml(number: number, columns: readonly Column[], row: Row): string {
  const cells = columns.map((column, index) => cellXml(`${columnName(index)}${number}`, column, row[index]));
  return `<row r="${number}">${cells.join('')}</row>`;
}

async function* sheetXml(columns: readonly Column[], batches: Batches): AsyncGenerator<string> {
  const titles = columns.map((column, index) => textCell(`${columnName(index)}1`, column.title, style.title)).join('');
  yield `${worksheetStart}<row r="1">${titles}</row>`;
  let number = 1;
  for await (const batch of batches) yield batch.map((row) => rowXml((number += 1), columns, row)).join('');
  yield worksheetEnd;
}

const infoColumns: readonly Column[] = [
  { title: 'Info', kind: 'text' },
  { title: '', kind: 'text' },
];

/**
 * An XLSX file as a stream: text only as string cells, never formulas, with the quote-prefix style where a program
 * could read it as one; dates DD-MM-YYYY; last sheet "Info" (docs/model/platform.md#exported-files). `info` is called
 * after all rows, so that it can state their number.
 */
export function xlsxStream(title: string, columns: readonly Column[], batches: Batches, info: () => Info): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error): void => void output.destroy(error);
  const add = (path: string, pieces: () => AsyncGenerator<string>): void =>
    zip.addReadStreamLazy(path, { compressionLevel: 1 }, (done) => {
      const stream = Readable.from(pieces(), { objectMode: false, encoding: 'utf8' });
      stream.on('error', fail);
      output.on('close', () => stream.destroy());
      done(null, stream);
    });
  zip.on('error', fail);
  const sheets = [sheetName(title), 'Info'];
  for (const [path, text] of Object.entries(workbookParts(sheets))) zip.addBuffer(Buffer.from(text), path);
  add('xl/worksheets/sheet1.xml', () => sheetXml(columns, batches));
  add('xl/worksheets/sheet2.xml', () => sheetXml(infoColumns, [info().map(([name, value]) => [name, String(value)])]));
  zip.end();
  return output;
}
