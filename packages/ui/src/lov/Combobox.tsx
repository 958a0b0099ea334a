import { useRef, useState } from 'react';
import {
  createCaretHandover,
  hasFocus,
  isComposing,
  isHovered,
  isPressing,
  useWhenLeft,
  type CaretHandover,
} from '../interaction/index.ts';
import { PlainCombobox } from './PlainCombobox.tsx';
import { useRichInputs } from './rich/rich-inputs.ts';
import { useCombobox, type ComboboxControl } from './use-combobox.ts';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

export interface ComboboxProps {
  readonly id: string;
  /** The chosen options, shown in the input. */
  readonly chosen: readonly ComboboxOption[];
  readonly several?: boolean;
  /** Options that match the typed text; undefined while loading. */
  readonly options: readonly ComboboxOption[] | undefined;
  readonly failed?: boolean;
  /** True while the typed text is too short to search. */
  readonly tooShort?: boolean;
  /** Called with the text to search; with '' when the list opens. */
  readonly onSearch: (text: string) => void;
  readonly onChange: (chosen: readonly ComboboxOption[]) => void;
  readonly onLeave?: () => void;
  /** Finds the options that a pasted list names, where several can be chosen; undefined for those that name none. */
  readonly findPasted?: ((parts: readonly string[]) => Promise<readonly (ComboboxOption | undefined)[]>) | undefined;
  /** Called with true while a text that names no option stands in the input. */
  readonly onUnknown?: ((isUnknown: boolean) => void) | undefined;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly describedBy?: string | undefined;
  readonly placeholder?: string;
  /** Accessible name of the input where it has no label element. */
  readonly label?: string;
}

/** What the plain and the rich input of a combobox share. */
export interface ComboboxViewProps extends ComboboxProps {
  readonly control: ComboboxControl;
  /** From the plain input to the rich one that replaces it. */
  readonly caret: CaretHandover;
}

/** Whether the plain input must stay. With the focus it is replaced at once, since it has no list: the caret passes. */
const isHeld = (box: Element | null): boolean => isPressing() || isComposing() || (isHovered(box) && !hasFocus(box));

/**
 * Chooses one or several options of a list that is searched while typing, by mouse or keyboard (WAI-ARIA combobox).
 * Text that is left without choosing chooses the one option that it names, or stays and is said to name none.
 * @example
 * <Combobox id={id} chosen={chosen} options={options} onSearch={setSearch} onChange={setChosen} label={t('branch')} />
 */
export function Combobox(props: ComboboxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [caret] = useState(createCaretHandover);
  const control = useCombobox(props);
  const rich = useWhenLeft(useRichInputs(), () => isHeld(box.current));
  if (rich) return <rich.ComboboxField {...props} control={control} caret={caret} />;
  return <PlainCombobox {...props} control={control} caret={caret} box={box} />;
}
