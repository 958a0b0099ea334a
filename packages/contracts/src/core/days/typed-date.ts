import { cleanText } from '../clean-text.ts';

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

const partsOf = (text: string) =>
  patterns.map((pattern) => pattern.exec(cleanedDay(text))?.groups).find((groups) => groups !== undefined);

/**
 * Whether a date has a year of two digits, which may be the beginning of one of four: while somebody types, it is no
 * date yet.
 * @example
 * hasShortYear('30/11/20'); // true
 */
export const hasShortYear = (text: string): boolean => partsOf(text)?.['y']?.length === 2;

/**
 * Parses a typed or pasted date, day before month: `31-12-2026`, `31/12/2026`, `31122026`, `31/12/26`,
 * `31 Des 2026`.
 * @returns `YYYY-MM-DD`, or `null` when it is not a date
 * @example
 * typedDate('17 Agt 2026'); // '2026-08-17'
 */
export function typedDate(text: string): string | null {
  const parts = partsOf(text);
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
