import { createValue } from '@console/auth';

export { confirmWidth } from '@console/contracts/core/constants';

/** What a confirmation asks. All texts are given in the language of the screen. */
export interface ConfirmOptions {
  /** The question, e.g. "Hapus jenis kartu?". */
  readonly title: string;
  /** Names the record or the count concerned. */
  readonly subject?: string;
  readonly text?: string;
  /** Word on the button that does it; "Ya" unless given. */
  readonly action?: string;
  /** The action takes something away. */
  readonly danger?: boolean;
  /** Asks for a reason of 5 to 255 characters; `optional` accepts none. */
  readonly reason?: 'required' | 'optional';
  /** Characters of the reason, where other bounds than those hold. */
  readonly reasonLength?: { readonly minimum: number; readonly maximum: number };
  /** Word for the reason, e.g. a note of a decision. */
  readonly reasonTitle?: string;
  /** Asks to type this count, for actions on all records of a filter. */
  readonly count?: number;
  /** Called when the answer is no. */
  readonly onCancel?: () => void;
}

export interface ConfirmAnswer {
  readonly reason: string | null;
}

/** Called when the answer is yes. While a returned promise runs the dialog waits; when it fails the dialog stays and says why. */
export type ConfirmCallback = (answer: ConfirmAnswer) => unknown;

export interface Confirmation {
  readonly options: ConfirmOptions;
  readonly callback: ConfirmCallback;
}

/** The confirmation on the screen, if any; shown by `ConfirmHost`. */
export const asked = createValue<Confirmation | null>(null);

/**
 * Asks before doing; the shell's `ConfirmHost` shows the dialog.
 * @throws TypeError, with no dialog, unless `options` is an object and `callback` a function
 * (docs/model/specification.md#confirm-dialog).
 */
export function confirm(options: ConfirmOptions, callback: ConfirmCallback): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new TypeError('confirm: options must be an object');
  if (typeof callback !== 'function') throw new TypeError('confirm: callback must be a function');
  asked.set({ options, callback });
}
