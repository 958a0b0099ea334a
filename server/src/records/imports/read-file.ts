import { extname } from 'node:path';
import { fileRules, oldWorkbookEnding, type FileKind } from '@console/contracts/platform/files';
import type { ImportDefinition } from '@console/contracts/platform/imports';
import { checkAnyContent } from '../../platform/files/content/content.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { openCsv } from '../../platform/spreadsheets/csv-reader.ts';
import { emptyFault, FileFault, type Sheet } from '../../platform/spreadsheets/sheet.ts';
import { openXlsx } from '../../platform/spreadsheets/xlsx-reader.ts';
import { columnLayoutOf, refuseFurtherSheets } from './column-layout.ts';
import { dayOrdersOf } from './day-order.ts';
import { readRow, type ReadRow } from './read-and-check-row.ts';

const oldWorkbook = 'application/vnd.ms-excel';

async function openSheet(path: string, { formats }: Pick<ImportDefinition, 'formats'>): Promise<Sheet> {
  const { kind, content } = await checkAnyContent(path, formats as readonly FileKind[]);
  if (content.type === oldWorkbook) throw new FileFault('FILE_OLD_WORKBOOK');
  return kind === 'csv' ? openCsv(path) : openXlsx(path);
}

/**
 * Refuses a file whose name says that it is another kind: `rate.csv.exe`.
 * @throws FileFault FILE_TYPE
 */
export function checkName(name: string, { formats }: Pick<ImportDefinition, 'formats'>): void {
  const endings = formats.flatMap((format) => fileRules[format as FileKind].extensions);
  const ending = extname(name).toLowerCase();
  if (ending === oldWorkbookEnding && formats.includes('excel')) throw new FileFault('FILE_OLD_WORKBOOK');
  if (ending !== '' && !endings.includes(ending)) throw new FileFault('FILE_TYPE', { kinds: endings.join(', ') });
}

/**
 * Reads the rows of an import file after its header.
 * @throws FileFault for faults of the whole file
 */
export async function* readRows(path: string, definition: ImportDefinition): AsyncGenerator<ReadRow> {
  const sheet = await openSheet(path, definition);
  let layout: ReturnType<typeof columnLayoutOf> | null = null;
  for await (const row of sheet.rows) {
    if (layout) yield readRow(definition, layout, row, sheet.decimalComma);
    else layout = columnLayoutOf(row.cells, definition, sheet.sheetName);
  }
  if (!layout) throw emptyFault(sheet);
}

/** What is known of a file once the whole of it has proved readable. */
export type ReadableFile = Pick<Sheet, 'separator'> & {
  /** After the header. */
  readonly rows: number;
};

/**
 * Number of rows after the header and how they are divided, once the whole file has proved readable.
 * @param maximum rows that an import may have, whatever its definition allows (IMPORT_MAX_ROWS)
 * @param each records that a row is applied to
 * @throws FileFault; Refusal beside the file when its rows come to more records than rows are allowed
 */
export async function countRows(
  path: string,
  definition: ImportDefinition,
  maximum: number,
  each: number,
): Promise<ReadableFile> {
  const limit = Math.min(definition.maximumRows, maximum);
  const sheet = await openSheet(path, definition);
  let count = -1;
  let days: ReturnType<typeof dayOrdersOf> | null = null;
  for await (const row of sheet.rows) {
    if (days) days.see(row);
    else {
      days = dayOrdersOf(definition, columnLayoutOf(row.cells, definition, sheet.sheetName));
      refuseFurtherSheets(sheet, definition);
    }
    count += 1;
    if (count > limit) throw new FileFault('IMPORT_TOO_MANY_ROWS', { limit });
    if (count * each > limit) {
      const parameters = { maximum: Math.floor(limit / each), targets: each, limit };
      throw invalid({ field: 'file', code: 'TOO_MANY_APPLIED', parameters });
    }
  }
  if (count < 1) throw emptyFault(sheet);
  days?.check();
  return { rows: count, separator: sheet.separator };
}

/**
 * Collects single items into batches.
 * @example for await (const rows of inBatches(readRows(path, definition), 500)) await store(rows);
 */
export async function* inBatches<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
