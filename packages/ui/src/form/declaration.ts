import type { ComponentType } from 'react';
import type { Field, Fields } from '@console/contracts/core/fields';
import type { Text } from '@console/contracts/core/text';

/** Typed values by field name. Normalised when a field is left and when the form is saved. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Props of every input of a form. */
export interface InputProps {
  readonly id: string;
  /** The module of the form. */
  readonly module: string;
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  /** All values of the form, for inputs that depend on other fields. */
  readonly values: FormValues;
  readonly onChange: (value: unknown) => void;
  /** Changes another field of the form, for inputs that show several, such as a pin on a map. */
  readonly onSet?: (name: string, value: unknown) => void;
  /**
   * Called with a text that is no value yet, such as the beginning of a day: it is unsaved typing before the field is
   * left.
   */
  readonly onUnread?: ((text: string) => void) | undefined;
  /** Called when the person leaves the field: the value is cleaned and checked. */
  readonly onLeave: () => void;
  /** Called with true while the value is still loading (an upload); saving waits for it. */
  readonly onBusy: (busy: boolean) => void;
  readonly disabled: boolean;
  readonly invalid: boolean;
  /** Errors of parts of the value as sentences, by path such as `lines[0].amount`: for inputs with `ownFaults`. */
  readonly faults: Readonly<Record<string, string>>;
  readonly required: boolean;
  /** Ids of the elements that explain the input: help and error. */
  readonly describedBy: string | undefined;
  /** Columns beside the rows of a sheet. */
  readonly beside?: readonly Beside[] | undefined;
  /** Widths in pixels at which an image is previewed. */
  readonly previewWidths: readonly number[] | undefined;
  /** Further parameters of a reference's list of values, computed from the other fields. */
  readonly lovParameters: Readonly<Record<string, string>> | undefined;
}

/** A column beside the rows of a sheet that is shown and not typed, such as the instalment of a rate. */
export interface Beside {
  readonly title: Text;
  /** What a row shows there. */
  readonly of: { of(row: FormValues, values: FormValues): string }['of'];
}

/** A field of a form that needs more than its name. */
export interface FormField<Name extends string = string> {
  readonly name: Name;
  /** Defaults to the title of the contract. */
  readonly title?: Text;
  /** A sentence below the input. */
  readonly help?: Text;
  /** Hidden fields are neither shown nor changed; the record's value is sent. */
  readonly visible?: { visible(values: FormValues): boolean }['visible'];
  /** True while the field cannot be filled in, e.g. before the field it depends on. */
  readonly disabled?: { disabled(values: FormValues): boolean }['disabled'];
  /** The module's own input, instead of the one for the kind. */
  readonly input?: ComponentType<InputProps>;
  /** Shows the mark for required although the contract does not require the field: a rule does. */
  readonly demanded?: boolean;
  /** True for a value of the record that is shown as blank until another one is filled in: a day that has passed. */
  readonly blank?: { blank(value: unknown): boolean }['blank'];
  /** The input shows errors of its parts itself; they are not repeated below it. */
  readonly ownFaults?: boolean;
  /** As wide as the section. */
  readonly wide?: boolean;
  /** Never stored in a draft (passwords, answers). */
  readonly secret?: boolean;
  readonly previewWidths?: readonly number[];
  /** Columns beside the rows of a sheet. */
  readonly beside?: readonly Beside[];
  readonly lovParameters?: { parameters(values: FormValues): Readonly<Record<string, string>> }['parameters'];
}

/** A section of a form with its fields in order. */
export interface FormSection<Name extends string = string> {
  readonly title?: Text;
  readonly description?: Text;
  readonly fields: readonly (Name | FormField<Name>)[];
}

/** Sections of the form of a resource. */
export type FormSectionsOf<R extends { readonly fields: Fields }> = readonly FormSection<keyof R['fields'] & string>[];

const plain = new Map<string, FormField>();

/** A field of a section; of a name the same each time, so that its row does not render again for nothing. */
export function formField(entry: string | FormField): FormField {
  if (typeof entry !== 'string') return entry;
  const known = plain.get(entry) ?? { name: entry };
  plain.set(entry, known);
  return known;
}

/** The given sections, or one section with all fields of the contract. */
export const sectionsOf = (fields: Fields, sections: readonly FormSection[] | undefined): readonly FormSection[] =>
  sections ?? [{ fields: Object.keys(fields) }];
