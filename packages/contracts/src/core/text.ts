/** A screen text in both languages of the console. Indonesian is the default. */
export interface Text {
  readonly id: string;
  readonly en: string;
}

export type Language = keyof Text;

/**
 * Builds a {@link Text}. Texts that the specification fixes have one argument and are the same in both languages.
 * @example
 * text('Simpan', 'Save');
 */
export const text = (id: string, en: string = id): Text => ({ id, en });
