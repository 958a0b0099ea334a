import { Refusal } from '../http/refusal.ts';

/** One row of an uploaded sheet, as text. */
export interface SheetRow {
  /** Row number in the file as a spreadsheet program counts it: the header is usually row 1. */
  readonly number: number;
  /**
   * Displayed values, `null` where empty. Dates read `YYYY-MM-DD`; a number that is not shown has its format behind it.
   */
  readonly cells: readonly (string | null)[];
  /** What cells of a workbook display instead, by their index, for columns of neither numbers nor days. */
  readonly displayed?: ReadonlyMap<number, string>;
  /** Indexes of cells that a workbook stores as numbers. */
  readonly numbers?: readonly number[];
  /** Indexes of cells that hold a formula. */
  readonly formulas?: readonly number[];
  /** Indexes of cells that are merged with another one, which shows something in their place. */
  readonly covered?: readonly number[];
}

export interface Sheet {
  /** Rows that hold at least one value, the header first. */
  readonly rows: AsyncIterable<SheetRow>;
  /**
   * Whether texts write decimals with a comma: the file separates its columns by semicolons. `null` where
   * nobody knows what its texts have, as in a workbook, whose numbers have a period.
   */
  readonly decimalComma: boolean | null;
  /** Between the cells of a line; `null` for a workbook. */
  readonly separator: string | null;
  /** Name of the worksheet of a workbook, known as soon as its rows are read; `null` for other files. */
  readonly sheetName: string | null;
  /** Further worksheets of a workbook that are not hidden and not read, known as soon as its rows are read. */
  readonly furtherSheets: readonly FurtherSheet[];
}

/** A worksheet beside the one that is read. */
export interface FurtherSheet {
  readonly name: string;
  /** Cells of its first rows that are not blank. */
  readonly beginning: readonly (readonly (string | null)[])[];
}

type FileCode =
  | 'FILE_EMPTY'
  | 'FILE_BROKEN'
  | 'FILE_ENCODING'
  | 'FILE_PROTECTED'
  | 'FILE_REFUSED'
  | 'FILE_TYPE'
  | 'FILE_TOO_LARGE'
  | 'FILE_SEPARATOR'
  | 'FILE_COLUMNS'
  | 'FILE_QUOTE'
  | 'FILE_TOO_WIDE'
  | 'FILE_SHEET_EMPTY'
  | 'FILE_SHEET_COLUMNS'
  | 'FILE_DAY_ORDER'
  | 'FILE_SHEETS'
  | 'FILE_OLD_WORKBOOK'
  | 'FILE_OTHER_WORKBOOK'
  | 'IMPORT_TOO_MANY_ROWS';

/** A file whose content is not what it claims to be: 422 with one of the FILE_… codes. */
export class FileFault extends Refusal {
  /** @param result details beside the text, such as the missing columns */
  constructor(
    code: FileCode,
    readonly parameters: Readonly<Record<string, string | number>> = {},
    result?: unknown,
  ) {
    super(code, { parameters, ...(result === undefined ? {} : { result }) });
  }
}

/** The fault of a file without rows; of a workbook it names the sheet that was read. */
export const emptyFault = ({ sheetName }: Pick<Sheet, 'sheetName'>): FileFault =>
  sheetName === null ? new FileFault('FILE_EMPTY') : new FileFault('FILE_SHEET_EMPTY', { sheet: sheetName });
