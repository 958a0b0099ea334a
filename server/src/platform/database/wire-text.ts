import { toWireInstant } from './type-parsers.ts';

/** `JSON.stringify` hands a `Date` over as text: the value itself is asked for. */
function withWireInstants(this: Readonly<Record<string, unknown>>, name: string, value: unknown): unknown {
  const original = this[name];
  return original instanceof Date && value !== null ? toWireInstant(original) : value;
}

/**
 * JSON of an answer, or of what an answer is read from later: a `Date` has the offset of Jakarta
 * (docs/model/platform.md#values-on-the-wire). Texts stay as they are, since a stored text may read as an instant: code
 * that writes an instant as text calls `toWireInstant`.
 * @example wireText({ at: new Date(0) }); // '{"at":"1970-01-01T07:00:00.000+07:00"}'
 */
export const wireText = (answer: unknown): string => JSON.stringify(answer, withWireInstants);
