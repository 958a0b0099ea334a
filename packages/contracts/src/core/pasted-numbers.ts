import * as z from 'zod/mini';
import { call } from './call.ts';
import type { Resource } from './resource.ts';

/** Maximum numbers pasted into a list at once. */
export const numbersLimit = 500;
/** Maximum characters of one number. */
const longest = 60;

/** Numbers pasted into a list. The server keeps them under an id, and the list's address holds only the id. */
export const pastedNumbers = z.object({
  secureId: z.uuid(),
  /** Count of distinct pasted numbers, and of those found in the caller's list. */
  given: z.int(),
  found: z.int(),
  /** Numbers without a record, as pasted and in that order. */
  missing: z.array(z.string()),
});
export type PastedNumbers = z.infer<typeof pastedNumbers>;

/**
 * The calls of a list that takes pasted numbers. Only the user who pasted the numbers can read them.
 * @example
 * numberCallsOf(cards).paste.path; // 'cards/numbers'
 */
export function numberCallsOf({
  module,
  base,
  path,
  privilege,
  title,
}: Pick<Resource, 'module' | 'base' | 'path' | 'privilege' | 'title'>) {
  const access = { privilege, action: 'view' } as const;
  return {
    paste: call({
      name: `${module}.paste`,
      method: 'POST',
      base,
      path: `${path}/numbers`,
      access,
      summary: `${title.en}: keeps pasted numbers, tells which are found`,
      body: z.object({
        numbers: z
          .array(z.string().check(z.minLength(1), z.maxLength(longest)))
          .check(z.minLength(1), z.maxLength(numbersLimit)),
      }),
      result: pastedNumbers,
    }),
    pasted: call({
      name: `${module}.pasted`,
      method: 'GET',
      base,
      path: `${path}/numbers/{secureId}`,
      access,
      summary: `${title.en}: own pasted numbers, and which are found now`,
      result: pastedNumbers,
    }),
  };
}
