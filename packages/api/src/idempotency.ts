import { dropFromTab, keepInTab, keptInTab, newId, session } from '@console/auth';

/** Keys of actions whose outcome is not known: under way, or the answer never came. */
const open = new Map<string, string>();

/** Answers are kept by the services for 24 hours; a key that old says nothing any more. */
const longestMs = 23 * 3_600_000;

const part = (value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** What makes two sendings the same action: the same call with the same content. */
export const actionOf = (call: string, content: unknown): string =>
  `${call} ${JSON.stringify(content, (_, value: unknown) => part(value))}`;

/** A name for an action that tells nothing of its content, 106 bits (two turns of cyrb53). */
function nameOf(action: string): string {
  const turn = (seed: number): string => {
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
  return turn(0) + turn(0x5bd1e995);
}

const user = (): string => session.get().username ?? '';

/** The key of an action that an earlier page of this tab has sent without hearing of its outcome. */
function keptKey(action: string): string | undefined {
  const kept = keptInTab(user(), 'sent', nameOf(action)) as { key?: unknown; at?: unknown } | null;
  return typeof kept?.key === 'string' && typeof kept.at === 'number' && Date.now() - kept.at < longestMs
    ? kept.key
    : undefined;
}

/**
 * The key of an action: the same for a second try after no answer, for a double click, and for what is sent anew from a
 * draft after a reload (docs/model/platform.md#idempotency).
 */
export function keyOf(action: string): string {
  const known = open.get(action) ?? keptKey(action);
  const key = known ?? newId();
  open.set(action, key);
  if (!known) keepInTab(user(), 'sent', nameOf(action), { key, at: Date.now() });
  return key;
}

/** The outcome is known: the next sending with the same content is a new action. */
export function settle(action: string, status: number): void {
  if (status === 0 || status >= 500) return;
  open.delete(action);
  dropFromTab(user(), 'sent', nameOf(action));
}
