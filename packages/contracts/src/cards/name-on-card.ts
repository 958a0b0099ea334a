/** Most letters that fit on a card. */
export const longestNameOnCard = 24;

/** What a name on a card consists of (docs/model/cards.md#card-record). */
export const nameOnCardPattern = /^[A-Z .'-]{1,24}$/;

/**
 * A member's name as it is printed: upper case, cut at a word where it is too long.
 * @example nameOnCard('Siti Rahmawati'); // 'SITI RAHMAWATI'
 */
export function nameOnCard(name: string): string {
  const printable = name
    .toUpperCase()
    .replaceAll(/[^A-Z .'-]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (printable.length <= longestNameOnCard) return printable;
  const cut = printable.slice(0, longestNameOnCard + 1);
  return (cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : printable.slice(0, longestNameOnCard)).trim();
}
