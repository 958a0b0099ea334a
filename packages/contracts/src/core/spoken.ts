import * as z from 'zod/mini';

/** Three letters, without which a text says nothing. Each step has one way to go on: long texts take no time. */
const words = /^(?:\P{L}*\p{L}){3}/u;

/**
 * Whether a text says something: dots, dashes and digits alone are no reason.
 * @example
 * hasWords('..........'); // false
 */
export const hasWords = (text: string): boolean => words.test(text);

/**
 * A reason or note that somebody reads later, of so many characters.
 * @example
 * spoken({ minimum: 10, maximum: 255 }).safeParse('..........').success; // false
 */
export const spoken = ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }) =>
  z.string().check(z.minLength(minimum), z.maxLength(maximum), z.refine(hasWords, { error: 'NO_WORDS' }));
