import { searchedText } from '../formats/searched-text.ts';

/** Cells that stand below or beside each other in a spreadsheet, or are divided by semicolons. */
const dividers = /[\n\r\t;]+/;
/** Commas divide codes alone: the name in a label may have a comma, and has blanks. */
const isListed = (part: string): boolean => part.split(',').every((each) => /^\S+$/.test(each.trim()));

/**
 * The choices of a pasted list, one for each cell or code; a text that is one choice is one part.
 * @example
 * pastedParts('15060, 16060; 19060 - Jambi'); // ['15060', '16060', '19060 - Jambi']
 */
export const pastedParts = (text: string): readonly string[] =>
  text
    .split(dividers)
    .flatMap((part) => (isListed(part) ? part.split(',') : [part]))
    .map(searchedText)
    .filter((part) => part !== '');
