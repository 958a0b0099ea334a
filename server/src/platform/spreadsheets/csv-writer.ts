import { wallClock, type Batches, type Cell, type Column } from './columns.ts';
import { guard } from './formula.ts';

/** Between the cells: what spreadsheet programs with Indonesian settings expect (docs/adr/0059-csv-files.md). */
export const usualSeparator = ';';

/** Separators that readers find in the titles; another one is named in a line of its own. */
const foundSeparators = [usualSeparator, ',', '\t'];

/** A cell with a comma is quoted too: LibreOffice divides at commas as well unless they are unticked. */
const quote = (value: string, separator: string): string =>
  /[",;\r\n]/.test(value) || value.includes(separator) ? `"${value.replaceAll('"', '""')}"` : value;

function dateText(column: Column, cell: string | Date): string {
  const time = wallClock(column.kind, cell);
  if (time === null) return guard(String(cell));
  const iso = new Date(time).toISOString();
  return column.kind === 'date' ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ');
}

function cellText(column: Column, cell: Cell, separator: string): string {
  if (cell === null || cell === undefined) return '';
  if (column.kind === 'number' && (typeof cell === 'number' || /^-?\d+(\.\d+)?$/.test(String(cell))))
    return String(cell).replace('.', separator === usualSeparator ? ',' : '.');
  if ((column.kind === 'date' || column.kind === 'instant') && (typeof cell === 'string' || cell instanceof Date))
    return dateText(column, cell);
  return guard(String(cell));
}

const lineOf = (cells: readonly string[], separator: string): string =>
  `${cells.map((cell) => quote(cell, separator)).join(separator)}\r\n`;

/**
 * Text of a CSV file in pieces: UTF-8 with byte order mark, semicolon, decimal comma, CRLF, RFC 4180 quotes, titles in
 * the first line; cells that a spreadsheet program would run are escaped (docs/model/platform.md#exported-files).
 * @param separator another than the usual one, of a file that is given back as it was sent; decimals have a period
 */
export async function* csvText(
  columns: readonly Column[],
  batches: Batches,
  separator = usualSeparator,
): AsyncGenerator<string> {
  const titles = columns.map((column) => guard(column.title));
  const separatorLine = foundSeparators.includes(separator) ? '' : `sep=${separator}\r\n`;
  yield `\uFEFF${separatorLine}${lineOf(titles, separator)}`;
  for await (const batch of batches) {
    const lines = batch.map((row) => {
      const cells = columns.map((column, index) => cellText(column, row[index], separator));
      return lineOf(cells, separator);
    });
    const text = lines.join('');
    if (text !== '') yield text;
  }
}
