const prefix = 'console.record.';

/** The stored record of a release, by its hash. */
export const storedRecord = (hash: string): string | null => localStorage.getItem(prefix + hash);

/** Stores a record under its hash. If storage is full or blocked, the record is fetched again later. */
export function storeRecord(hash: string, text: string): void {
  try {
    localStorage.setItem(prefix + hash, text);
  } catch {
    localStorage.removeItem(prefix + hash);
  }
}

/** Deletes the stored records of all other releases. */
export function deleteOtherRecords(hashes: ReadonlySet<string>): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix) && !hashes.has(key.slice(prefix.length))) localStorage.removeItem(key);
}
