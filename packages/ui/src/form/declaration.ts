import type { ComponentType } from 'react';
import type { Field, Fields } from '@console/contracts/core/fields';
import type { Text } from '@console/contracts/core/text';

/** What is typed so far, by field name. Cleaned by `normalise` when a field is left and when the form is saved. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What every input of a form is given. */
export interface InputProps {
  readonly id: string;
  /** The module that the form belongs to. */
  readonly module: string;
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  /** All values of the form, for inputs that depend on other fields. */
  readonly values: FormValues;
  readonly onChange: (value: unknown) => void;
  /** Called when the person leaves the field: the value is cleaned and checked. */
  readonly onLeave: () => void;
  /** Tells that the value is still on its way (an upload); saving waits for it. */
  readonly onBusy: (busy: boolean) => void;
  readonly disabled: boolean;
  readonly invalid: boolean;
  /** Faults of parts of the value, by their path such as `lines[0].amount`, as sentences: for inputs with `ownFaults`. */
  readonly faults: Readonly<Record<string, string>>;
  readonly required: boolean;
  /** Ids of the elements that explain the input: help and error. */
  readonly describedBy: string | undefined;
  /** Widths in pixels at which an image is previewed. */
  readonly previewWidths: readonly number[] | undefined;
  /** Further parameters of the list of values that a reference asks, worked out from the other fields. */
  readonly lovParameters: Readonly<Record<string, string>> | undefined;
}

/** One field of a form, where its name alone does not say enough. */
export interface FormField {
  readonly name: string;
  /** Defaults to the title of the contract. */
  readonly title?: Text;
  /** A sentence below the input. */
  readonly help?: Text;
  /** Hidden fields are neither shown nor changed; they keep the value of the record. */
  readonly visible?: { visible(values: FormValues): boolean }['visible'];
  /** Not to be filled in yet, e.g. before the field that it depends on. */
  readonly disabled?: { disabled(values: FormValues): boolean }['disabled'];
  /** An input of the module's own in place of the one for the kind. */
  readonly input?: ComponentType<InputProps>;
  /** Marked as required although the contract leaves it open: a rule asks for it. */
  readonly demanded?: boolean;
  /** Its input shows the faults of its parts beside them, where they are not told below it. */
  readonly ownFaults?: boolean;
  /** Takes the whole width of the section. */
  readonly wide?: boolean;
  /** Never kept in a draft (passwords, answers). */
  readonly secret?: boolean;
  readonly previewWidths?: readonly number[];
  readonly lovParameters?: { parameters(values: FormValues): Readonly<Record<string, string>> }['parameters'];
}

/** A part of a form with its fields in their order. */
export interface FormSection {
  readonly title?: Text;
  readonly description?: Text;
  readonly fields: readonly (string | FormField)[];
}

export const formField = (entry: string | FormField): FormField =>
  typeof entry === 'string' ? { name: entry } : entry;

/** The sections that a form shows: those given, else one with all fields of the contract in their order. */
export const sectionsOf = (fields: Fields, sections: readonly FormSection[] | undefined): readonly FormSection[] =>
  sections ?? [{ fields: Object.keys(fields) }];
