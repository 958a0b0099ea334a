import * as z from 'zod/mini';
import { call } from './call.ts';
import type { Resource } from './resource.ts';

/** Most numbers that are pasted into a list at once. */
export const numbersLimit = 500;
/** Longest text that is taken for a number. */
const longest = 60;

/** Numbers pasted into a list, kept by the services under an id that the list's address holds. */
export const pastedNumbers = z.object({
  secureId: z.uuid(),
  /** Different numbers that were pasted, and how many of them the caller's list has. */
  given: z.int(),
  found: z.int(),
  /** As they were pasted, in their order. */
  missing: z.array(z.string()),
});
export type PastedNumbers = z.infer<typeof pastedNumbers>;

/** The calls of a list that takes pasted numbers. Pasted numbers are visible to the person who pasted them only. */
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
