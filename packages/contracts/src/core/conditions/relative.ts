/** Days that stay true while time passes, so that a saved view means the same tomorrow. */
export const namedPeriods = [
  'today',
  'yesterday',
  'tomorrow',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'next-month',
  'this-year',
  'last-year',
] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

/** Most days of `last-N-days` and `next-N-days`. */
export const mostDays = 366;

/** A number of days up to today, or from today on; both include today. */
export interface DayCount {
  readonly direction: 'last' | 'next';
  readonly days: number;
}

/**
 * The parts of a number of days, whatever is written in place of the number; `null` for another period.
 * @example
 * partsOfDays('last-abc-days'); // { direction: 'last', days: 'abc' }
 */
export function partsOfDays(text: string): { readonly direction: DayCount['direction']; readonly days: string } | null {
  const [, direction, days = ''] = /^(last|next)-(.*)-days$/.exec(text) ?? [];
  return direction === undefined ? null : { direction: direction as DayCount['direction'], days };
}

/**
 * Reads `last-7-days` or `next-30-days`: 1 to 366 days; `null` for anything else.
 * @example
 * readDays('last-7-days'); // { direction: 'last', days: 7 }
 */
export function readDays(text: string): DayCount | null {
  const [, direction, count] = /^(last|next)-(\d{1,3})-days$/.exec(text) ?? [];
  const days = Number(count);
  return direction !== undefined && days >= 1 && days <= mostDays
    ? { direction: direction as DayCount['direction'], days }
    : null;
}

/**
 * Whether a text names a period.
 * @example
 * isPeriod('last-month'); // true
 */
export const isPeriod = (text: string): boolean =>
  (namedPeriods as readonly string[]).includes(text) || readDays(text) !== null;

const dayMs = 86_400_000;
const plain = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * First and last day of a period, both included, seen from a day. Weeks begin on Monday.
 * @param today day in Jakarta, `YYYY-MM-DD`
 * @throws RangeError when the text names no period
 * @example
 * periodOf('last-7-days', '2026-03-10'); // ['2026-03-04', '2026-03-10']
 */
export function periodOf(text: string, today: string): readonly [from: string, to: string] {
  const now = Date.parse(today);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  const day = (offset: number) => plain(now + offset * dayMs);
  const monday = -((new Date(now).getUTCDay() + 6) % 7);
  const monthAt = (offset: number) =>
    [plain(Date.UTC(year, month + offset, 1)), plain(Date.UTC(year, month + offset + 1, 0))] as const;
  const counted = readDays(text);
  if (counted) return counted.direction === 'last' ? [day(1 - counted.days), day(0)] : [day(0), day(counted.days - 1)];
  const named: Readonly<Record<NamedPeriod, () => readonly [string, string]>> = {
    today: () => [day(0), day(0)],
    yesterday: () => [day(-1), day(-1)],
    tomorrow: () => [day(1), day(1)],
    'this-week': () => [day(monday), day(monday + 6)],
    'last-week': () => [day(monday - 7), day(monday - 1)],
    'this-month': () => monthAt(0),
    'last-month': () => monthAt(-1),
    'next-month': () => monthAt(1),
    'this-year': () => [`${year}-01-01`, `${year}-12-31`],
    'last-year': () => [`${year - 1}-01-01`, `${year - 1}-12-31`],
  };
  if (!isPeriod(text)) throw new RangeError(`${text} is no period`);
  return named[text as NamedPeriod]();
}
