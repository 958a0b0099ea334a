import type { Db } from '../../platform/context.ts';
import { plainText } from '../../platform/plain-text.ts';
import type { ImportHandler } from './handler.ts';
import type { JobRow, Uploader } from './tables.ts';

/** Names of what the codes of a row stand for, by their column. */
export type NamesOf = (row: Pick<JobRow, 'source' | 'values'>) => Readonly<Record<string, string | null>>;

/** Of rows whose codes have no names. */
export const noNames: NamesOf = () => ({});

/** Columns of codes whose names are shown beside them. */
export const namedColumns = ({ definition: { columns } }: Pick<ImportHandler, 'definition'>): string[] =>
  Object.keys(columns).filter((name) => columns[name]!.nameColumn);

/**
 * Looks up the names of what rows name by code.
 * @param scope of the person who reads them
 */
export async function namesBeside(
  db: Db,
  handler: ImportHandler,
  rows: readonly Pick<JobRow, 'source' | 'values'>[],
  scope: Uploader['scope'],
): Promise<NamesOf> {
  const columns = namedColumns(handler);
  if (columns.length === 0 || rows.length === 0) return noNames;
  const codeOf = ({ source, values }: (typeof rows)[number], name: string) =>
    plainText(values[name] ?? source[name] ?? '');
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const name of columns) {
    const codes = [...new Set(rows.map((row) => codeOf(row, name)).filter(Boolean))];
    found.set(name, (await handler.namesOf?.(db, codes, scope)) ?? new Map());
  }
  return (row) => Object.fromEntries(columns.map((name) => [name, found.get(name)?.get(codeOf(row, name)) ?? null]));
}
