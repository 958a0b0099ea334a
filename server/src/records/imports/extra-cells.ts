import { hasDecimals } from '@console/contracts/core/fields';
import type { Writing } from '@console/contracts/core/written-number';
import { extraCellsColumn, type ImportDefinition } from '@console/contracts/platform/imports';
import type { SheetRow } from '../../platform/spreadsheets/sheet.ts';
import type { ColumnLayout } from './column-layout.ts';
import type { JobRow } from './tables.ts';

const hidden = '****';

/**
 * The cells of a row below no title, as everybody may see them: they may hold the value of any column, so that those of
 * an import with personal columns are hidden.
 * @returns `null` when it has none
 */
export function seenExtraCells(
  { columns }: Pick<ImportDefinition, 'columns'>,
  source: JobRow['source'],
): string | null {
  const extra = source[extraCellsColumn] ?? null;
  if (extra === null) return null;
  return Object.values(columns).some(({ field }) => field.personal) ? hidden : extra;
}

/**
 * Of a file with commas between its cells, a row with one comma more than the titles may hold a decimal comma, although
 * its last cells are blank: `15060,2,1,` may be 2,1 percent.
 */
export function commaTooMany(
  { columns }: Pick<ImportDefinition, 'columns'>,
  { width }: ColumnLayout,
  { cells }: SheetRow,
  decimalComma: Writing['decimalComma'],
): string | null {
  const mayBeDecimal = decimalComma === false && Object.values(columns).some(({ field }) => hasDecimals(field.kind));
  return mayBeDecimal && cells.length > width ? ',' : null;
}
