type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
export type Parameters = Readonly<Record<string, string | number>>;

/** Texts of one language by key. */
type Texts<Key extends string = string> = Readonly<Record<Key, string>>;

/** The texts of a screen or module in both languages; the keys are the same in both. */
export interface Catalogue<Id extends Texts = Texts> {
  readonly id: Id;
  readonly en: Texts<Extract<keyof Id, string>>;
}

/**
 * Declares a catalogue. Indonesian leads: its keys are the keys, and English must have exactly the same.
 * `{name}` in a text is a parameter that `t` then asks for.
 */
export const defineMessages = <const Id extends Texts>(catalogue: {
  readonly id: Id;
  readonly en: { readonly [Key in keyof Id]: string };
}): Catalogue<Id> => catalogue as Catalogue<Id>;

type Wanted<T extends string> = [Names<T>] extends [never]
  ? []
  : [parameters: Readonly<Record<Names<T>, string | number>>];

/** Gives the text of a key in the language of the screen, its parameters filled in. */
export type Translate<Id extends Texts> = <const Key extends Extract<keyof Id, string>>(
  key: Key,
  ...parameters: Wanted<Id[Key]>
) => string;
