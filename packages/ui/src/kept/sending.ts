import { sendCall } from '@console/api';
import { preferenceCalls } from '@console/contracts/platform/preferences';
import { preferences, readStored, updateStored, type StoredPreferences } from './stored.ts';

/** Milliseconds after the last change before it is sent. */
const sendDelay = 800;
/** Milliseconds after which the next use fetches the preferences again. */
const refetchAfter = 300_000;

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const without = (values: StoredPreferences['values'], key: string): StoredPreferences['values'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));

async function sendPreference(key: string): Promise<void> {
  const { username, values } = preferences.get();
  const value = values[key] ?? null;
  const answer = await sendCall(preferenceCalls.put, { parameters: { key }, body: { value } });
  // A refusal would be repeated, so it is final. A failed call is retried with the next change or visit.
  const settled =
    'data' in answer ||
    (answer.error.status >= 400 &&
      answer.error.status < 500 &&
      answer.error.status !== 401 &&
      answer.error.status !== 429);
  if (!settled) return;
  updateStored((current) =>
    current.username === username && isEqual(current.values[key] ?? null, value)
      ? { ...current, unsent: current.unsent.filter((each) => each !== key) }
      : current,
  );
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends all unsent preferences. */
function sendUnsent(): void {
  clearTimeout(timer);
  for (const key of preferences.get().unsent) void sendPreference(key);
}

/** Stores a preference immediately and sends it after a delay. `undefined` removes it. */
export function savePreference(key: string, value: unknown): void {
  updateStored((current) => ({
    ...current,
    values: value === undefined ? without(current.values, key) : { ...current.values, [key]: value },
    unsent: [...current.unsent.filter((each) => each !== key), key],
  }));
  clearTimeout(timer);
  timer = setTimeout(sendUnsent, sendDelay);
}

let lastFetch: { readonly username: string; readonly at: number } | undefined;

/** Loads the stored preferences, then fetches those saved from other browsers. A failed fetch changes nothing. */
export async function loadPreferences(now: number = Date.now()): Promise<void> {
  const kept = readStored();
  if (preferences.get().username !== kept.username) preferences.set(kept);
  const { username } = kept;
  if (username === '' || (lastFetch?.username === username && now - lastFetch.at < refetchAfter)) return;
  lastFetch = { username, at: now };
  const answer = await sendCall(preferenceCalls.all, {});
  if ('error' in answer) {
    lastFetch = undefined;
    return;
  }
  updateStored((current) => {
    if (current.username !== username) return current;
    const own = Object.fromEntries(
      current.unsent.flatMap((key) => (key in current.values ? [[key, current.values[key]]] : [])),
    );
    const saved = Object.fromEntries(
      Object.entries(answer.data ?? {}).filter(([key]) => !current.unsent.includes(key)),
    );
    return { ...current, values: { ...saved, ...own } };
  });
  if (preferences.get().unsent.length > 0) sendUnsent();
}

/** Resets the module's state; for tests. */
export const resetForTest = (): void => {
  clearTimeout(timer);
  lastFetch = undefined;
  preferences.set(readStored());
};
