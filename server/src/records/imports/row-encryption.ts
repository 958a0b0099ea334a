import { extraCellsColumn, type ImportDefinition } from '@console/contracts/platform/imports';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Services } from '../../platform/services.ts';
import type { JobRow, Values } from './tables.ts';

type Personal = Pick<JobRow, 'source' | 'values' | 'stored' | 'key_text' | 'unshared'>;

/** Encrypts the personal cells of a row, and replaces a key that contains one by its keyed hash. */
export interface RowEncryption {
  readonly seal: <Row extends Partial<Personal>>(row: Row) => Row;
  readonly open: <Row extends Partial<Personal>>(row: Row) => Row;
}

/** Rows with the same key need the same text, so the keyed hash is used and not the encryption. */
const keyOf = (texts: ProtectedText, { columns }: ImportDefinition, text: string): string =>
  Object.values(columns).some(({ key, field }) => key && field.personal) ? texts.hash(text) : text;

/** The encryption of an import's rows, by the marks of its columns. */
export const rowEncryptionOf = async (
  services: Pick<Services, 'configuration'>,
  definition: ImportDefinition,
): Promise<RowEncryption> => rowEncryption(await protectionOf(services), definition);

/** As {@link rowEncryptionOf}, for seeds. */
export function rowEncryption(texts: ProtectedText, definition: ImportDefinition): RowEncryption {
  const personal = new Set(
    Object.entries(definition.columns)
      .filter(([, { field }]) => field.personal)
      .map(([name]) => name),
  );
  // Cells beyond the header of a row may hold any of them.
  if (personal.size > 0) personal.add(extraCellsColumn);
  const each = (cells: Values | null | undefined, change: (value: unknown) => unknown) =>
    cells &&
    Object.fromEntries(
      Object.entries(cells).map(([name, value]) => [name, value != null && personal.has(name) ? change(value) : value]),
    );
  const hashed = (unshared: Values) =>
    Object.fromEntries(
      Object.entries(unshared).map(([name, text]) => [name, personal.has(name) ? texts.hash(String(text)) : text]),
    );
  const over =
    (change: (value: unknown) => unknown, key: (text: string) => string, unshared: (texts: Values) => Values) =>
    <Row extends Partial<Personal>>(row: Row): Row => ({
      ...row,
      ...('source' in row ? { source: each(row.source, change) } : {}),
      ...('values' in row ? { values: each(row.values, change) } : {}),
      ...('stored' in row ? { stored: each(row.stored, change) } : {}),
      ...(row.key_text === undefined ? {} : { key_text: key(row.key_text) }),
      ...(row.unshared === undefined ? {} : { unshared: unshared(row.unshared) }),
    });
  return {
    seal: over(
      (value) => texts.encrypt(JSON.stringify(value)),
      (text) => keyOf(texts, definition, text),
      hashed,
    ),
    open: over(
      (value) => JSON.parse(texts.decrypt(value as string)) as unknown,
      (text) => text,
      (compared) => compared,
    ),
  };
}
