import { notify as show, type Notice } from '@console/auth';

export interface NotifyOptions {
  /** Stays until the person closes it. */
  readonly persist?: boolean;
  /** A button beside the text, e.g. to retry. */
  readonly action?: NonNullable<Notice['action']>;
}

const by =
  (severity: Notice['severity']) =>
  (text: string, { persist = false, action }: NotifyOptions = {}): void => {
    show({ severity, text, ...(persist ? { sticky: true } : {}), ...(action ? { action } : {}) });
  };

/**
 * Shows a snackbar, also from outside components. A text that is on the screen already is not shown a second time.
 * @example
 * notify.success(t('saved'));
 * notify.error(errorText(error), { action: { text: t('retry'), run: retry } });
 */
export const notify = { success: by('success'), error: by('error'), info: by('info'), warning: by('warning') };
