import * as z from 'zod/mini';
import { tagLength } from '../../core/composed-fields.ts';
import type { FieldError } from '../../core/errors.ts';
import type { Field, Fields, ValuesOf } from '../../core/fields.ts';
import type { Text } from '../../core/text.ts';
import { normalise } from '../../core/validation.ts';

/** One list of entries of a document, such as the questions of the FAQ. */
export interface Part<F extends Fields = Fields> {
  /** Heading of the list. */
  readonly title: Text;
  /** One entry of it. */
  readonly entry: Text;
  readonly fields: F;
  readonly titles: { readonly [Name in keyof F & string]: Text };
  /** The field whose value names an entry. */
  readonly label: keyof F & string;
  /** Maximum number of entries. */
  readonly maximum: number;
  /** Each entry belongs to an entry of this part, named by its `parentId`. */
  readonly within?: string;
  /** Ids of entries that exist always: none is added or removed. */
  readonly fixed?: Readonly<Record<string, ValuesOf<Fields>>>;
}

/** An entry as it is typed: in a draft every value may still be missing. */
export interface Entry {
  readonly id: string;
  readonly parentId?: string | null | undefined;
  readonly [name: string]: unknown;
}

/** The entries of a document by part, in their order. */
export type Content = Readonly<Record<string, readonly Entry[]>>;
/** An entry that has passed the rules of its part. */
export type EntryOf<P> = P extends { readonly fields: infer F extends Fields }
  ? { readonly id: string; readonly parentId?: string | null } & ValuesOf<F>
  : never;

/** Public content that is edited as one draft and published as numbered versions. */
export interface ContentDocument<P extends Readonly<Record<string, Part>> = Readonly<Record<string, Part>>> {
  readonly module: string;
  readonly title: Text;
  readonly parts: P;
  /** Rules over several entries, asked when the document is published. */
  readonly rules: { check(content: Content): readonly FieldError[] }['check'];
}

/**
 * Declares a part with its fields.
 * @example
 * part({ title, entry, fields: { name: line({ maximum: 40 }) }, titles, label: 'name', maximum: 50 });
 */
export const part = <const F extends Fields>(declared: Part<F>): Part<F> => declared;

/**
 * Infers the parts of a document.
 * @example
 * defineDocument({ module: 'faq', title, parts: { categories, items }, rules });
 */
export const defineDocument = <const P extends Readonly<Record<string, Part>>>(
  document: ContentDocument<P>,
): ContentDocument<P> => document;

/** Characters that a draft may hold for each that the published text may have: what is typed is kept before it fits. */
const typedRoom = 10;

/** What a draft may hold in a field: the right kind of value, or none. */
function draftValue(field: Field): z.ZodMiniType {
  const maximum = field.maximum ?? 1;
  if (field.kind === 'flag') return z.boolean();
  if (field.kind === 'image') return z.nullable(z.uuid());
  if (field.images) return z.array(z.uuid()).check(z.maxLength(maximum));
  if (field.kind === 'tags')
    return z.array(z.string().check(z.maxLength(tagLength * typedRoom))).check(z.maxLength(maximum));
  const names = (field.options ?? []).map(({ value }) => value) as [string, ...string[]];
  if (field.kind === 'choices') return z.array(z.enum(names)).check(z.maxLength(names.length));
  if (field.kind === 'choice') return z.nullable(z.enum(names));
  return z.nullable(z.string().check(z.maxLength((field.kind === 'date' ? 1 : maximum) * typedRoom)));
}

const entrySchema = ({ fields, within }: Part) =>
  z.object({
    id: z.uuid(),
    ...(within === undefined ? {} : { parentId: z.uuid() }),
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, draftValue(field)])),
  }) as unknown as z.ZodMiniType<Entry>;

/**
 * The schema of a draft: kinds and upper bounds only, so that unfinished text can be stored.
 * @example
 * draftSchema(faqDocument).safeParse(content).success;
 */
export const draftSchema = ({ parts }: ContentDocument): z.ZodMiniType<Content> =>
  z.object(
    Object.fromEntries(
      Object.entries(parts).map(([name, each]) => [
        name,
        z.array(entrySchema(each)).check(
          z.maxLength(each.maximum),
          z.refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, {
            error: () => 'DUPLICATE',
          }),
        ),
      ]),
    ),
  ) as unknown as z.ZodMiniType<Content>;

/**
 * An entry with its values cleaned by the rules of its fields, and nothing else.
 * @example
 * cleanEntry(part, { id, name: ' Kartu ' }).name; // 'Kartu'
 */
export const cleanEntry = ({ fields, within }: Part, entry: Entry): Entry => ({
  id: entry.id,
  ...(within === undefined ? {} : { parentId: entry.parentId ?? null }),
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, normalise(field, entry[name])])),
});

/**
 * The document before anybody has written it: only what exists always.
 * @example
 * emptyContent(faqDocument); // { categories: [], items: [] }
 */
export const emptyContent = ({ parts }: ContentDocument): Content =>
  Object.fromEntries(
    Object.entries(parts).map(([name, each]) => [
      name,
      Object.entries(each.fixed ?? {}).map(([id, values]) => cleanEntry(each, { ...values, id })),
    ]),
  );
