import { Refusal } from './refusal.ts';

/** Limits of a JSON body, checked on its bytes before it is parsed. */
export const jsonLimits = {
  /** Nesting of objects and lists; the deepest declared body has six levels. */
  depth: 20,
  /** Members and items together; the largest declared body lists 20,000 card numbers. */
  values: 25_000,
  /** Bytes of one text or number; the longest declared is a preference of 16,384 characters. */
  token: 65_536,
} as const;

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [list, endOfList, object, endOfObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Index of the closing quote of the text that starts at `from`. */
function endOfText(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

/**
 * Scans a body once without building values: parsing a deep body, or one with hundreds of thousands of members, would
 * block other calls.
 * @throws Refusal TOO_COMPLEX
 */
export function checkJsonLimits(bytes: Uint8Array): void {
  let depth = 0;
  let values = 0;
  let tokenFrom = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    const text = byte === quote;
    if (text) at = endOfText(bytes, at);
    const opens = byte === list || byte === object;
    const closes = byte === endOfList || byte === endOfObject;
    const bounds = opens || closes || byte === comma || byte === colon;
    if (opens) depth += 1;
    if (closes) depth -= 1;
    if (opens || byte === comma) values += 1;
    if (depth > jsonLimits.depth || values > jsonLimits.values || at - tokenFrom > jsonLimits.token)
      throw new Refusal('TOO_COMPLEX');
    if (text || bounds) tokenFrom = at;
  }
  if (bytes.length - tokenFrom > jsonLimits.token) throw new Refusal('TOO_COMPLEX');
}
