import { createValue, session } from '@console/auth';

/** Preferences of one user in this browser, with the keys that the services have not received yet. */
export interface StoredPreferences {
  readonly username: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly unsent: readonly string[];
}

const storageKey = 'kept';
const noPreferences: StoredPreferences = { username: '', values: {}, unsent: [] };

export const preferences = createValue<StoredPreferences>(noPreferences);

/** Reads the stored preferences of the signed-in user; those of another user are ignored. */
export function readStored(): StoredPreferences {
  const username = session.get().username ?? '';
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<StoredPreferences> | null;
    if (stored?.username === username && typeof stored.values === 'object' && Array.isArray(stored.unsent))
      return stored as StoredPreferences;
  } catch {
    // Broken or blocked storage: start empty.
  }
  return { ...noPreferences, username };
}

/** The preferences of the signed-in user; read from storage before they are loaded. */
export const currentPreferences = (): StoredPreferences =>
  preferences.get().username === (session.get().username ?? '') && preferences.get().username !== ''
    ? preferences.get()
    : readStored();

/**
 * A preference of the signed-in user as it is known now, for code outside of components.
 * @example
 * storedPreference('list.density');
 */
export const storedPreference = (key: string): unknown => currentPreferences().values[key];

/** False after storage was full or blocked; then this tab keeps the values in memory. */
let storageWorks = true;

/** Applies a change to the newest stored state, which another tab may have written, and stores the result. */
export function updateStored(change: (current: StoredPreferences) => StoredPreferences): void {
  const next = change(storageWorks ? readStored() : preferences.get());
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
    storageWorks = true;
  } catch {
    storageWorks = false;
  }
  preferences.set(next);
}

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === storageKey) preferences.set(readStored());
});
