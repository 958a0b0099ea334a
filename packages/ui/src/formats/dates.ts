import { preferences, serverNow } from '@console/auth';

/** Milliseconds. Asia/Jakarta has no daylight saving time, so the browser's zone is never needed. */
const jakartaOffset = 7 * 60 * 60 * 1000;
const dayLength = 24 * 60 * 60 * 1000;

const months = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
} as const;
const shortMonths = {
  id: 'Jan Feb Mar Apr Mei Jun Jul Agt Sep Okt Nov Des'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
} as const;

export type DateFormat =
  | 'DD MMMM YYYY'
  | 'DD MMM YYYY'
  | 'DD MMM YYYY HH:mm:ss'
  | 'DD MMM YYYY HH:mm'
  | 'DD-MM-YYYY HH:mm'
  | 'DD-MM-YYYY'
  | 'HH:mm';

/**
 * The format of each purpose: columns of lists, facts of a record, and logs, where seconds count.
 * @example
 * formatDate(record.createdAt, dateFormats.listTime); // '17-08-2026 12:05'
 */
export const dateFormats = {
  listDay: 'DD-MM-YYYY',
  listTime: 'DD-MM-YYYY HH:mm',
  detailDay: 'DD MMMM YYYY',
  detailTime: 'DD MMM YYYY HH:mm:ss',
  log: 'DD MMM YYYY HH:mm:ss',
  clock: 'HH:mm',
} as const satisfies Readonly<Record<string, DateFormat>>;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Milliseconds whose UTC parts are the local time in Jakarta; undefined for an invalid date. */
function jakartaClock(value: string | Date): number | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.getTime() + jakartaOffset;
  const [, date, time, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(value.trim()) ?? [];
  if (!date) return undefined;
  const day = Date.parse(`${date}T00:00:00Z`);
  // Some engines turn 30 February into March; the comparison rejects such dates.
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== date) return undefined;
  if (!time) return day;
  const clock = Date.parse(`${date}T${time}${zone ?? 'Z'}`);
  return Number.isNaN(clock) ? undefined : zone ? clock + jakartaOffset : clock;
}

/**
 * Formats a date or instant in the zone Asia/Jakarta, months by their names in the language of the screen. Empty or
 * invalid values give "-", a birth date of which only the year is answered stays as it is
 * (docs/model/platform.md#formats).
 * @example
 * formatDate('2026-08-17T05:05:00Z', 'DD MMM YYYY HH:mm'); // '17 Agt 2026 12:05'
 */
export function formatDate(value: string | Date | null | undefined, format: DateFormat): string {
  const clock = value == null ? undefined : jakartaClock(value);
  if (clock === undefined) return typeof value === 'string' && value.includes('*') ? value : '-';
  const at = new Date(clock);
  const { language } = preferences.get();
  const parts: Record<string, string> = {
    YYYY: String(at.getUTCFullYear()).padStart(4, '0'),
    MMMM: months[language][at.getUTCMonth()]!,
    MMM: shortMonths[language][at.getUTCMonth()]!,
    MM: twoDigits(at.getUTCMonth() + 1),
    DD: twoDigits(at.getUTCDate()),
    HH: twoDigits(at.getUTCHours()),
    mm: twoDigits(at.getUTCMinutes()),
    ss: twoDigits(at.getUTCSeconds()),
  };
  return format.replace(/YYYY|MMMM|MMM|MM|DD|HH|mm|ss/g, (token) => parts[token]!);
}

/**
 * Today in Jakarta as a plain date `YYYY-MM-DD`, by the clock of the server. Components take `useToday`, which follows
 * midnight.
 * @example
 * const from = addDays(todayInJakarta(), -7);
 */
export const todayInJakarta = (now: Date = new Date(serverNow())): string =>
  new Date(now.getTime() + jakartaOffset).toISOString().slice(0, 10);

/**
 * The plain date that many days later, or earlier when `days` is negative.
 * @example
 * addDays('2026-02-28', 1); // '2026-03-01'
 */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
