import { newId } from './id.ts';
import { createValue } from './value.ts';

export interface Notice {
  readonly id: string;
  readonly severity: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  /** Stays until closed; others leave by themselves. */
  readonly sticky?: boolean;
  /** A way out that the notice offers beside its text. */
  readonly action?: { readonly text: string; readonly run: () => void };
}

/** What the session and the sign-in have to say; shown at the root of the shell, on the login page as in the frame. */
export const notices = createValue<readonly Notice[]>([]);

/** Shows a notice; the same text is never shown twice at a time. @returns its id */
export function notify(notice: Omit<Notice, 'id'>): string {
  const id = newId();
  const others = notices.get().filter((shown) => shown.text !== notice.text);
  notices.set([...others, { ...notice, id }]);
  return id;
}

/** Takes a notice away. */
export const dismissNotice = (id: string): void => notices.set(notices.get().filter((notice) => notice.id !== id));
