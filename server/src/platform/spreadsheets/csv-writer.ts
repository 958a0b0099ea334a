import { wallClock, type Batches, type Cell, type Column } from './columns.ts';
import { guard } from './formula.ts';

const quote = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

function dateText(column: Column, cell: string | Date): string {
  const time = wallClock(column.kind, cell);
  if (time === null) return guard(String(cell));
  const iso = new Date(time).toISOString();
  return column.kind === 'date' ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ');
}

function cellText(column: Column, cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (column.kind === 'number' && (typeof cell === 'number' || /^-?\d+(\.\d+)?$/.test(String(cell))))
    return String(cell);
  if ((column.kind === 'date' || column.kind === 'instant') && (typeof cell === 'string' || cell instanceof Date))
    return dateText(column, cell);
  return guard(String(cell));
}

const line = (cells: readonly string[]): string => `${cells.map(quote).join(',')}\r\n`;

/**
 * Text of a CSV file in pieces: UTF-8 with byte order mark, comma, CRLF, RFC 4180 quotes, titles in the first line;
 * cells that a spreadsheet program would run are escaped (docs/model/platform.md#exported-files).
 */
export async function* csvText(columns: readonly Column[], batches: Batches): AsyncGenerator<string> {
  yield `\uFEFF${line(columns.map((column) => guard(column.title)))}`;
  for await (const batch of batches) {
    const text = batch.map((row) => line(columns.map((column, index) => cellText(column, row[index])))).join('');
    if (text !== '') yield text;
  }
}
