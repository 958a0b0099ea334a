import type { ImportDefinition } from '@console/contracts/platform/imports';
import { FileFault, type Sheet } from '../../platform/spreadsheets/sheet.ts';

/**
 * Columns that the error file adds, besides names beside codes; ignored when the corrected file is uploaded.
 */
const ignoredColumns = ['row_no', 'error_code', 'error_message'] as const;

/**
 * Column of the error file with the cells that a row has beyond its header. A row in which it is not blank is refused
 * until what it holds was moved to its column.
 */
export const extraCellsColumn = 'extra_cells';

/** All columns that the error file adds, besides names beside codes. */
export const errorFileColumns = [...ignoredColumns, extraCellsColumn] as const;

/** Index of each import column in the file, and the number of cells of its header. */
export interface ColumnLayout {
  readonly places: ReadonlyMap<string, number>;
  readonly width: number;
  /** Index of {@link extraCellsColumn}, in files of faulty rows. */
  readonly extraPlace?: number;
}

/** The cells of a row that belong to no column, as one text; `null` without any. */
export function extraCellsOf(cells: readonly (string | null)[], { width, extraPlace }: ColumnLayout): string | null {
  const extra = cells.filter((cell, index) => cell !== null && (index >= width || index === extraPlace));
  return extra.length === 0 ? null : extra.join('; ');
}

/**
 * Finds the columns of an import in a file's header: case-insensitive, in any order, none missing, unknown or
 * duplicate.
 * @param sheetName name of the worksheet of a workbook
 * @throws FileFault FILE_COLUMNS or FILE_SHEET_COLUMNS, whose result names the columns.
 */
export function columnLayoutOf(
  header: readonly (string | null)[],
  definition: Pick<ImportDefinition, 'columns'>,
  sheetName: string | null = null,
): ColumnLayout {
  const wanted = Object.keys(definition.columns);
  const ignored: readonly string[] = [
    ...errorFileColumns,
    ...Object.values(definition.columns).flatMap(({ nameColumn }) => nameColumn ?? []),
  ];
  const places = new Map<string, number>();
  const unknown: string[] = [];
  const duplicate: string[] = [];
  for (const [index, cell] of header.entries()) {
    const name = (cell ?? '').trim().toLowerCase();
    if (name === '' || ignored.includes(name)) continue;
    if (!wanted.includes(name)) unknown.push(cell ?? '');
    else if (places.has(name)) duplicate.push(name);
    else places.set(name, index);
  }
  const missing = wanted.filter((name) => !places.has(name));
  if (missing.length + unknown.length + duplicate.length > 0) {
    const result = { missing, unknown, duplicate };
    throw sheetName === null
      ? new FileFault('FILE_COLUMNS', {}, result)
      : new FileFault('FILE_SHEET_COLUMNS', { sheet: sheetName }, result);
  }
  const extraPlace = header.findIndex((cell) => cell?.trim().toLowerCase() === extraCellsColumn);
  return { places, width: header.length, ...(extraPlace === -1 ? {} : { extraPlace }) };
}

/**
 * Refuses a workbook of which a further sheet has the columns of the import too, and rows: they would be lost.
 * Sheets that explain the columns or list values do not have all of those that a row needs.
 * @throws FileFault FILE_SHEETS
 */
export function refuseFurtherSheets(
  { sheetName, furtherSheets }: Pick<Sheet, 'sheetName' | 'furtherSheets'>,
  { columns }: Pick<ImportDefinition, 'columns'>,
): void {
  const names = Object.keys(columns);
  const required = names.filter((name) => columns[name]!.field.required);
  const needed = required.length > 0 ? required : names;
  const other = furtherSheets.find(({ header, hasRows }) => {
    const titles = header.map((cell) => cell?.trim().toLowerCase());
    return hasRows && needed.every((name) => titles.includes(name));
  });
  if (other) throw new FileFault('FILE_SHEETS', { sheet: sheetName ?? '', other: other.name });
}
