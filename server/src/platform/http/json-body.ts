import { parse } from 'secure-json-parse';
import { checkJsonLimits } from './json-limits.ts';
import { invalid, Refusal } from './refusal.ts';
import { unstorablePath } from './storable-text.ts';

/**
 * Reads a JSON body: bounded before it is parsed, without names that reach into the language, and with texts only
 * that can be kept.
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
  // A raw NUL is no JSON, and raw bytes make whole characters: only escapes can hold either.
  const field = text.includes('\\u') ? unstorablePath(body) : null;
  if (field !== null) throw invalid({ field, code: 'PATTERN' });
  return body;
}
