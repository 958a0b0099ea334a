export { endOfRange } from '@console/contracts/core/ranges';

/**
 * The last second of a plain date as an instant of Jakarta: the date plus 23:59:59
 * (docs/model/specification.md#date-ranges).
 */
export const wholeDayEnd = (date: string): string => `${date}T23:59:59+07:00`;

/** The first instant of a plain date in Jakarta. */
export const wholeDayStart = (date: string): string => `${date}T00:00:00+07:00`;

/** False when the end lies before the start: DATE_ORDER. */
export const inOrder = (start: string | null, end: string | null): boolean =>
  start === null || end === null || start <= end;
