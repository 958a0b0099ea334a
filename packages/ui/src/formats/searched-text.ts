import { cleanText } from '@console/contracts/core/clean-text';

/**
 * What is searched for: a typed or pasted text as it would be typed plainly, without the quotes of a spreadsheet.
 * @example
 * searchedText('"10010"\u200B'); // '10010'
 */
export const searchedText = (typed: string): string =>
  cleanText(typed)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^"(.+)"$/, '$1');

/**
 * A text as searches compare it: plainly written, whatever its case. For what is typed and for what it is looked for
 * in.
 * @example
 * comparedText(' Kartu\u00A0Hilang'); // 'kartu hilang'
 */
export const comparedText = (text: string): string => searchedText(text).toLowerCase();

/**
 * Whether a text has in it what somebody typed to find it; whatever it is, if nothing was typed.
 * @example
 * isFoundBy('Kartu Hilang', '\u200Bkartu  hil'); // true
 */
export const isFoundBy = (text: string, typed: string): boolean => comparedText(text).includes(comparedText(typed));

/** As `isFoundBy`, with the typed words in any order. */
export const isFoundByWords = (text: string, typed: string): boolean =>
  comparedText(typed)
    .split(' ')
    .every((word) => comparedText(text).includes(word));
