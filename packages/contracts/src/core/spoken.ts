import * as z from 'zod/mini';

/** Letters without which a text says nothing. */
const fewest = 3;

/**
 * Whether a text says something: dots, dashes and digits alone are no reason.
 * @example
 * hasWords('..........'); // false
 */
export const hasWords = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= fewest;

/**
 * A reason or note that somebody reads later, of so many characters.
 * @example
 * spoken({ minimum: 10, maximum: 255 }).safeParse('..........').success; // false
 */
export const spoken = ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }) =>
  z.string().check(z.minLength(minimum), z.maxLength(maximum), z.refine(hasWords, { error: 'NO_WORDS' }));
