import { createValue, session } from '@console/auth';

/** Preferences of one user as this browser knows them, and those that the services have not been told yet. */
export interface Held {
  readonly username: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly unsent: readonly string[];
}

const place = 'kept';
const none: Held = { username: '', values: {}, unsent: [] };

export const held = createValue<Held>(none);

/** What the browser keeps for the person signed in; nothing of anybody else. */
export function read(): Held {
  const username = session.get().username ?? '';
  try {
    const stored = JSON.parse(localStorage.getItem(place) ?? 'null') as Partial<Held> | null;
    if (stored?.username === username && typeof stored.values === 'object' && Array.isArray(stored.unsent))
      return stored as Held;
  } catch {
    // Broken or forbidden: as if there were nothing.
  }
  return { ...none, username };
}

/** What is known of the person signed in; before it was taken up, what the browser keeps. */
export const known = (): Held =>
  held.get().username === (session.get().username ?? '') && held.get().username !== '' ? held.get() : read();

/** Whether the browser keeps anything; a full or forbidden store does not. */
let storing = true;

/** Holds and stores what a change makes of the newest state, which a twin tab may have written. */
export function write(change: (current: Held) => Held): void {
  const next = change(storing ? read() : held.get());
  try {
    localStorage.setItem(place, JSON.stringify(next));
    storing = true;
  } catch {
    storing = false;
  }
  held.set(next);
}

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === place) held.set(read());
});
