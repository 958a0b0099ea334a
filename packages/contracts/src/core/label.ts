import type { Field } from './field.ts';
import { referredBy } from './reference.ts';
import { writtenDays } from './written-days.ts';

/**
 * A part of the label of a record in words: days as they are written, records by their codes; `null` where it has
 * none.
 * @example
 * labelPart(date(), 'effectiveFrom', { effectiveFrom: '2026-11-27' }); // '27-11-2026'
 */
export function labelPart(field: Field | undefined, name: string, record: object): string | number | null {
  const value = (record as Readonly<Record<string, unknown>>)[name];
  if (field?.kind === 'reference') return referredBy(record, name)?.code ?? null;
  if (field?.kind === 'date' && typeof value === 'string') return writtenDays(value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
