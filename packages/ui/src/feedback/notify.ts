import { notify as show, type Notice } from '@console/auth';

export interface NotifyOptions {
  /** Stays until it is closed by hand. */
  readonly persist?: boolean;
  /** Something the reader can do about it, as a button beside the text. */
  readonly action?: NonNullable<Notice['action']>;
}

const by =
  (severity: Notice['severity']) =>
  (text: string, { persist = false, action }: NotifyOptions = {}): void =>
    show({ severity, text, ...(persist ? { sticky: true } : {}), ...(action ? { action } : {}) });

/**
 * Shows a snackbar from anywhere, also outside of components: `notify.success('Data berhasil disimpan')`. A text that
 * is already on the screen is not shown twice.
 */
export const notify = { success: by('success'), error: by('error'), info: by('info'), warning: by('warning') };
