import { fieldErrors, sharedErrors, wordedCode, type FieldError } from '@console/contracts/core/errors';
import type { Parameters } from '@console/contracts/core/fill';
import type { Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { formatNumber } from '../formats/index.ts';
import { shortDecimal } from '../formats/number-text.ts';

/** The text of an error code: the module's own, then the codes of fields, then the shared ones. */
export const textOfCode = (resource: Pick<Resource, 'errors'>, code: string): Text | undefined =>
  resource.errors[code]?.text ??
  (fieldErrors as Record<string, Text>)[code] ??
  (sharedErrors as Record<string, { text: Text }>)[code]?.text;

/** A number as people write it, with all its decimals: limits such as 0,0001 are not rounded. */
const written = (value: Parameters[string]): Parameters[string] => {
  if (typeof value === 'number') return Number.isInteger(value) ? formatNumber(value) : shortDecimal(value);
  return /^\d+\.\d{4}$/.test(String(value)) ? shortDecimal(value) : value;
};

const shown = (parameters: Parameters = {}): Parameters =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, written(value)]));

/**
 * The sentence beside a field: in the language of the screen where a catalogue has the code, else the services'
 * message.
 */
export function errorText(
  resource: Pick<Resource, 'errors'>,
  error: FieldError,
  text: (text: Text, parameters?: Parameters) => string,
): string {
  const known = textOfCode(resource, wordedCode(error.code, error.parameters));
  if (!known) return error.message ?? error.code;
  const words = Object.entries(error.words ?? {}).map(([name, word]) => [name, text(word)]);
  return text(known, { ...shown(error.parameters), ...Object.fromEntries(words) });
}
