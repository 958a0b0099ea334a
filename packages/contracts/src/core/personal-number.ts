/** What stands between the digits of a number as people write it. */
const between = String.raw`[ .\-]?`;
const digitsWritten = (count: string) => `\\d(?:${between}\\d)${count}`;
/** A phone number (`08…`, `62 8…`, `+62 8…`), or the 15 or 16 digits of an identity, tax or card number. */
const written = `(?:(?:\\+?62|0)${between}8${between}${digitsWritten('{7,11}')}|${digitsWritten('{14,15}')})`;
const whole = new RegExp(`^${written}$`);
/** Inside a text: not a part of a longer word, id or number. */
const inside = new RegExp(`(?<![0-9A-Za-z-])${written}(?![0-9A-Za-z-])`, 'g');

/** Whether a text is a person's phone, identity, tax or card number in full (docs/model/platform.md#personal-data). */
export const isPersonalNumber = (text: string): boolean => whole.test(text.trim());

/** Whether a text is or holds such a number, as a search for a name and a number does. */
export const holdsPersonalNumber = (text: string): boolean => text.search(inside) >= 0;

/** The text with the middle of every such number hidden. */
export const withoutPersonalNumbers = (text: string): string =>
  text.replace(inside, (number) => `${number.slice(0, 4)}${'*'.repeat(number.length - 8)}${number.slice(-4)}`);
