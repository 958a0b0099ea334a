import { withoutShapeless } from '@console/contracts/core/clean-text';
import { parse } from 'secure-json-parse';
import { withTexts } from './clean-texts.ts';
import { checkJsonLimits } from './json-limits.ts';
import { invalid, Refusal } from './refusal.ts';
import { unstorablePath } from './storable-text.ts';

/** Characters beyond ASCII, as such or escaped. */
const mayHoldShapeless = /[^\0-\u007F]|\\u/;
/**
 * Parses a JSON body: checks its limits before parsing, refuses prototype member names and texts that no database can
 * store; signs without a shape leave its texts, but not passwords and signed records.
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
  return mayHoldShapeless.test(text) ? withTexts(body, withoutShapeless) : body;
}
