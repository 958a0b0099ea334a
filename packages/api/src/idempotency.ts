import { dropFromTab, keepInTab, keptInTab, newId, session } from '@console/auth';

/** Keys of actions without a known outcome: running, or without an answer. */
const open = new Map<string, string>();

/** Milliseconds that a key is reused. The services remember keys for 24 hours. */
const keyLifetimeMs = 23 * 3_600_000;

const part = (value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** Identity of an action: the call and its content. */
export const actionOf = (call: string, content: unknown): string =>
  `${call} ${JSON.stringify(content, (_, value: unknown) => part(value))}`;

/** A 106-bit hash of an action (cyrb53 twice), so that storage does not show its content. */
function hashOf(action: string): string {
  const hash = (seed: number): string => {
    let [one, two] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
    for (let at = 0; at < action.length; at += 1) {
      const code = action.charCodeAt(at);
      one = Math.imul(one ^ code, 2654435761);
      two = Math.imul(two ^ code, 1597334677);
    }
    one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
    two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
    return (two >>> 0).toString(16) + (one >>> 0).toString(16);
  };
  return hash(0) + hash(0x5bd1e995);
}

const user = (): string => session.get().username ?? '';

/** The key of an action that this tab sent before a reload, without an answer. */
function storedKey(action: string): string | undefined {
  const stored = keptInTab(user(), 'sent', hashOf(action)) as { key?: unknown; at?: unknown } | null;
  return typeof stored?.key === 'string' && typeof stored.at === 'number' && Date.now() - stored.at < keyLifetimeMs
    ? stored.key
    : undefined;
}

/**
 * The idempotency key of an action: the same for a retry without an answer, a double click, and a draft that is sent
 * again after a reload (docs/model/platform.md#idempotency).
 */
export function keyOf(action: string): string {
  const known = open.get(action) ?? storedKey(action);
  const key = known ?? newId();
  open.set(action, key);
  if (!known) keepInTab(user(), 'sent', hashOf(action), { key, at: Date.now() });
  return key;
}

/** Records the outcome of an action: the next request with the same content gets a new key. */
export function settle(action: string, status: number): void {
  if (status === 0 || status >= 500) return;
  open.delete(action);
  dropFromTab(user(), 'sent', hashOf(action));
}
