/** A screen text in both languages of the console. Indonesian is the default. */
export interface Text {
  readonly id: string;
  readonly en: string;
}

export type Language = keyof Text;

/** Builds a {@link Text}; a text that the specification fixes is given once and reads the same in both languages. */
export const text = (id: string, en: string = id): Text => ({ id, en });
