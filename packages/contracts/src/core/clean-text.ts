/** Texts of these characters alone are clean. */
const plain = /^[\n\r\t -~]*$/;
/**
 * Signs without a shape: zero-width blanks, direction marks, soft hyphens, fillers. What joins and selects the parts of
 * an emoji stays behind one.
 */
const shapeless = new RegExp(
  String.raw`(?![\u200D\uFE0F])[\p{Cf}\p{Default_Ignorable_Code_Point}]` +
    String.raw`|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200D\uFE0F]`,
  'gu',
);
/** Blanks of all widths, but not line ends. */
const blanks = /[^\S\n\r]|\u2800/g;
const singleQuotes = /[\u2018-\u201B\u2032\u02BC]/g;
const doubleQuotes = /[\u201C-\u201F\u2033]/g;
const hyphens = /[\u2010-\u2013\u2212\uFE58\uFE63]/g;
/** Letters, digits and signs as wide as a Chinese character. */
const wide = /[\uFF01-\uFF5E]/g;
const fromWide = 0xff01 - 0x21;
/** Control characters that are no blanks or line ends. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/;

/**
 * A text without signs that have no shape, composed (NFC): what every text of every call becomes before it is checked.
 * @example
 * withoutShapeless('Dompet\u00AD hilang\u200B'); // 'Dompet hilang'
 */
export const withoutShapeless = (text: string): string =>
  plain.test(text) ? text : text.replace(shapeless, '').normalize('NFC');

/**
 * A text in which signs that look the same are the same: without shapeless signs, blanks of one width, straight quotes,
 * plain hyphens, narrow letters and digits (docs/guides/written-numbers-and-days.md).
 * @example
 * cleanText('Ma\u2019ruf'); // "Ma'ruf"
 */
export const cleanText = (text: string): string =>
  plain.test(text)
    ? text
    : withoutShapeless(text)
        .replace(blanks, ' ')
        .replace(singleQuotes, "'")
        .replace(doubleQuotes, '"')
        .replace(hyphens, '-')
        .replace(wide, (sign) => String.fromCodePoint(sign.codePointAt(0)! - fromWide));

/**
 * A number or code as typed, with plain digits and letters (NFKC).
 * @example
 * cleanNumber('\u200E０８１２'); // '0812'
 */
export const cleanNumber = (text: string): string => (plain.test(text) ? text : cleanText(text.normalize('NFKC')));

/**
 * Whether a text has control characters, which no text that a person typed has.
 * @example
 * hasControls('Suka\u0007maju'); // true
 */
export const hasControls = (text: string): boolean => controls.test(text);

/**
 * A number that is typed or printed in groups, without what separates them; an apostrophe before it, by which a
 * spreadsheet keeps digits as text, is left out.
 * @example
 * withoutGroups('3174.0101 9019-0001'); // '3174010190190001'
 */
export const withoutGroups = (typed: string): string => cleanNumber(typed).replace(/^\s*'|[\s./()-]/g, '');

/**
 * The digits of a phone number: blanks, dots, dashes and brackets are left out, the country code becomes the `0`. What
 * is no number stays, and the field refuses it (docs/model/membership.md#formats).
 * @example
 * phoneDigits('tel:+62 (0)812.9876.5432'); // '081298765432'
 */
export const phoneDigits = (typed: string): string =>
  cleanNumber(typed)
    .replace(/^\s*tel:/i, '')
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+|00)?620?(?=[1-9])/, '0');
