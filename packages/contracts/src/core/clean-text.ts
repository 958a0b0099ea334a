/** Texts of these characters alone are clean. */
const plain = /^[\n\r\t -~]*$/;
/** The flag of a part of a country: letters that cannot be seen, behind a black flag. */
const flag = String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F}`;
const invisible = String.raw`(?![\u200D\uFE0F])[\p{Cf}\p{Default_Ignorable_Code_Point}]`;
/** Joins two parts of an emoji. */
const joiner =
  String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D` +
  String.raw`|\u200D(?!\p{Extended_Pictographic})`;
/** Asks for the coloured form of a sign that has a plain one, or of the digit of a key. */
const selector = String.raw`(?<!(?![©®\p{Emoji_Presentation}])\p{Extended_Pictographic}|[0-9#*])\uFE0F`;
/**
 * Signs without a shape: zero-width blanks, direction marks, soft hyphens, fillers. What joins and selects the parts of
 * an emoji stays where it does.
 */
const shapeless = new RegExp([`(${flag})`, invisible, joiner, selector].join('|'), 'gu');
/** Letters of Korean without a shape, as wide as a letter: a reader sees a blank. */
const fillers = /[\u115F\u1160\u3164\uFFA0]/g;
/** Blanks of all widths, but not line ends. */
const blanks = /[^\S\n\r]|[\u0085\u2800]/g;
const singleQuotes = /[\u2018-\u201B\u2032\u02B9\u02BB-\u02BF\u02C8\u00B4\u055A\uA78C\u05F3]/g;
const doubleQuotes = /[\u201C-\u201F\u2033\u02BA\u02EE\u2036\u275D\u275E\u301D\u301E]/g;
const hyphens = /[\u2010-\u2013\u2212\u2043\u02D7\u058A\uFE58\uFE63]/g;
/** Letters, digits and signs as wide as a Chinese character. */
const wide = /[\uFF01-\uFF5E]/g;
/** Letters that are printed as one. */
const joinedLetters = /[\uFB00-\uFB06]/g;
const fromWide = 0xff01 - 0x21;
/** Control characters that are no blanks or line ends, and places of no character or of a private one. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\p{Noncharacter_Code_Point}\p{Co}\p{Cs}]/u;
/** Accents and blanks, which show nothing by themselves. */
const onlyMarks = /^[\p{M}\p{Z}\s]+$/u;

/**
 * A text without signs that have no shape, composed (NFC): what every text of every call becomes before it is checked.
 * @example
 * withoutShapeless('Dompet\u00AD hilang\u200B'); // 'Dompet hilang'
 */
export const withoutShapeless = (text: string): string =>
  plain.test(text) ? text : text.replace(fillers, ' ').replace(shapeless, '$1').normalize('NFC');

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
        .replace(joinedLetters, (letters) => letters.normalize('NFKC'))
        .replace(wide, (sign) => String.fromCodePoint(sign.codePointAt(0)! - fromWide));

const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** The plain form of a digit of any script: each script has its ten in a row. */
function plainDigit(digit: string): string {
  const codePoint = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return String(value);
}

/** Raised, lowered and circled digits and fractions stay: a mark of a note behind a number is no digit of it. */
const plainSigns = (text: string): string => text.replaceAll(/\P{No}+/gu, (part) => part.normalize('NFKC'));

/**
 * A number or code as typed, with plain digits and letters (NFKC).
 * @example
 * cleanNumber('\u200E０８１２'); // '0812'
 */
export const cleanNumber = (text: string): string =>
  plain.test(text) ? text : cleanText(plainSigns(text)).replace(/(?![0-9])\p{Nd}/gu, plainDigit);

/**
 * Whether a text has control characters, which no text that a person typed has.
 * @example
 * hasControls('Suka\u0007maju'); // true
 */
export const hasControls = (text: string): boolean => controls.test(text);

/**
 * Whether a text shows nothing, though it is not empty.
 * @example
 * showsNothing('\u0301\u0301'); // true
 */
export const showsNothing = (text: string): boolean => onlyMarks.test(text);

/** The digits that were read in a text; the text as it was written when there is anything else in it. */
const digitsOr = (text: string, read: string): string => (/^\d+$/.test(read) ? read : text);

/** A number with the decimals of a spreadsheet, such as `1234567890.0`, also with blanks between its thousands. */
const decimalNumber = /^(?:\d*|\d{1,3}(?: \d{3})+) ?\. ?\d+$/;
/** `123.456` has one group behind the only period, of thousands. */
const oneThousand = /^\d{1,3}\.\d{3}$/;
/** One or two digits behind a period, at the end: no group is as short, unless all are. */
const shortEnd = /\. ?\d{1,2}$/;
const shortGroups = /^(?:\d(?:\.\d){2,}|\d{2}(?:\.\d{2}){2,})$/;

/** Whether a number ends with decimals, which a spreadsheet has added: without the period it would be another one. */
const hasAddedDecimals = (number: string): boolean =>
  (decimalNumber.test(number) && !oneThousand.test(number)) || (shortEnd.test(number) && !shortGroups.test(number));

/**
 * A number that is typed or printed in groups, without what separates them; an apostrophe before it, by which a
 * spreadsheet keeps digits as text, is left out. What holds anything else, or decimals, stays as it was written.
 * @example
 * withoutGroups('3174.0101 9019-0001'); // '3174010190190001'
 * withoutGroups('317401019019000.0'); // '317401019019000.0'
 */
export function withoutGroups(typed: string): string {
  const number = cleanNumber(typed).trim().replace(/^'\s*/, '');
  if (hasAddedDecimals(number)) return cleanNumber(typed);
  return digitsOr(cleanNumber(typed), number.replace(/[\s./()-]/g, ''));
}

/** One or two digits behind a sign, or zeros behind a period, at the end: decimals, or a number to choose from. */
const notInGroups = /\d(?:-|\s*\.\s*)\d{1,2}$|\d\s+\d{1,2}$|\(\d{1,2}\)$|^\+?\d+\s*\.\s*0+$/;

/**
 * The digits of a phone number: blanks, dots, dashes and brackets are left out, the country code becomes the `0`. What
 * is no number stays, and the field refuses it, as it does with decimals: a number of a spreadsheet
 * (docs/model/membership.md#formats).
 * @example
 * phoneDigits('tel:+62 (0)812.9876.5432'); // '081298765432'
 */
export function phoneDigits(typed: string): string {
  const number = cleanNumber(typed).trim().replace(/^tel:/i, '');
  if (notInGroups.test(number)) return number;
  return digitsOr(number, number.replace(/[\s().-]/g, '').replace(/^(?:\+|00)?620?(?=[1-9])/, '0'));
}

/** Letters that look like those of Latin, and which no name here is written with. */
const lookAlikes =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Nl}\u0131]|i\u0307|(?=[\u2100-\u214F\u{1D400}-\u{1D7FF}])[\p{L}\p{Nd}]/u;

/**
 * The first letter of a name that looks like another one: two names that look the same would be different.
 * @example
 * lookAlikeIn('D\u043Empet'); // '\u043E'
 */
export const lookAlikeIn = (text: string): string | undefined => lookAlikes.exec(text)?.[0];
