import { FileFault, type FurtherSheet, type Sheet, type SheetRow } from './sheet.ts';
import { readMergedCells } from './xlsx-merges.ts';
import { XlsxPackage } from './xlsx-package.ts';
import { RowGatherer } from './xlsx-rows.ts';
import { readWorkbook, type Workbook, type Worksheet } from './xlsx-workbook.ts';
import { parseXml } from './xml-events.ts';

async function* worksheetRows(
  parts: XlsxPackage,
  workbook: Workbook,
  { path }: Worksheet,
): AsyncGenerator<SheetRow, void, undefined> {
  const gatherer = new RowGatherer(workbook);
  for await (const _ of parseXml(parts.text(path), gatherer)) {
    yield* gatherer.ready;
    gatherer.ready = [];
  }
}

/** Rows by which a sheet that is not read shows what it holds. */
const beginningRows = 20;

/** The beginning of a sheet that is not read, as far as it can be read. */
async function beginningOf(parts: XlsxPackage, workbook: Workbook, sheet: Worksheet): Promise<FurtherSheet> {
  const beginning: SheetRow['cells'][] = [];
  try {
    for await (const { cells } of worksheetRows(parts, workbook, sheet))
      if (beginning.push(cells) === beginningRows) break;
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
  }
  return { name: sheet.name, beginning };
}

interface Sheets {
  readonly name: string;
  readonly further: readonly FurtherSheet[];
}

async function* rowsOf(path: string, onSheets: (sheets: Sheets) => void): AsyncGenerator<SheetRow> {
  const parts = await XlsxPackage.open(path);
  try {
    const workbook = await readWorkbook(parts);
    const further: FurtherSheet[] = [];
    for (const sheet of workbook.furtherSheets) further.push(await beginningOf(parts, workbook, sheet));
    onSheets({ name: workbook.sheet.name, further });
    const mergedCells = await readMergedCells(() => parts.text(workbook.sheet.path));
    for await (const row of worksheetRows(parts, workbook, workbook.sheet)) {
      const covered = mergedCells.coveredCells(row);
      yield covered.length > 0 ? { ...row, covered } : row;
    }
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('FILE_BROKEN');
  } finally {
    parts.close();
  }
}

/**
 * Reads the first visible sheet of an XLSX file row by row as displayed; formula cells are reported.
 * @throws FileFault
 */
export function openXlsx(path: string): Sheet {
  let sheets: Sheets | null = null;
  const rows = rowsOf(path, (read) => {
    sheets = read;
  });
  return {
    rows,
    decimalComma: null,
    separator: null,
    get sheetName() {
      return sheets?.name ?? null;
    },
    get furtherSheets() {
      return sheets?.further ?? [];
    },
  };
}
