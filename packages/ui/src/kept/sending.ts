import { sendCall } from '@console/api';
import { preferenceCalls } from '@console/contracts/platform/preferences';
import type { Call } from '@console/contracts/core/call';
import { held, read, write, type Held } from './held.ts';

/** Milliseconds of rest after a change before the services are told. */
const rest = 800;
/** Milliseconds after which what was read is asked for again by the next list. */
const oldAfter = 300_000;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const without = (values: Held['values'], key: string): Held['values'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));

async function tell(key: string): Promise<void> {
  const { username, values } = held.get();
  const value = values[key] ?? null;
  const answer = await sendCall(preferenceCalls.put as Call, { parameters: { key }, body: { value } });
  // What was refused would be refused again; what did not arrive is sent with the next change or the next visit.
  const settled =
    'data' in answer ||
    (answer.error.status >= 400 &&
      answer.error.status < 500 &&
      answer.error.status !== 401 &&
      answer.error.status !== 429);
  if (!settled) return;
  write((current) =>
    current.username === username && isSame(current.values[key] ?? null, value)
      ? { ...current, unsent: current.unsent.filter((each) => each !== key) }
      : current,
  );
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells the services everything that they have not been told. */
function tellAll(): void {
  clearTimeout(timer);
  for (const key of held.get().unsent) void tell(key);
}

/** Keeps a preference: here at once, with the services after a moment's rest. `undefined` forgets it. */
export function keep(key: string, value: unknown): void {
  write((current) => ({
    ...current,
    values: value === undefined ? without(current.values, key) : { ...current.values, [key]: value },
    unsent: [...current.unsent.filter((each) => each !== key), key],
  }));
  clearTimeout(timer);
  timer = setTimeout(tellAll, rest);
}

let asked: { readonly username: string; readonly at: number } | undefined;

/** Takes up what the browser keeps, and asks the services for what the user has chosen elsewhere. A failure changes nothing. */
export async function take(now: number = Date.now()): Promise<void> {
  const kept = read();
  if (held.get().username !== kept.username) held.set(kept);
  const { username } = kept;
  if (username === '' || (asked?.username === username && now - asked.at < oldAfter)) return;
  asked = { username, at: now };
  const answer = await sendCall<Record<string, unknown>>(preferenceCalls.all as Call, {});
  if ('error' in answer) {
    asked = undefined;
    return;
  }
  write((current) => {
    if (current.username !== username) return current;
    const own = Object.fromEntries(
      current.unsent.flatMap((key) => (key in current.values ? [[key, current.values[key]]] : [])),
    );
    const known = Object.fromEntries(
      Object.entries(answer.data ?? {}).filter(([key]) => !current.unsent.includes(key)),
    );
    return { ...current, values: { ...known, ...own } };
  });
  if (held.get().unsent.length > 0) tellAll();
}

/** Forgets that the services were asked; for tests. */
export const forget = (): void => {
  clearTimeout(timer);
  asked = undefined;
  held.set(read());
};
