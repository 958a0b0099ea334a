import type { FieldError } from './errors.ts';

/** Names of two fields, plain dates or instants: the start and the end of a range. */
export type DateRange = readonly [start: string, end: string];

const dayMs = 86_400_000;
const isPlain = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);
const timeOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);

function dayLater(value: string): string {
  const later = timeOf(value) + dayMs;
  if (isPlain(value)) return new Date(later).toISOString().slice(0, 10);
  // Keeps the given offset, so that the calendar day stays the one the user entered.
  const offset = /([+-])(\d{2}):(\d{2})$/.exec(value);
  const minutes = offset ? (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3])) : 0;
  return `${new Date(later + minutes * 60_000).toISOString().slice(0, 19)}${offset?.[0] ?? 'Z'}`;
}

/**
 * The end of a range. An end equal to the start moves one day later (docs/model/specification.md#date-ranges).
 * @example
 * endOfRange('2025-01-31', '2025-01-31'); // '2025-02-01'
 */
export const endOfRange = (start: string | null, end: string | null): string | null =>
  start !== null && end !== null && timeOf(start) === timeOf(end) ? dayLater(end) : end;

/**
 * Applies {@link endOfRange} to every range of a record.
 * @example
 * withMovedEnds([['from', 'to']], { from: '2025-01-31', to: '2025-01-31' }).to; // '2025-02-01'
 */
export function withMovedEnds<Values extends object>(ranges: readonly DateRange[], values: Values): Values {
  const known = values as Readonly<Record<string, unknown>>;
  const moved = ranges.flatMap(([start, end]) => {
    const [first, last] = [known[start], known[end]];
    return typeof first === 'string' && typeof last === 'string' ? [[end, endOfRange(first.trim(), last.trim())]] : [];
  });
  return moved.length === 0 ? values : { ...values, ...(Object.fromEntries(moved) as Partial<Values>) };
}

/**
 * The rule of a range: DATE_ORDER when the end is before the start.
 * @example
 * orderRule(['from', 'to'])({ from: '2025-02-01', to: '2025-01-31' }); // [{ field: 'to', code: 'DATE_ORDER' }]
 */
export const orderRule =
  ([start, end]: DateRange) =>
  (values: object): FieldError[] => {
    const known = values as Readonly<Record<string, unknown>>;
    return timeOf(known[end]) < timeOf(known[start]) ? [{ field: end, code: 'DATE_ORDER' }] : [];
  };
