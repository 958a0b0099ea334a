import { createValue } from '@console/auth';
import { hasUses, type Resource } from '@console/contracts/core/resource';
import type { ComponentType, ReactNode } from 'react';

export { confirmWidth } from '@console/contracts/core/constants';

/** What the input of a day is given; the form's is `DateField`. */
export interface DayInputProps {
  readonly id: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Content of a confirmation. All texts are in the language of the screen. */
export interface ConfirmOptions {
  /** The question, e.g. "Hapus jenis kartu?". */
  readonly title: string;
  /** The record or the number of records concerned. */
  readonly subject?: string;
  /** Ids of the records concerned: a typed reason is kept for them alone. Give them wherever there are any. */
  readonly about?: readonly string[];
  readonly text?: string;
  /** What decides the action, such as a `FactList` of the source and the day that were chosen. */
  readonly facts?: ReactNode;
  /** The record whose uses are listed below the text. */
  readonly usesOf?: { readonly resource: Resource; readonly secureId: string };
  /** The record of which the services say what follows from switching it on. */
  readonly activationOf?: { readonly resource: Resource; readonly secureId: string };
  /** Label of the confirming button; default "Ya". */
  readonly action?: string;
  /** True when the action removes something; the button is red. */
  readonly danger?: boolean;
  /** Asks for a reason of 5 to 255 characters; `optional` accepts none. */
  readonly reason?: 'required' | 'optional';
  /** Bounds of the reason in characters, when not 5 to 255. */
  readonly reasonLength?: { readonly minimum: number; readonly maximum: number };
  /** The reason to begin with, such as the one of an earlier try. */
  readonly reasonGiven?: string | null;
  /** Label of the reason field, e.g. "Catatan" for the note of a decision. */
  readonly reasonTitle?: string;
  /** Asks for a day, `YYYY-MM-DD`; the first one shown is `initial`. */
  readonly day?: { readonly title: string; readonly initial: string; readonly input: ComponentType<DayInputProps> };
  /** Sentences that must be ticked one by one before it can be answered. */
  readonly ticks?: readonly string[];
  /** Asks to type this count before an action on all records of a filter. */
  readonly count?: number;
  /** True when nothing is sent: it can be answered while the services cannot be reached. */
  readonly local?: boolean;
  /** Called when the person cancels. */
  readonly onCancel?: () => void;
}

export interface ConfirmAnswer {
  readonly reason: string | null;
  /** The day that was asked for; `null` when it was emptied. */
  readonly day?: string | null;
}

/**
 * Called after a yes. While a returned promise is pending the dialog is busy. When it rejects, the dialog stays open
 * and shows the error.
 */
export type ConfirmCallback = (answer: ConfirmAnswer) => unknown;

export interface Confirmation {
  readonly options: ConfirmOptions;
  readonly callback: ConfirmCallback;
}

/** The confirmation on the screen, or null; shown by `ConfirmHost`. */
export const activeConfirmation = createValue<Confirmation | null>(null);

/** Where a confirmation stands. */
export type ConfirmationSlot = typeof activeConfirmation;

/**
 * Asks for confirmation before an action. The shell's `ConfirmHost` shows the dialog.
 * @throws TypeError, without a dialog, unless `options` is an object and `callback` a function
 * (docs/model/specification.md#confirm-dialog)
 * @example
 * confirm({ title: t('deleteTitle'), subject: record.name, danger: true, reason: 'required' }, ({ reason }) =>
 *   remove({ secureId, version, reason }),
 * );
 */
export function confirm(options: ConfirmOptions, callback: ConfirmCallback): void {
  show(activeConfirmation, options, callback);
}

/** The question before a page is left, which stands above a confirmation that holds typed text. */
export const leaveConfirmation: ConfirmationSlot = createValue<Confirmation | null>(null);

/** Asks before the page is left. A confirmation on the screen stays below the question. */
export function askToLeave(options: ConfirmOptions, callback: ConfirmCallback): void {
  show(leaveConfirmation, options, callback);
}

/** Closes the question before the page is left, without an answer. */
export const closeLeaveQuestion = (): void => leaveConfirmation.set(null);

/** Closes the confirmation on the screen as Cancel does: its page was left. */
export function closeConfirmation(): void {
  const open = activeConfirmation.get();
  activeConfirmation.set(null);
  open?.options.onCancel?.();
}

function show(slot: ConfirmationSlot, options: ConfirmOptions, callback: ConfirmCallback): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new TypeError('confirm: options must be an object');
  if (typeof callback !== 'function') throw new TypeError('confirm: callback must be a function');
  slot.set({ options, callback });
}

/** Asks with what uses the record, where its contract says what may. */
export const usesAsked = (
  resource: Resource,
  record: { readonly secureId: string } | undefined,
): Pick<ConfirmOptions, 'usesOf'> =>
  record && hasUses(resource) ? { usesOf: { resource, secureId: record.secureId } } : {};

/** Asks with what follows from switching the record on, where its contract says that the services tell. */
export const activationAsked = (
  resource: Resource,
  record: { readonly secureId: string } | undefined,
): Pick<ConfirmOptions, 'activationOf'> =>
  record && resource.tellsActivation ? { activationOf: { resource, secureId: record.secureId } } : {};
