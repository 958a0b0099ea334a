type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
export type Parameters = Readonly<Record<string, string | number>>;

/** Texts of one language by key. */
type Texts<Key extends string = string> = Readonly<Record<Key, string>>;

/** The texts of a screen or module in both languages, with the same keys. */
export interface Catalogue<Id extends Texts = Texts> {
  readonly id: Id;
  readonly en: Texts<Extract<keyof Id, string>>;
}

/**
 * Declares a catalogue. The Indonesian keys are the keys; the compiler requires the same in English. `{name}` in a text
 * is a parameter, which `t` then requires.
 * @example
 * const messages = defineMessages({ id: { total: '{count} data' }, en: { total: '{count} {count|record|records}' } });
 */
export const defineMessages = <const Id extends Texts>(catalogue: {
  readonly id: Id;
  readonly en: { readonly [Key in keyof Id]: string };
}): Catalogue<Id> => catalogue as Catalogue<Id>;

type RequiredParameters<T extends string> = [Names<T>] extends [never]
  ? []
  : [parameters: Readonly<Record<Names<T>, string | number>>];

/** Returns the text of a key in the language of the screen, with its parameters filled in. */
export type Translate<Id extends Texts> = <const Key extends Extract<keyof Id, string>>(
  key: Key,
  ...parameters: RequiredParameters<Id[Key]>
) => string;
