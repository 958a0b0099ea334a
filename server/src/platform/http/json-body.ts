import { withoutShapeless } from '@console/contracts/core/clean-text';
import { parse } from 'secure-json-parse';
import { checkJsonLimits } from './json-limits.ts';
import { invalid, Refusal } from './refusal.ts';
import { unstorablePath } from './storable-text.ts';

/** Characters beyond ASCII, as such or escaped. */
const mayHoldShapeless = /[^\0-\u007F]|\\u/;
/** Members whose texts are compared sign by sign. */
const asTyped = /password|secret/i;

/** Texts without signs that have no shape: two that look the same are the same from here on. */
function withoutShapelessIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutShapeless(value);
  if (Array.isArray(value)) return value.map(withoutShapelessIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, asTyped.test(name) ? member : withoutShapelessIn(member)]),
  );
}

/**
 * Parses a JSON body: checks its limits before parsing, refuses prototype member names and texts that no database can
 * store; signs without a shape leave its texts, but not passwords.
 * @throws Refusal TOO_COMPLEX, MALFORMED, or VALIDATION beside the field whose text holds NUL or half a character
 */
export function readJson(bytes: Buffer): unknown {
  checkJsonLimits(bytes);
  const text = bytes.toString('utf8');
  let body: unknown;
  try {
    body = parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw new Refusal('MALFORMED');
  }
  // A raw NUL is invalid JSON and raw bytes form whole characters: only escapes can contain either.
  const field = text.includes('\\u') ? unstorablePath(body) : null;
  if (field !== null) throw invalid({ field, code: 'PATTERN' });
  return mayHoldShapeless.test(text) ? withoutShapelessIn(body) : body;
}
