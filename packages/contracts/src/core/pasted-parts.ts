/** A number as a spreadsheet shows one that is too long for its cell: `9,71001E+15`. Its last digits are lost. */
const shortened = /^\d+(?:[.,]\d+)?e[+-]?\d+$/i;

/**
 * Whether a pasted number has lost its last digits in a spreadsheet.
 * @example
 * hasLostDigits('9,71001E+15'); // true
 */
export const hasLostDigits = (text: string): boolean => shortened.test(text.trim());

/** The comma of a shortened number divides nothing. */
const separator = /[\n\r;\t]+|,(?!\d+e[+-]?\d)/i;

/**
 * The parts of a pasted text, divided at lines, commas, tabs and semicolons, without the quotation marks of a CSV.
 * @example
 * pastedParts('"9710 0100", 12\n9,71001E+15'); // ['9710 0100', '12', '9,71001E+15']
 */
export const pastedParts = (text: string): string[] =>
  text
    .split(separator)
    .map((part) =>
      part
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((part) => part !== '');
