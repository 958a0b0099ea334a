import * as z from 'zod/mini';
import type { Field, OfKind } from './field.ts';
import { make, type Common, type Length } from './make-field.ts';
import { plainTextOf } from './rich-text.ts';

/** Characters of HTML for each character that people read; more is no text that somebody wrote. */
const markup = 10;

/**
 * Text with headings, lists, emphasis and links, as HTML of `core/rich-text.ts`, which the services sanitise. Lengths
 * count what people read; `minimum` is 1 unless given.
 * @example
 * richText({ maximum: 4_000, required: false });
 */
export const richText = <const C extends Common & Length>(rule: C) =>
  make(
    'richText',
    z.string().check(
      z.maxLength(rule.maximum * markup),
      z.refine((html) => plainTextOf(html).length >= (rule.minimum ?? 1), { error: () => 'TOO_SHORT', abort: true }),
      z.refine((html) => plainTextOf(html).length <= rule.maximum, { error: () => 'TOO_LONG' }),
    ),
    rule as C,
    rule,
  );

/** Characters of one word. */
export const tagLength = 30;
/** What divides words that are typed, pasted or imported together. */
const dividers = /[,|\n\t]/;

/**
 * The words of a typed or pasted text, or of a list: trimmed, each once whatever its case.
 * @example
 * tagsFrom(' Hemat, promo|hemat '); // ['Hemat', 'promo']
 */
export function tagsFrom(given: string | readonly string[]): string[] {
  const words = (typeof given === 'string' ? [given] : given).flatMap((each) => each.split(dividers));
  const found = new Map<string, string>();
  for (const word of words.map((each) => each.trim().replaceAll(/\s+/g, ' ')))
    if (word !== '' && !found.has(word.toLowerCase())) found.set(word.toLowerCase(), word);
  return [...found.values()];
}

/**
 * Words that staff type, each once whatever its case; empty is an empty list.
 * @param rule how many at most
 * @example
 * tags({ maximum: 10 });
 */
export const tags = <const C extends Omit<Common, 'required'> & Length>(rule: C) =>
  make(
    'tags',
    z
      .array(z.string().check(z.refine((word) => word.length <= tagLength, { error: () => 'TAG_TOO_LONG' })))
      .check(z.minLength(rule.minimum ?? 0), z.maxLength(rule.maximum)),
    rule as Common,
    { minimum: 0, ...rule },
  ) as Field<string[]> & OfKind<'tags'>;
