import { extraCellsColumn, type ImportDefinition } from '@console/contracts/platform/imports';
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
