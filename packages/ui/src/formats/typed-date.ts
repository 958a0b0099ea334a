import { formatDate } from './dates.ts';

const patterns = [
  /^(?<d>\d{1,2})[-/. ](?<m>\d{1,2})[-/. ](?<y>\d{4})$/,
  /^(?<d>\d{2})(?<m>\d{2})(?<y>\d{4})$/,
  /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})$/,
];

/** Parses a typed date, day before month: `31-12-2026`, `31/12/2026`, `31122026`; `null` when it is not a date. */
export function typedDate(text: string): string | null {
  const parts = patterns.map((pattern) => pattern.exec(text.trim())?.groups).find((groups) => groups !== undefined);
  if (!parts) return null;
  const date = `${parts['y']}-${parts['m']!.padStart(2, '0')}-${parts['d']!.padStart(2, '0')}`;
  return formatDate(date, 'DD-MM-YYYY') === '-' ? null : date;
}
