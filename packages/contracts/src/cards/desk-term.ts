import * as z from 'zod/mini';

/** Characters of a number that a desk looks for, typed in groups: `+62 (0) 812 - 9876 - 5432`. */
export const longestTerm = 40;

/** What a desk looks for: a card number, a member number, a NIK or a phone number. */
export const deskTerm = z.string().check(z.minLength(8), z.maxLength(longestTerm));
