import { cleanText } from './clean-text.ts';

/** What is known of who wrote a number. */
export interface Writing {
  /** Whether the value may have decimals. */
  readonly decimals: boolean;
  /**
   * Whether decimals are written with a comma, as people in Indonesia do. A file with commas between its cells was made
   * by a program that may write them with a period: of `1.000` nobody knows what it means there. `null` where either
   * sign may be the one of decimals, as in texts of a workbook.
   */
  readonly decimalComma: boolean | null;
}

/** Digits before the decimal sign that a number holds exactly. */
const mostDigits = 15;

const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;
const groupedWithDecimals = /^(\d{1,3}(?:\.\d{3})+),(\d+)$|^(\d{1,3}(?:,\d{3})+)\.(\d+)$/;
const withDecimals = /^(\d*)[.,](\d+)$/;

interface Parts {
  readonly whole: string;
  readonly fraction: string;
}

const withoutSigns = (text: string): string => text.replaceAll(/[.,]/g, '');

/** One sign before three digits: it groups thousands, or stands before three decimals. */
function partsOfOneGroup(text: string, sign: string, isAmount: boolean, { decimals, decimalComma }: Writing) {
  const [whole = '', fraction = ''] = text.split(sign);
  // No number of thousands begins with 0.
  if (whole.startsWith('0')) return decimals ? { whole, fraction } : null;
  if (decimals) return decimalComma !== null && (sign === ',') === decimalComma ? { whole, fraction } : null;
  return sign === '.' && (decimalComma || isAmount) ? { whole: whole + fraction, fraction: '' } : null;
}

/** The digits of a number before and after its decimal sign; `null` when it may be another number, or is no number. */
function partsOf(text: string, isAmount: boolean, writing: Writing): Parts | null {
  if (/^\d+$/.test(text)) return { whole: text, fraction: '' };
  const [, sign] = grouped.exec(text) ?? [];
  if (sign !== undefined) {
    if (text.split(sign).length === 2) return partsOfOneGroup(text, sign, isAmount, writing);
    // No number of thousands begins with 0.
    return text.startsWith('0') ? null : { whole: withoutSigns(text), fraction: '' };
  }
  const both = groupedWithDecimals.exec(text);
  if (both && text.startsWith('0')) return null;
  if (both) return { whole: withoutSigns(both[1] ?? both[3]!), fraction: both[2] ?? both[4]! };
  const [, whole, fraction] = withDecimals.exec(text) ?? [];
  return fraction === undefined ? null : { whole: whole || '0', fraction };
}

/**
 * Reads a number as people write it, in a form, a file, a filter or a setting: `1.750.000`, `Rp 1.000`, `1.000,-`,
 * `1.000,00`, `0,5`, `,5`, and a decimal with `%` behind it. Wide digits are plain ones, and signs without a shape are
 * left out. What may mean another number, or holds anything else, is not read: `1,000`, `5.5` and `200%` of a whole
 * number, `1.050` of a decimal, `1e5`, `5 juta`, `(5.000)`.
 * @returns the number in digits with a period before its decimals; `null` when it is not certain
 * @example
 * readNumber('Rp 1.250.000', { decimals: false, decimalComma: true }); // '1250000'
 * readNumber('1.050', { decimals: true, decimalComma: true }); // null
 */
export function readNumber(text: string, writing: Writing): string | null {
  // Signs of powers stay: 5² is not 52.
  const trimmed = cleanText(text).trim();
  const minus = trimmed.startsWith('-') ? '-' : '';
  const body = trimmed.slice(minus.length);
  // A price begins with its currency or ends in `,-`.
  const isAmount = /^Rp|,-$/i.test(body);
  // An amount has no decimals.
  if (isAmount && writing.decimals) return null;
  const plain = writing.decimals ? body.replace(/%$/, '') : body.replace(/^Rp\.?/i, '').replace(/,-$/, '');
  const parts = partsOf(plain.trim(), isAmount, writing);
  if (!parts) return null;
  const whole = parts.whole.replace(/^0+(?=\d)/, '');
  if (whole.length > mostDigits) return null;
  if (writing.decimals) return `${minus}${whole}${parts.fraction === '' ? '' : `.${parts.fraction}`}`;
  return /^0{0,2}$/.test(parts.fraction) ? `${minus}${whole}` : null;
}
