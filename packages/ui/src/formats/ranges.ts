export { endOfRange } from '@console/contracts/core/ranges';

/**
 * The last second of a plain date as an instant in Jakarta: the date at 23:59:59
 * (docs/model/specification.md#date-ranges).
 * @example
 * wholeDayEnd('2026-08-17'); // '2026-08-17T23:59:59+07:00'
 */
export const wholeDayEnd = (date: string): string => `${date}T23:59:59+07:00`;

/**
 * The first instant of a plain date in Jakarta.
 * @example
 * wholeDayStart('2026-08-17'); // '2026-08-17T00:00:00+07:00'
 */
export const wholeDayStart = (date: string): string => `${date}T00:00:00+07:00`;

/**
 * False when the end is before the start (DATE_ORDER); true when one of them is missing.
 * @example
 * const error = inOrder(start, end) ? undefined : 'DATE_ORDER';
 */
export const inOrder = (start: string | null, end: string | null): boolean =>
  start === null || end === null || start <= end;
