import { cleanText } from '@console/contracts/core/clean-text';

const patterns = [
  // Spreadsheets copy seconds; other than none, they say more than a time of the console does.
  /^(?<h>\d{1,2})[:. ](?<m>\d{2})(?:[:.]00)?$/,
  /^(?<h>\d{1,2})(?<m>\d{2})$/,
  /^(?<h>\d{1,2})$/,
];

/** What people write around a time: all times of the console are those of western Indonesia. */
const around = /^(?:pukul|jam)\s+|\s*WIB$/gi;

/**
 * Parses a typed time of day of 24 hours: `07:30`, `7.30`, `0730`, `730`, `7`, `07:30:00`,
 * `pukul 07.30 WIB`.
 * @returns `HH:mm`, or `null` when it is not a time
 * @example
 * typedTime('7.30'); // '07:30'
 */
export function typedTime(text: string): string | null {
  const written = cleanText(text).trim().replace(around, '');
  const parts = patterns.map((pattern) => pattern.exec(written)?.groups).find((groups) => groups !== undefined);
  if (!parts) return null;
  const { h = '', m = '00' } = parts;
  return Number(h) < 24 && Number(m) < 60 ? `${h.padStart(2, '0')}:${m}` : null;
}
