const [offset, prime] = [0x811c9dc5, 0x01000193];

/** A short hash to recognise a text without storing it: FNV-1a, 32 bits, base 36. Not for security. */
export function hashOf(text: string): string {
  let hash = offset;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, prime);
  return (hash >>> 0).toString(36);
}
