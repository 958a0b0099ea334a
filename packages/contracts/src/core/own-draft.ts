import * as z from 'zod/mini';
import type { Text } from './text.ts';
import { call } from './call.ts';
import { instant } from './fields.ts';
import { typedValues } from './typed-values.ts';

/** Days for which the draft of a wizard is kept after it was last typed in, and its characters as JSON at most. */
export const draftLimits = { days: 30, characters: 400_000 } as const;

/** What somebody has typed of a new record so far, and when. */
export interface OwnDraft {
  readonly values: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly at: string;
}

interface DraftOf {
  readonly module: string;
  readonly privilege: `${string}:browse`;
  readonly title: Text;
  /** The fields that may be typed. */
  readonly values: ReturnType<typeof typedValues>;
}

/**
 * The calls of the draft that everybody has of a new record of a module, in whatever browser.
 * @example
 * draftCallsOf({ module: 'store', privilege: 'store:browse', title, values: typedValues(['name']) });
 */
export const draftCallsOf = ({ module, privilege, title, values }: DraftOf) => {
  const shared = { base: 'middle', path: `${module}/draft`, access: { privilege, action: 'create' } } as const;
  return {
    draft: call({
      ...shared,
      name: `${module}.draft`,
      audit: 'READ',
      method: 'GET',
      summary: `${title.en}: the own draft of a new one; null where there is none, or an old one`,
      result: z.nullable(z.object({ values, at: instant().schema })),
    }),
    keepDraft: call({
      ...shared,
      name: `${module}.keep-draft`,
      audit: 'UPDATE',
      method: 'POST',
      onlyOwnModule: true,
      summary: `${title.en}: keeps what is typed of a new one; null forgets it`,
      body: z.object({ values: z.nullable(values) }),
      result: z.nullable(z.object({ at: instant().schema })),
    }),
  } as const;
};
