import { holdsPersonalNumber } from '@console/contracts/core/personal-number';
import { referenceTo } from '@console/contracts/platform/number-references';
import { newId } from './id.ts';
import { session } from './session.ts';

/** Full personal numbers that somebody has typed in this tab, and what stands for each of them in addresses. */
const references = new Map<string, string>();
const numbers = new Map<string, string>();
/** References made in this tab, which the services do not know by themselves. */
const made = new Set<string>();
let person: string | null = null;

/** What one person has typed is told to nobody who signs in after. */
function forgetOthers(): void {
  const { username } = session.get();
  if (username === null || username === person) return;
  if (person !== null) for (const each of [references, numbers, made]) each.clear();
  person = username;
}

/** Notes which number a reference stands for, as the services told it. */
export function noteNumber(reference: string, number: string): void {
  forgetOthers();
  numbers.set(reference, number);
  references.set(number, reference);
}

/** The number that a reference stands for, where it was typed or told in this tab. */
export function numberOf(reference: string): string | undefined {
  forgetOthers();
  return numbers.get(reference);
}

/** The number of a reference that was made in this tab: the services must be told of it. */
export const numberToKeep = (reference: string): string | undefined =>
  made.has(reference) ? numberOf(reference) : undefined;

/** A text as it may stand in an address: one with a full personal number by its reference, any other as it is. */
export function inAddress(text: string): string {
  if (!holdsPersonalNumber(text)) return text;
  forgetOthers();
  const known = references.get(text);
  if (known !== undefined) return known;
  const reference = referenceTo(newId());
  noteNumber(reference, text);
  made.add(reference);
  return reference;
}

/** An address of the console without full personal numbers among its parameters. */
export function withoutNumbers(address: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const parameters = [...new URLSearchParams(query)];
  if (!parameters.some(([, value]) => holdsPersonalNumber(value))) return address;
  const clean = new URLSearchParams(parameters.map(([name, value]) => [name, inAddress(value)]));
  return `${path}?${clean.toString()}${hash}`;
}
