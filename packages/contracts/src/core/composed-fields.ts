import * as z from 'zod/mini';
import { cleanText, showsNothing } from './clean-text.ts';
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
/** What divides words that are typed, pasted or imported together; the wide signs too, which cleaning makes plain. */
const dividers = /[,|\n\t\uFF0C\uFF5C]/;

/**
 * Whether a typed or pasted text holds a sign that ends a word.
 * @example
 * endsTag('hemat,'); // true
 */
export const endsTag = (text: string): boolean => dividers.test(text);

/** The words of a text or a list, each cleaned as a line of text is; tabs divide, so that cleaning comes second. */
const wordsOf = (given: string | readonly string[]): string[] =>
  (typeof given === 'string' ? [given] : given)
    .flatMap((each) => each.split(dividers))
    .map((word) => cleanText(word).replaceAll(/\s+/g, ' ').trim())
    .filter((word) => word !== '' && !showsNothing(word));

const isRepeat = (word: string, at: number, words: readonly string[]): boolean =>
  words.findIndex((each) => each.toLowerCase() === word.toLowerCase()) < at;

/**
 * The words of a typed or pasted text, or of a list: cleaned and trimmed, each once whatever its case.
 * @example
 * tagsFrom(' Hemat, promo|hemat '); // ['Hemat', 'promo']
 */
export const tagsFrom = (given: string | readonly string[]): string[] =>
  wordsOf(given).filter((word, at, words) => !isRepeat(word, at, words));

/**
 * The words that `tagsFrom` leaves out because they are there before.
 * @example
 * repeatedTags(' Hemat, promo|hemat '); // ['hemat']
 */
export const repeatedTags = (given: string | readonly string[]): string[] => wordsOf(given).filter(isRepeat);

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
