/** Separators between digits. */
const between = String.raw`[ .\-]?`;
const digitsWritten = (count: string) => `\\d(?:${between}\\d)${count}`;
/** A phone number (`08…`, `62 8…`, `+62 8…`), or the 15 or 16 digits of an identity, tax or card number. */
const written = `(?:(?:\\+?62|0)${between}8${between}${digitsWritten('{7,11}')}|${digitsWritten('{14,15}')})`;
const whole = new RegExp(`^${written}$`);
/** Inside a text: not part of a longer word, id or number. */
const inside = new RegExp(`(?<![0-9A-Za-z-])${written}(?![0-9A-Za-z-])`, 'g');

/**
 * Whether the whole text is a phone, identity, tax or card number (docs/model/platform.md#personal-data).
 * @example
 * isPersonalNumber('0812 3456 7890'); // true
 */
export const isPersonalNumber = (text: string): boolean => whole.test(text.trim());

/**
 * Whether a text contains such a number, like a search for a name and a number.
 * @example
 * holdsPersonalNumber('Sri 081234567890'); // true
 */
export const holdsPersonalNumber = (text: string): boolean => text.search(inside) >= 0;

/**
 * Replaces the middle of every such number with asterisks; four characters at each end stay.
 * @example
 * withoutPersonalNumbers('Sri 081234567890'); // 'Sri 0812****7890'
 */
export const withoutPersonalNumbers = (text: string): string =>
  text.replace(inside, (number) => `${number.slice(0, 4)}${'*'.repeat(number.length - 8)}${number.slice(-4)}`);
