/** Edit distance (Levenshtein) between two texts. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (next[j - 1] as number) + 1,
          (row[j] as number) + 1,
          (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] as number;
}

const plain = (name: string) =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Similarity of two names in whole percent of the longer one, ignoring case and punctuation. */
export function likeness(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)];
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : Math.floor(100 * (1 - distance(a, b) / longest));
}
