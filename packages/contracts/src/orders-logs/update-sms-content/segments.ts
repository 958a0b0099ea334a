/** Letters of the GSM 7-bit alphabet, and those that take two places in it. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€\f';
const sizes = { GSM7: { single: 160, part: 153 }, UCS2: { single: 70, part: 67 } } as const;

export interface Segments {
  readonly alphabet: 'GSM7' | 'UCS2';
  /** Places taken: letters, an extended one counted twice; in UCS-2 units of 16 bits. */
  readonly characters: number;
  readonly parts: number;
  /** Most places of one part. */
  readonly limit: number;
  /** Characters that force the shorter limit, each once. */
  readonly forcing: readonly string[];
}

/** How many messages a text takes; a character is never cut in two. */
export function segmentsOf(text: string): Segments {
  const letters = [...text];
  const forcing = [...new Set(letters.filter((letter) => !basic.includes(letter) && !extended.includes(letter)))];
  const alphabet = forcing.length > 0 ? 'UCS2' : 'GSM7';
  const places = letters.map((letter) => (alphabet === 'UCS2' ? letter.length : extended.includes(letter) ? 2 : 1));
  const characters = places.reduce((sum, count) => sum + count, 0);
  const { single, part } = sizes[alphabet];
  if (characters <= single) return { alphabet, characters, parts: characters === 0 ? 0 : 1, limit: single, forcing };
  let parts = 1;
  let used = 0;
  for (const count of places) {
    if (used + count > part) {
      parts += 1;
      used = 0;
    }
    used += count;
  }
  return { alphabet, characters, parts, limit: part, forcing };
}
