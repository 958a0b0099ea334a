import {
  fieldErrors,
  wordedCode,
  wordedParameters,
  sharedErrors,
  type FieldError,
} from '@console/contracts/core/errors';
import { fill, type Parameters } from '@console/contracts/core/fill';
import type { Language, Text } from '@console/contracts/core/text';
import type { Caller } from '../context.ts';
import { isOfBranch } from '../of-branch.ts';

const locales = { id: 'id-ID', en: 'en-US' } as const;

/** A percentage of the services, such as `2.7500`. */
const isPercent = (value: string): boolean => /^\d+\.\d{4}$/.test(value);

/** Numbers as people of the language read them: 200.000.000 and 2,75, or 200,000,000 and 2.75. */
const grouped = (parameters: Parameters = {}, language: Language): Parameters =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'number' || isPercent(value)
        ? Number(value).toLocaleString(locales[language], { maximumFractionDigits: 4 })
        : value,
    ]),
  );

/** How many of what an error is about its message names. */
const mostNamed = 5;

/** What an error is about, in front of its message. */
function aboutWords(about: readonly string[] = []): string {
  if (about.length === 0) return '';
  const more = about.length > mostNamed ? ` (+${about.length - mostNamed})` : '';
  return `${about.slice(0, mostNamed).join(', ')}${more}: `;
}

type Declared = Readonly<
  Record<string, { readonly status?: number; readonly text: Text; readonly notForBranches?: boolean }>
>;

/** What stands in place of a code that a person does not see. */
const unnamed = 'ADMIN_DECIDES';

/** Status and texts of every error code: the shared codes and those of modules. One code has one text everywhere. */
export class ErrorCatalogue {
  readonly #codes = new Map<string, { status: number; text: Text; ofRows?: boolean }>(Object.entries(sharedErrors));
  readonly #notForBranches = new Set<string>();
  readonly #fields = new Map<string, Text>(Object.entries(fieldErrors));

  /** Adds a module's codes. @throws TypeError when a code is already declared with another text. */
  add(errors: Declared): void {
    for (const [code, { status = 409, text, notForBranches }] of Object.entries(errors)) {
      if (notForBranches) this.#notForBranches.add(code);
      const known = this.#known(code, text);
      if (known && !known.ofRows && known.status !== status)
        throw new TypeError(`Error code ${code} is declared twice with different statuses`);
      this.#codes.set(code, { status, text });
      if (!this.#fields.has(code)) this.#fields.set(code, text);
    }
  }

  /**
   * Adds codes of rows of files. They are no answer to a call, so that one which is also the refusal of a call keeps
   * the status of the refusal.
   * @throws TypeError when a code is already declared with another text.
   */
  addOfRows(texts: Readonly<Record<string, Text>>): void {
    for (const [code, text] of Object.entries(texts)) {
      if (!this.#known(code, text)) this.#codes.set(code, { status: 422, text, ofRows: true });
      if (!this.#fields.has(code)) this.#fields.set(code, text);
    }
  }

  #known(code: string, text: Text) {
    const known = this.#codes.get(code);
    if (known && known.text.id !== text.id)
      throw new TypeError(`Error code ${code} is declared twice with different texts`);
    return known;
  }

  status(code: string): number {
    return this.#codes.get(code)?.status ?? 500;
  }

  text(code: string, language: Language, parameters: Parameters = {}): string {
    return fill(this.#codes.get(code)?.text[language] ?? code, grouped(parameters, language));
  }

  /** The field error with its text. */
  fieldError(error: FieldError, language: Language): FieldError {
    // The code of a whole call may also apply to one field, such as a file that is too large.
    const code = wordedCode(error.code, error.parameters);
    const known = this.#fields.get(code) ?? this.#codes.get(code)?.text;
    const { words, about, ...fault } = error;
    const parameters = wordedParameters(error, language);
    return {
      ...fault,
      ...(words ? { parameters } : {}),
      message:
        error.message ?? aboutWords(about) + fill(known?.[language] ?? error.code, grouped(parameters, language)),
    };
  }

  /** The code that this person sees: one that tells what the company earns is not for users of a branch. */
  seenCode(code: string, caller: Pick<Caller, 'mappingType' | 'isAdmin'>): string {
    return this.#notForBranches.has(code) && isOfBranch(caller) ? unnamed : code;
  }

  has(code: string): boolean {
    return this.#codes.has(code);
  }
}
