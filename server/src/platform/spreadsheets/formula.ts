/** First characters that a spreadsheet program may read as a formula, also after blanks and in full-width form. */
const risky = /^[\s\u3000]*[=+\-@\t\r＝＋－＠]|^[\t\r]/u;

/**
 * Whether a text cell must be escaped, because it could be read as a formula (docs/model/platform.md#exported-files).
 */
export const isRisky = (value: string): boolean => risky.test(value);

/** Text of a CSV cell: with a leading `'` when it could be read as a formula. */
export const guard = (value: string): string => (isRisky(value) ? `'${value}` : value);

/** Removes the leading `'` that {@link guard} or a spreadsheet program put before `= + - @`. */
export const unguard = (value: string): string =>
  value.startsWith("'") && isRisky(value.slice(1)) ? value.slice(1) : value;
