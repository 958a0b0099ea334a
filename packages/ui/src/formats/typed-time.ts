import { cleanText } from '@console/contracts/core/clean-text';

const patterns = [/^(?<h>\d{1,2})[:. ](?<m>\d{2})$/, /^(?<h>\d{2})(?<m>\d{2})$/, /^(?<h>\d{1,2})$/];

/**
 * Parses a typed time of day of 24 hours: `07:30`, `7.30`, `0730`, `7`.
 * @returns `HH:mm`, or `null` when it is not a time
 * @example
 * typedTime('7.30'); // '07:30'
 */
export function typedTime(text: string): string | null {
  const parts = patterns
    .map((pattern) => pattern.exec(cleanText(text).trim())?.groups)
    .find((groups) => groups !== undefined);
  if (!parts) return null;
  const { h = '', m = '00' } = parts;
  return Number(h) < 24 && Number(m) < 60 ? `${h.padStart(2, '0')}:${m}` : null;
}
