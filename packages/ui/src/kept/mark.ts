const [offset, prime] = [0x811c9dc5, 0x01000193];

/** A short mark of a text, by which it is known again and from which it cannot be read: FNV-1a, 32 bits. */
export function markOf(text: string): string {
  let mark = offset;
  for (const character of text) mark = Math.imul(mark ^ character.codePointAt(0)!, prime);
  return (mark >>> 0).toString(36);
}
