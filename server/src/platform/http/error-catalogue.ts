import {
  fieldErrors,
  fill,
  wordedParameters,
  sharedErrors,
  type FieldError,
  type Parameters,
} from '@console/contracts/core/errors';
import type { Language, Text } from '@console/contracts/core/text';

/** Numbers as people of the language read them: 200.000.000, or 200,000,000. */
const grouped = (parameters: Parameters = {}, language: Language): Parameters =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'number' ? value.toLocaleString(language === 'id' ? 'id-ID' : 'en-US') : value,
    ]),
  );

type Declared = Readonly<Record<string, { readonly status?: number; readonly text: Text }>>;

/** Status and texts of every error code: the shared codes and those of modules. One code has one text everywhere. */
export class ErrorCatalogue {
  readonly #codes = new Map<string, { status: number; text: Text }>(Object.entries(sharedErrors));
  readonly #fields = new Map<string, Text>(Object.entries(fieldErrors));

  /** Adds a module's codes. @throws TypeError when a code is already declared with another text. */
  add(errors: Declared): void {
    for (const [code, { status = 409, text }] of Object.entries(errors)) {
      const known = this.#codes.get(code);
      if (known && (known.text.id !== text.id || known.status !== status))
        throw new TypeError(`Error code ${code} is declared twice with different texts`);
      this.#codes.set(code, { status, text });
      if (!this.#fields.has(code)) this.#fields.set(code, text);
    }
  }

  status(code: string): number {
    return this.#codes.get(code)?.status ?? 500;
  }

  text(code: string, language: Language, parameters: Parameters = {}): string {
    return fill(this.#codes.get(code)?.text[language] ?? code, parameters);
  }

  /** The field error with its text. */
  fieldError(error: FieldError, language: Language): FieldError {
    // The code of a whole call may also apply to one field, such as a file that is too large.
    const known = this.#fields.get(error.code) ?? this.#codes.get(error.code)?.text;
    const { words, ...fault } = error;
    const parameters = wordedParameters(error, language);
    return {
      ...fault,
      ...(words ? { parameters } : {}),
      message: error.message ?? fill(known?.[language] ?? error.code, grouped(parameters, language)),
    };
  }

  has(code: string): boolean {
    return this.#codes.has(code);
  }
}
