import { fieldErrors, sharedErrors, type FieldError, type Parameters } from '@console/contracts/core/errors';
import type { Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { formatNumber } from '../formats/index.ts';

/** The text of an error code: the module's own, then the codes of fields, then the shared ones. */
export const textOfCode = (resource: Pick<Resource, 'errors'>, code: string): Text | undefined =>
  resource.errors[code]?.text ??
  (fieldErrors as Record<string, Text>)[code] ??
  (sharedErrors as Record<string, { text: Text }>)[code]?.text;

const shown = (parameters: Parameters = {}): Parameters =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, typeof value === 'number' ? formatNumber(value) : value]),
  );

/**
 * The sentence beside a field: in the language of the screen where a catalogue has the code, else the services'
 * message.
 */
export function errorText(
  resource: Pick<Resource, 'errors'>,
  error: FieldError,
  text: (text: Text, parameters?: Parameters) => string,
): string {
  const known = textOfCode(resource, error.code);
  if (!known) return error.message ?? error.code;
  const words = Object.entries(error.words ?? {}).map(([name, word]) => [name, text(word)]);
  return text(known, { ...shown(error.parameters), ...Object.fromEntries(words) });
}
