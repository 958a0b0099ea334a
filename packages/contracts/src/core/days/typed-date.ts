import { cleanText } from '../clean-text.ts';
import { jakartaOffset } from '../written-days.ts';

const patterns = [
  /^(?<d>\d{1,2})[-/. ](?<m>\d{1,2})[-/. ](?<y>\d{4}|\d{2})$/,
  /^(?<d>\d{2})(?<m>\d{2})(?<y>\d{4})$/,
  /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})$/,
  /^(?<d>\d{1,2})[-/. ](?<name>[a-z]{3,9})[-/. ](?<y>\d{4}|\d{2})$/i,
];

/** Names of the months in Indonesian, as screens shorten them, and in English. */
const monthNames: readonly (readonly string[])[] = [
  ['januari', 'january'],
  ['februari', 'february'],
  ['maret', 'march'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['agustus', 'agt', 'august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['desember', 'december'],
];

/** Number of a month from its name or at least its first three letters; 0 for other words. */
const monthOf = (typed: string): number =>
  monthNames.findIndex((names) => names.some((name) => name.startsWith(typed.toLowerCase()))) + 1;

/** The first year that two digits are of: 70 to 99 are of the century before. */
const firstShortYear = 1970;

/** A year of four digits; of two, the one from {@link firstShortYear} on. */
const yearOf = (typed: string): string => {
  if (typed.length !== 2) return typed;
  const year = 1900 + Number(typed);
  return String(year < firstShortYear ? year + 100 : year);
};

/** A typed day with plain hyphens and digits, and with single blanks. */
const cleanedDay = (text: string): string => cleanText(text).trim().replace(/\s+/g, ' ');

/** A time of the clock, as programs and people write it behind a day. */
const timeBehind = /[ T](?:[01]?\d|2[0-3])[:.][0-5]\d(?:[:.][0-5]\d(?:[.,]\d+)?)?$/i;
const zonedTime = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:(Z)|([+-]\d{2}):?(\d{2}))$/i;

const partsOf = (cleaned: string) =>
  patterns.map((pattern) => pattern.exec(cleaned)?.groups).find((groups) => groups !== undefined);

/** The parts of a day with or without a time behind it. */
const partsOfTimed = (text: string) => {
  const cleaned = cleanedDay(text);
  return partsOf(cleaned) ?? partsOf(cleaned.replace(timeBehind, ''));
};

/**
 * Parses a time with its zone, as programs write it.
 * @returns the time in Jakarta, `YYYY-MM-DDTHH:mm`, or `null` when it is not one
 * @example
 * zonedMoment('2027-02-01T17:00:00Z'); // '2027-02-02T00:00'
 */
export function zonedMoment(text: string): string | null {
  const [, day = '', time = '', utc, hours = '', minutes = ''] = zonedTime.exec(cleanedDay(text)) ?? [];
  if (!isInCalendar(day)) return null;
  const at = Date.parse(`${day}T${time}${utc ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(at) ? null : new Date(at + jakartaOffset).toISOString().slice(0, 16);
}

/**
 * Whether a date has a year of two digits, which may be the beginning of one of four: while somebody types, it is no
 * date yet.
 * @example
 * hasShortYear('30/11/20'); // true
 */
export const hasShortYear = (text: string): boolean => partsOfTimed(text)?.['y']?.length === 2;

/**
 * Parses a typed or pasted date, day before month: `31-12-2026`, `31/12/2026`, `31122026`, `31/12/26`,
 * `31 Des 2026`. A time behind it is left out; of a time with a zone, the date in Jakarta is read.
 * @returns `YYYY-MM-DD`, or `null` when it is not a date
 * @example
 * typedDate('17 Agt 2026'); // '2026-08-17'
 */
export const typedDate = (text: string): string | null => zonedMoment(text)?.slice(0, 10) ?? dateOf(partsOfTimed(text));

/** As {@link typedDate}, of a text without a time. */
export const dateWithoutTime = (text: string): string | null => dateOf(partsOf(cleanedDay(text)));

function dateOf(parts: ReturnType<typeof partsOf>): string | null {
  if (!parts) return null;
  const { d = '', m, name = '', y = '' } = parts;
  const date = `${yearOf(y)}-${(m ?? String(monthOf(name))).padStart(2, '0')}-${d.padStart(2, '0')}`;
  return isInCalendar(date) ? date : null;
}

/** A day that is not in the calendar is read as none, or as another one. */
function isInCalendar(date: string): boolean {
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
}
