import { sendCall } from '@console/api';
import { takeStart, serverNow } from '@console/auth';
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

/** Milliseconds during which the start-up answer is as good as one fetched now. */
const startFreshMs = 5_000;
let first: { readonly username: string; readonly at: number; readonly answer: Promise<Fetched | null> } | undefined;
const takenKeys = new Set<string>();

interface Fetched {
  readonly data: Readonly<Record<string, unknown>>;
}

/** The preferences of the start-up answer, if the session in this document has just started. */
function startedPreferences(username: string): Promise<Fetched | null> {
  if (first?.username !== username) {
    first = { username, at: serverNow(), answer: takeStart('preferences', username) };
    takenKeys.clear();
  }
  return serverNow() - first.at < startFreshMs ? first.answer : Promise.resolve(null);
}

/**
 * The newest preferences for a change of one of them: those of the start-up answer, once for each, else fetched.
 */
export async function newestPreferences(username: string, key: string): ReturnType<typeof fetchAll> {
  const isFirst = !takenKeys.has(key);
  const started = isFirst ? await startedPreferences(username) : null;
  takenKeys.add(key);
  return started ?? fetchAll();
}

const fetchAll = () => sendCall(preferenceCalls.all, {});

let lastFetch: { readonly username: string; readonly at: number } | undefined;

/** Loads the stored preferences, then fetches those saved from other browsers. A failed fetch changes nothing. */
export async function loadPreferences(now: number = serverNow()): Promise<void> {
  const kept = readStored();
  if (preferences.get().username !== kept.username) preferences.set(kept);
  const { username } = kept;
  if (username === '' || (lastFetch?.username === username && now - lastFetch.at < refetchAfter)) return;
  lastFetch = { username, at: now };
  const answer = (await startedPreferences(username)) ?? (await fetchAll());
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
  first = undefined;
  preferences.set(readStored());
};
