import { cleanNumber } from './clean-text.ts';

/** Between the digits of a phone number as people write it. */
const inPhone = String.raw`[\s.,/()\-_;·•|\\'"+~]{0,4}`;
/** Between the digits of a number in groups. Commas, semicolons and bars divide numbers, such as codes of offices. */
const inGroups = String.raw`[\s./()\-_·•\\'"+~]{0,4}`;
const digitsWritten = (between: string, count: string) => `\\d(?:${between}\\d)${count}`;
/** `62`, with the `0` that people leave behind it, or the `0`. */
const beginning = `(?:(?:\\+|00)?62${inPhone}(?:0${inPhone})?|0${inPhone})`;
/** A phone number (`08…`, `62 8…`, `+62 8…`), or the 15 or 16 digits of an identity, tax or card number. */
const written =
  `(?:${beginning}8${inPhone}${digitsWritten(inPhone, '{7,11}')}` + `|${digitsWritten(inGroups, '{14,15}')})`;
const whole = new RegExp(`^\\(?${written}$`);
/** Inside a text: not part of a longer word, id or number. */
const inside = new RegExp(`(?<![0-9A-Za-z-])${written}(?![0-9A-Za-z-])`, 'g');

const day = String.raw`(?:0[1-9]|[12]\d|3[01])-(?:0[1-9]|1[0-2])-(?:19|20)\d\d`;
/** Two days with a dash between them have 16 digits too. */
const period = new RegExp(`^${day} - ${day}$`);
const isNumber = (written: string): boolean => !period.test(written);

/**
 * Whether the whole text is a phone, identity, tax or card number (docs/model/platform.md#personal-data).
 * @example
 * isPersonalNumber('0812 3456 7890'); // true
 */
export const isPersonalNumber = (text: string): boolean => whole.test(cleanNumber(text).trim());

/**
 * Whether a text contains such a number, like a search for a name and a number.
 * @example
 * holdsPersonalNumber('Sri 081234567890'); // true
 */
export const holdsPersonalNumber = (text: string): boolean => (cleanNumber(text).match(inside) ?? []).some(isNumber);

const mask = (text: string): string =>
  text.replace(inside, (number) =>
    isNumber(number) ? `${number.slice(0, 4)}${'*'.repeat(number.length - 8)}${number.slice(-4)}` : number,
  );

/**
 * Replaces the middle of every such number with asterisks; four characters at each end stay.
 * @example
 * withoutPersonalNumbers('Sri 081234567890'); // 'Sri 0812****7890'
 */
export function withoutPersonalNumbers(text: string): string {
  const masked = mask(text);
  // A number between signs that cannot be seen is found in the cleaned text alone.
  return holdsPersonalNumber(masked) ? mask(cleanNumber(masked)) : masked;
}

/**
 * A value in whose texts no such number is left, whatever it is made of.
 * @example
 * withoutPersonalNumbersIn({ phone: '081234567890' }); // { phone: '0812****7890' }
 */
export function withoutPersonalNumbersIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutPersonalNumbers(value);
  if (Array.isArray(value)) return value.map(withoutPersonalNumbersIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutPersonalNumbersIn(member)]));
}
