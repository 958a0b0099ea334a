import { newId } from './id.ts';
import { createValue } from './value.ts';

export interface Notice {
  readonly id: string;
  readonly severity: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  /** True: stays until closed; others close after a while. */
  readonly sticky?: boolean;
  /** A button beside the text. */
  readonly action?: { readonly text: string; readonly run: () => void };
}

/** Notices of session and sign-in; the shell shows them on the login page and in the frame. */
export const notices = createValue<readonly Notice[]>([]);

/**
 * Shows a notice. A notice with the same text is replaced. @returns its id
 * @example
 * notify({ severity: 'info', text: 'Saved' });
 */
export function notify(notice: Omit<Notice, 'id'>): string {
  const id = newId();
  const others = notices.get().filter((shown) => shown.text !== notice.text);
  notices.set([...others, { ...notice, id }]);
  return id;
}

/**
 * Removes a notice.
 * @example
 * dismissNotice(notice.id);
 */
export const dismissNotice = (id: string): void => notices.set(notices.get().filter((notice) => notice.id !== id));
