import { extraCellsColumn, type ImportDefinition } from '@console/contracts/platform/imports';
import { cleanNumber } from '@console/contracts/core/clean-text';
import { FileFault, type Sheet, type SheetRow } from '../../platform/spreadsheets/sheet.ts';

/**
 * Columns that the error file adds, besides names beside codes; ignored when the corrected file is uploaded.
 */
const ignoredColumns = ['row_no', 'error_code', 'error_message'] as const;

/** All columns that the error file adds, besides names beside codes. */
export const errorFileColumns = [...ignoredColumns, extraCellsColumn] as const;

/** Index of each import column in the file, and the number of cells of its header. */
export interface ColumnLayout {
  readonly places: ReadonlyMap<string, number>;
  readonly width: number;
  /** Indexes of cells of the header without a title. */
  readonly untitled: readonly number[];
  /** Index of {@link extraCellsColumn}, in files of faulty rows. */
  readonly extraPlace?: number;
}

/** A title as it is compared: without signs that cannot be seen, in narrow and small letters. */
const titleOf = (cell: string | null): string =>
  cleanNumber(cell ?? '')
    .trim()
    .toLowerCase();

/** The cells of a row that belong to no column, as one text; `null` without any. */
export function extraCellsOf(
  cells: readonly (string | null)[],
  { width, untitled, extraPlace }: ColumnLayout,
): string | null {
  const extra = cells.filter(
    (cell, index) => cell !== null && (index >= width || index === extraPlace || untitled.includes(index)),
  );
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
  const untitled: number[] = [];
  const unknown: string[] = [];
  const duplicate: string[] = [];
  for (const [index, cell] of header.entries()) {
    const name = titleOf(cell);
    if (name === '') untitled.push(index);
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
  const extraPlace = header.findIndex((cell) => titleOf(cell) === extraCellsColumn);
  return { places, width: header.length, untitled, ...(extraPlace === -1 ? {} : { extraPlace }) };
}

/** Sheets of our own templates. */
const templateSheets: ReadonlySet<string> = new Set(['Petunjuk', 'Guide', 'Pilihan']);

/** Cells of a row that is no note. */
const fewestCells = 2;
/** Columns of which all but one say that a sheet is of the import. */
const fewestOfMany = 3;

/**
 * Refuses a workbook of which a further sheet has the columns of the import too, or rows that may be of it: they would
 * be lost.
 * @throws FileFault FILE_SHEETS
 */
export function refuseFurtherSheets(
  { sheetName, furtherSheets }: Pick<Sheet, 'sheetName' | 'furtherSheets'>,
  { columns }: Pick<ImportDefinition, 'columns'>,
): void {
  const names = Object.keys(columns);
  const required = names.filter((name) => columns[name]!.field.required);
  const needed = required.length > 0 ? required : names;
  /** Of many columns one may be missing: the sheet would be refused if it were the first, and not left alone. */
  const mostMissing = needed.length < fewestOfMany ? 0 : 1;
  const missing = (cells: SheetRow['cells']) => needed.filter((name) => !cells.map(titleOf).includes(name)).length;
  const isHeader = (cells: SheetRow['cells']) => missing(cells) <= mostMissing;
  const isRow = (cells: SheetRow['cells']) =>
    cells.filter((cell) => cell !== null).length >= Math.max(fewestCells, needed.length);
  const other = furtherSheets.find(
    ({ name, beginning }) =>
      beginning.slice(0, -1).some((cells) => missing(cells) === 0) ||
      (!templateSheets.has(name) &&
        (beginning.slice(0, -1).some(isHeader) || beginning.some((cells) => isRow(cells) && !isHeader(cells)))),
  );
  if (other) throw new FileFault('FILE_SHEETS', { sheet: sheetName ?? '', other: other.name });
}
