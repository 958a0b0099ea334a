import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { instant } from '../../core/fields.ts';
import { promoLines } from './lines.ts';
import { typedDraft } from './typed.ts';

/** Days for which the draft of a wizard is kept after it was last typed in, and its characters as JSON at most. */
export const promoDraftLimits = { days: 30, characters: 400_000 } as const;

/** What somebody has typed of a new promo so far, and when. */
export interface PromoDraft {
  readonly values: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly at: string;
}

/** The calls of the draft that everybody has of a new promo of a line, in whatever browser. */
export const promoDraftCalls = (of: BusinessLine) => {
  const { module, privilege } = promoLines[of];
  const values = typedDraft(of);
  const shared = { base: 'middle', path: `${module}/draft`, access: { privilege, action: 'create' } } as const;
  return {
    draft: call({
      ...shared,
      name: `${module}.draft`,
      audit: 'READ',
      method: 'GET',
      summary: `${of}: the own draft of a new promo; null where there is none, or an old one`,
      result: z.nullable(z.object({ values, at: instant().schema })),
    }),
    keepDraft: call({
      ...shared,
      name: `${module}.keep-draft`,
      audit: 'UPDATE',
      method: 'POST',
      onlyOwnModule: true,
      summary: `${of}: keeps what is typed of a new promo; null forgets it`,
      body: z.object({ values: z.nullable(values) }),
      result: z.nullable(z.object({ at: instant().schema })),
    }),
  } as const;
};
