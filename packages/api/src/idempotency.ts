import { newId } from '@console/auth';

/** Keys of actions whose outcome is not known: under way, or the answer never came. */
const open = new Map<string, string>();

const part = (value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** What makes two sendings the same action: the same call with the same content. */
export const actionOf = (call: string, content: unknown): string =>
  `${call} ${JSON.stringify(content, (_, value: unknown) => part(value))}`;

/** The key of an action: the same for a second try after no answer, and for a double click (platform model, section 2). */
export function keyOf(action: string): string {
  const key = open.get(action) ?? newId();
  open.set(action, key);
  return key;
}

/** The outcome is known: the next sending with the same content is a new action. */
export function settle(action: string, status: number): void {
  if (status > 0 && status < 500) open.delete(action);
}
