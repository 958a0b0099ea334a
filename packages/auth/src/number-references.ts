import { holdsPersonalNumber } from '@console/contracts/core/personal-number';
import { referenceTo } from '@console/contracts/core/number-reference';
import { newId } from './id.ts';
import { session } from './session.ts';

/** Full personal numbers typed in this tab, and the references that replace them in addresses. */
const references = new Map<string, string>();
const numbers = new Map<string, string>();
/** References created in this tab, whose numbers must be sent to the server. */
const created = new Set<string>();
let person: string | null = null;

/** Clears the numbers of the previous person after another sign-in. */
function clearOthers(): void {
  const { username } = session.get();
  if (username === null || username === person) return;
  if (person !== null) for (const each of [references, numbers, created]) each.clear();
  person = username;
}

/**
 * Records the number of a reference, as the server answered it.
 * @example
 * noteNumber(reference, answer.number);
 */
export function noteNumber(reference: string, number: string): void {
  clearOthers();
  numbers.set(reference, number);
  references.set(number, reference);
}

/**
 * The number of a reference, if this tab knows it.
 * @example
 * const number = numberOf('number-0b6f…');
 */
export function numberOf(reference: string): string | undefined {
  clearOthers();
  return numbers.get(reference);
}

/**
 * The number of a reference that this tab created and the server must store.
 * @example
 * const number = numberToKeep(reference);
 */
export const numberToKeep = (reference: string): string | undefined =>
  created.has(reference) ? numberOf(reference) : undefined;

/**
 * A text for use in an address: a reference when it has a full personal number, else the text itself.
 * @example
 * inAddress('081234567890'); // 'number-0b6f…'
 */
export function inAddress(text: string): string {
  if (!holdsPersonalNumber(text)) return text;
  clearOthers();
  const known = references.get(text);
  if (known !== undefined) return known;
  const reference = referenceTo(newId());
  noteNumber(reference, text);
  created.add(reference);
  return reference;
}

/**
 * Replaces full personal numbers in the parameters of an address by references.
 * @example
 * navigate(withoutNumbers(address));
 */
export function withoutNumbers(address: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const parameters = [...new URLSearchParams(query)];
  if (!parameters.some(([, value]) => holdsPersonalNumber(value))) return address;
  const clean = new URLSearchParams(parameters.map(([name, value]) => [name, inAddress(value)]));
  return `${path}?${clean.toString()}${hash}`;
}
