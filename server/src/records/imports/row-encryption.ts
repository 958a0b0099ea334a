import type { ImportDefinition } from '@console/contracts/platform/imports';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Services } from '../../platform/services.ts';
import type { JobRow, Values } from './tables.ts';

type Personal = Pick<JobRow, 'source' | 'values' | 'stored' | 'key_text'>;

/** Encrypts the personal cells of a row, and replaces a key that contains one by its keyed hash. */
export interface RowEncryption {
  readonly seal: <Row extends Partial<Personal>>(row: Row) => Row;
  readonly open: <Row extends Partial<Personal>>(row: Row) => Row;
}

/** Rows with the same key need the same text, so the keyed hash is used and not the encryption. */
const keyOf = (texts: ProtectedText, { columns }: ImportDefinition, text: string): string =>
  Object.values(columns).some(({ key, field }) => key && field.personal) ? texts.hash(text) : text;

/** The encryption of an import's rows, by the marks of its columns. */
export async function rowEncryptionOf(
  services: Pick<Services, 'configuration'>,
  definition: ImportDefinition,
): Promise<RowEncryption> {
  const texts = await protectionOf(services);
  const personal = new Set(
    Object.entries(definition.columns)
      .filter(([, { field }]) => field.personal)
      .map(([name]) => name),
  );
  const each = (cells: Values | null | undefined, change: (value: unknown) => unknown) =>
    cells &&
    Object.fromEntries(
      Object.entries(cells).map(([name, value]) => [name, value != null && personal.has(name) ? change(value) : value]),
    );
  const over =
    (change: (value: unknown) => unknown, key: (text: string) => string) =>
    <Row extends Partial<Personal>>(row: Row): Row => ({
      ...row,
      ...('source' in row ? { source: each(row.source, change) } : {}),
      ...('values' in row ? { values: each(row.values, change) } : {}),
      ...('stored' in row ? { stored: each(row.stored, change) } : {}),
      ...(row.key_text === undefined ? {} : { key_text: key(row.key_text) }),
    });
  return {
    seal: over(
      (value) => texts.encrypt(JSON.stringify(value)),
      (text) => keyOf(texts, definition, text),
    ),
    open: over(
      (value) => JSON.parse(texts.decrypt(value as string)) as unknown,
      (text) => text,
    ),
  };
}
