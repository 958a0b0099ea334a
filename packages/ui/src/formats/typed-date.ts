import { formatDate } from './dates.ts';

const patterns = [
  /^(?<d>\d{1,2})[-/. ](?<m>\d{1,2})[-/. ](?<y>\d{4})$/,
  /^(?<d>\d{2})(?<m>\d{2})(?<y>\d{4})$/,
  /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})$/,
  /^(?<d>\d{1,2})[-/. ](?<name>[a-z]{3,9})[-/. ](?<y>\d{4})$/i,
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

/**
 * Parses a typed or pasted date, day before month: `31-12-2026`, `31/12/2026`, `31122026`, `31 Des 2026`.
 * @returns `YYYY-MM-DD`, or `null` when it is not a date
 * @example
 * typedDate('17 Agt 2026'); // '2026-08-17'
 */
export function typedDate(text: string): string | null {
  const parts = patterns.map((pattern) => pattern.exec(text.trim())?.groups).find((groups) => groups !== undefined);
  if (!parts) return null;
  const { d = '', m, name = '', y = '' } = parts;
  const date = `${y}-${(m ?? String(monthOf(name))).padStart(2, '0')}-${d.padStart(2, '0')}`;
  return formatDate(date, 'DD-MM-YYYY') === '-' ? null : date;
}
