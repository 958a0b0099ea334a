const prefix = 'console.record.';

/** The text of a release's record that was read before, by its hash. */
export const keptRecord = (hash: string): string | null => localStorage.getItem(prefix + hash);

/** Keeps the text of a record under its hash. A full or forbidden storage is no fault: it is fetched again. */
export function keepRecord(hash: string, text: string): void {
  try {
    localStorage.setItem(prefix + hash, text);
  } catch {
    localStorage.removeItem(prefix + hash);
  }
}

/** Forgets the records of all releases but these. */
export function forgetOtherRecords(hashes: ReadonlySet<string>): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix) && !hashes.has(key.slice(prefix.length))) localStorage.removeItem(key);
}
