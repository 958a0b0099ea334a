/** Asia/Jakarta keeps one offset the year round, so the browser's own zone never matters. */
const jakartaOffset = 7 * 60 * 60 * 1000;
const dayLength = 24 * 60 * 60 * 1000;

const months = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const;
const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'] as const;

export type DateFormat =
  | 'DD MMMM YYYY'
  | 'DD MMM YYYY'
  | 'DD MMM YYYY HH:mm:ss'
  | 'DD MMM YYYY HH:mm'
  | 'DD-MM-YYYY HH:mm'
  | 'DD-MM-YYYY'
  | 'HH:mm';

const two = (value: number) => String(value).padStart(2, '0');

/** Milliseconds whose UTC parts read as the clock of Jakarta, or undefined when the value is no date. */
function jakartaClock(value: string | Date): number | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.getTime() + jakartaOffset;
  const [, date, time, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(value.trim()) ?? [];
  if (!date) return undefined;
  const day = Date.parse(`${date}T00:00:00Z`);
  // An engine may roll 30 February over to March; such a date is none.
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== date) return undefined;
  if (!time) return day;
  const clock = Date.parse(`${date}T${time}${zone ?? 'Z'}`);
  return Number.isNaN(clock) ? undefined : zone ? clock + jakartaOffset : clock;
}

/**
 * A date or instant in one of the fixed formats, with Indonesian month names, on the clock of Asia/Jakarta.
 * Empty or invalid shows "-" (docs/model/platform.md#formats).
 */
export function formatDate(value: string | Date | null | undefined, format: DateFormat): string {
  const clock = value == null ? undefined : jakartaClock(value);
  if (clock === undefined) return '-';
  const at = new Date(clock);
  const parts: Record<string, string> = {
    YYYY: String(at.getUTCFullYear()).padStart(4, '0'),
    MMMM: months[at.getUTCMonth()]!,
    MMM: shortMonths[at.getUTCMonth()]!,
    MM: two(at.getUTCMonth() + 1),
    DD: two(at.getUTCDate()),
    HH: two(at.getUTCHours()),
    mm: two(at.getUTCMinutes()),
    ss: two(at.getUTCSeconds()),
  };
  return format.replace(/YYYY|MMMM|MMM|MM|DD|HH|mm|ss/g, (token) => parts[token]!);
}

/** Today in Jakarta as a plain date `YYYY-MM-DD`. */
export const todayInJakarta = (now: Date = new Date()): string =>
  new Date(now.getTime() + jakartaOffset).toISOString().slice(0, 10);

/** A plain date some days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
